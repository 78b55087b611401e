/** What colours look like to whom, and how far apart they are. */

export const SIGHTS = ["full sight", "protanopia", "deuteranopia", "tritanopia"] as const;
export type Sight = (typeof SIGHTS)[number];
type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

/**
 * For linear RGB, at full severity. G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model
 * for Simulation of Color Vision Deficiency. IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009.
 */
const MATRICES: Record<Exclude<Sight, "full sight">, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From linear sRGB to XYZ (IEC 61966-2-1), and its white. */
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Three = [0.95047, 1, 1.08883];

const times = (matrix: Matrix, [x, y, z]: Three): Three =>
  matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as unknown as Three;

function linear(hex: string): Three {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;
}

function hex(colour: Three): string {
  const digits = colour.map((value) => {
    const kept = Math.min(1, Math.max(0, value));
    const shown = kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** A colour as somebody with this sight sees it. */
export function seen(colour: string, sight: Sight): string {
  return sight === "full sight" ? colour : hex(times(MATRICES[sight], linear(colour)));
}

/** The contrast of WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [one, other].map((each) => times(XYZ, linear(each))[1]).sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function lab(colour: string): Three {
  const [x, y, z] = times(XYZ, linear(colour)).map((value, nth) => {
    const part = value / (WHITE[nth] ?? 1);
    return part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;
  }) as unknown as Three;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * CIEDE2000, with all its weights 1. G. Sharma, W. Wu, E. N. Dalal: The CIEDE2000 Color-Difference Formula:
 * Implementation Notes, Supplementary Test Data, and Mathematical Observations. Color Research and Application 30, 2005.
 */
export function distance(one: string, other: string): number {
  return apart(lab(one), lab(other));
}

export function apart([l1, a1, b1]: Three, [l2, a2, b2]: Three): number {
  const greyness = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1 + 0.5 * (1 - greyness((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const angle = (a: number, b: number) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);
  const [h1, h2] = [angle(a1 * stretch, b1), angle(a2 * stretch, b2)];
  const grey = c1 * c2 === 0;

  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  let hue = h1 + h2;
  if (!grey) {
    if (Math.abs(h1 - h2) > 180) hue += hue < 360 ? 360 : -360;
    hue /= 2;
  }
  const lightness = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const shape =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63));
  const byLightness = (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2));
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * shape);
  const twist = -2 * greyness(chroma) * Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))));
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + twist * byChroma * byHue);
}
