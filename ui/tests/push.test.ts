import { describe, expect, it } from "vitest";
import { bytesOf, canPush, thisBrowser } from "../src/lib/server/push";

describe("Web Push", () => {
  it("reads a key as servers write it", () => {
    expect([...bytesOf("-_8AAQ")]).toEqual([251, 255, 0, 1]);
  });

  it("is left alone by a browser that can't", async () => {
    expect(canPush()).toBe(false);
    expect(await thisBrowser()).toBeUndefined();
  });
});
