/** Where a plot lies in its drawing, and the marks of its axes. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Axis {
  at: number; // in pixels of the drawing
  text: string;
  line?: boolean; // through the whole frame
}

/** The frame of a drawing: room for numbers at its left and below. */
export function frameIn(width: number, height: number, left = 40): Frame {
  return { left, top: 12, width: Math.max(60, width - left - 24), height: height - 44 };
}
