import { describe, expect, it } from "vitest";
import { qrPath } from "../src/pages/me/qr";

describe("a QR code", () => {
  it("is one path with a stroke for each run of dark cells", () => {
    expect(qrPath(["1101", "0000", "0111"])).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
  });
});
