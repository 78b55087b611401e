/**
 * Seats are told apart by people who see fewer colours, in both themes: the colours of tokens.css are turned into
 * what somebody with protanopia, deuteranopia or tritanopia sees, and the distances between them are measured.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { apart, contrast, distance, seen, SIGHTS } from "./sight";

const CSS = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf8");
const SEATS = [0, 1, 2, 3, 4];

/**
 * The least distance of two seats, in CIEDE2000: 1 is what a trained eye notices side by side, 2 to 10 what anybody
 * sees at a glance. Realms lie far apart on a map, on grounds of several colours, so it has to be more than that.
 */
const LEAST = 12;
/** To those who see all colours. */
const LEAST_IN_FULL = 20;

/** What a block of the file sets, by name. */
function tokens(selector: string): Map<string, string> {
  const start = CSS.indexOf(selector);
  const block = CSS.slice(start, CSS.indexOf("}", start));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? "", value ?? ""]));
}

const LIGHT = tokens(":root {");
const THEMES = { light: LIGHT, dark: tokens(':root[data-theme="dark"] {') };

const colour = (theme: keyof typeof THEMES, name: string): string => THEMES[theme].get(name) ?? "";
const pairs = SEATS.flatMap((one) => SEATS.filter((other) => other > one).map((other) => [one, other] as const));

describe.each(["light", "dark"] as const)("seats in the %s theme", (theme) => {
  it.each(SIGHTS)("are told apart with %s", (sight) => {
    const close = pairs
      .map(([one, other]) => {
        const [a, b] = [one, other].map((seat) => seen(colour(theme, `seat-${seat}`), sight)) as [string, string];
        return { one, other, apart: distance(a, b) };
      })
      .filter(({ apart }) => !(apart >= (sight === "full sight" ? LEAST_IN_FULL : LEAST)));

    expect(close).toEqual([]);
  });

  it("can be read on paper, and paper on them", () => {
    const grounds = ["paper", "raised", ...(theme === "light" ? ["sunk"] : [])];
    const faint = SEATS.flatMap((seat) =>
      grounds.map((ground) => ({ seat, ground, times: contrast(colour(theme, `seat-${seat}`), colour(theme, ground)) })),
    ).filter(({ times }) => !(times >= 4.5));

    expect(faint).toEqual([]);
  });
});

/** What the map sets for both themes: `--map-water: light-dark(#a9cbd4, #173a52)`. */
const GROUND = readFileSync(join(process.cwd(), "src/boards/map/land/ground.css"), "utf8");
const LAND = readFileSync(join(process.cwd(), "src/boards/map/land/Land.svelte"), "utf8");
const TINT = Number(/\.tint \{\s+fill-opacity: ([\d.]+)/.exec(LAND)?.[1]);

function onMap(theme: keyof typeof THEMES, name: string): { colour: string; cover: number } {
  const both = new RegExp(`--map-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(GROUND);
  const value = (theme === "light" ? both?.[1] : both?.[2]) ?? "";
  return { colour: value.slice(0, 7), cover: value.length > 7 ? parseInt(value.slice(7), 16) / 255 : 1 };
}

/** A colour laid over another. */
function over(top: string, cover: number, below: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [above, under] = [top, below].map((each) => parseInt(each.slice(at, at + 2), 16)) as [number, number];
    return Math.round(above * cover + under * (1 - cover))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

describe.each(["light", "dark"] as const)("numbers of tiles in the %s theme", (theme) => {
  it.each(["meadow", "forest", "mountain", "volcano", "water", "capital"])("can be read on %s, whosever it is", (terrain) => {
    const halo = onMap(theme, "halo");
    const ground = onMap(theme, terrain).colour;
    const grounds = [ground, ...SEATS.map((seat) => over(colour(theme, `seat-${seat}`), TINT, ground))];

    for (const each of grounds) {
      const behind = over(halo.colour, halo.cover, each);
      expect(contrast(onMap(theme, "edge").colour, behind)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("the dark theme", () => {
  it("is the same whether it is chosen or the system's", () => {
    const start = CSS.indexOf("@media screen and (prefers-color-scheme: dark)");
    const system = tokens(':root:not([data-theme="light"])');

    expect(start).toBeGreaterThan(0);
    for (const [name, value] of THEMES.dark) expect([name, system.get(name)]).toEqual([name, value]);
  });
});

describe("the measure itself", () => {
  // From the test data of Sharma, Wu and Dalal (2005), which catch the usual slips with hues.
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)("agrees with the published pairs: %j %j", (one, other, published) => {
    expect(apart(one, other)).toBeCloseTo(published, 4);
  });

  it("agrees with what is known of it", () => {
    expect(distance("#000000", "#ffffff")).toBeCloseTo(100, 1);
    expect(distance("#123456", "#123456")).toBe(0);
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  });

  it("takes red and green for nearly the same where they are", () => {
    const [red, green] = ["#b45a1e", "#8a7a1e"];
    const full = distance(red, green);

    expect(distance(seen(red, "deuteranopia"), seen(green, "deuteranopia"))).toBeLessThan(full / 2);
    expect(distance(seen(red, "tritanopia"), seen(green, "tritanopia"))).toBeGreaterThan(full / 2);
  });
});
