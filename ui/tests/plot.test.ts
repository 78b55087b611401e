import { expect, it } from "vitest";
import { frameIn } from "../src/lib/plot/frame";

it("leaves room for numbers at the left, below and half of the last one at the right", () => {
  const frame = frameIn(390, 280, 48);

  expect(frame.left + frame.width).toBe(390 - 24);
  expect(frame.top + frame.height).toBe(280 - 32);
});

it("is never narrower than it can be drawn", () => {
  expect(frameIn(0, 240).width).toBe(60);
});
