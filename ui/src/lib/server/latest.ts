/** For effects that ask the server: an answer that comes after something else was asked for is not heard. */
import { sentence } from "./asking";

export function latest<T>(asking: Promise<T>, found: (answer: T) => void, failed: (problem: string) => void): () => void {
  let late = false;
  asking.then(
    (answer) => {
      if (!late) found(answer);
    },
    (error: unknown) => {
      if (!late) failed(sentence(error));
    },
  );
  return () => {
    late = true;
  };
}
