/**
 * The paths of icons with whole numbers, in a box of 512: half the bytes, and nobody sees the difference.
 * What is rounded is where the pen stands, not each step, so that errors don't add up.
 */

/** How many numbers a command takes. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Step {
  command: string; // in lower case
  relative: boolean;
  numbers: number[];
}

/** Where the pen really is, and where the rounded path has it. */
interface Pen {
  x: number;
  y: number;
  drawnX: number;
  drawnY: number;
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

/** An arc's two flags may stand without a space: `a4 4 0 011 2`. */
function number(path: string, at: number, flag: boolean): { value: number; end: number } {
  let start = at;
  while (/[\s,]/.test(path[start] ?? "")) start += 1;
  if (flag) return { value: Number(path[start]), end: start + 1 };
  NUMBER.lastIndex = start;
  const found = NUMBER.exec(path)?.[0];
  if (found === undefined) throw new Error(`no number at ${start} of ${path}`);
  return { value: Number(found), end: start + found.length };
}

function read(path: string): Step[] {
  const steps: Step[] = [];
  let at = 0;
  let letter = "";
  while (/\S/.test(path.slice(at))) {
    while (/[\s,]/.test(path[at] ?? "")) at += 1;
    if (/[a-z]/i.test(path[at] ?? "")) {
      letter = path[at] ?? "";
      at += 1;
    } else if (letter.toLowerCase() === "m") {
      letter = letter === "m" ? "l" : "L"; // further points of a move are lines
    }
    const command = letter.toLowerCase();
    const wanted = NUMBERS[command];
    if (wanted === undefined) throw new Error(`no command of a path: ${letter}`);
    const numbers: number[] = [];
    while (numbers.length < wanted) {
      const next = number(path, at, command === "a" && (numbers.length === 3 || numbers.length === 4));
      numbers.push(next.value);
      at = next.end;
    }
    steps.push({ command, relative: letter === command, numbers });
  }
  return steps;
}

/** Numbers as short as they can stand behind each other. */
function joined(numbers: readonly number[]): string {
  return numbers.map((each, nth) => (nth === 0 || each < 0 ? "" : " ") + String(each).replace(/^(-?)0\./, "$1.")).join("");
}

export function rounded(path: string): string {
  const pen: Pen = { x: 0, y: 0, drawnX: 0, drawnY: 0 };
  let start = { ...pen };
  let written = "";
  let last = "";
  const write = (command: string, numbers: readonly number[]) => {
    const again = command === last && command !== "m" && command !== "z";
    const text = joined(numbers);
    written += again ? (text.startsWith("-") ? text : ` ${text}`) : command + text;
    last = command;
  };

  for (const { command, relative, numbers } of read(path)) {
    if (command === "z") {
      write("z", []);
      Object.assign(pen, start);
      continue;
    }
    const originX = relative ? pen.x : 0;
    const originY = relative ? pen.y : 0;
    const across = (value: number) => Math.round(originX + value) - pen.drawnX;
    const down = (value: number) => Math.round(originY + value) - pen.drawnY;
    const arc = command === "a" ? numbers.slice(0, 5).map((each) => Math.round(each * 10) / 10) : [];
    const points = numbers.slice(arc.length);
    // Steps across or down alone are lines whose other number stays.
    const pairs =
      command === "h"
        ? [points[0] ?? 0, relative ? 0 : pen.y]
        : command === "v"
          ? [relative ? 0 : pen.x, points[0] ?? 0]
          : points;
    const steps = pairs.map((value, nth) => (nth % 2 === 0 ? across(value) : down(value)));
    const [dx, dy] = [steps.at(-2) ?? 0, steps.at(-1) ?? 0];
    if (command === "l" || command === "h" || command === "v") {
      if (dx !== 0 && dy !== 0) write("l", [dx, dy]);
      else if (dx !== 0) write("h", [dx]);
      else if (dy !== 0) write("v", [dy]);
    } else if (command === "m" || steps.some((each) => each !== 0)) {
      write(command, [...arc, ...steps]);
    }
    pen.x = originX + (pairs.at(-2) ?? 0);
    pen.y = originY + (pairs.at(-1) ?? 0);
    pen.drawnX += dx;
    pen.drawnY += dy;
    if (command === "m") start = { ...pen };
  }
  return written;
}
