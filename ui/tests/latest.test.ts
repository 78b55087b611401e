/** Of two answers that overtake each other, the one that was asked for last is heard. */
import { expect, it } from "vitest";
import { latest } from "../src/lib/server/latest";

it("hears no answer that comes too late", async () => {
  const heard: string[] = [];
  const hear = (said: string) => void heard.push(said);
  let old: (said: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => (old = resolve));

  const stop = latest(first, hear, hear);
  stop();
  latest(Promise.resolve("new"), hear, hear);
  old("old");
  await first;

  expect(heard).toEqual(["new"]);
});
