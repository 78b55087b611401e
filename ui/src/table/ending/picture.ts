/** The end of a game as a picture to share. It is drawn in the browser, and no server hears of it. */
import { emblem } from "../../lib/signs/emblems";
import { t } from "../../lib/text.svelte";
import type { CoursePage, ScorePage, SeatPage } from "../../lib/types";
import { dashes, marks, pointIn, valuesOf } from "./graph";
import { headline, whole } from "./headline";

const WIDTH = 1200;
const HEIGHT = 675;
const FRAME = { left: 84, top: 300, width: 1060, height: 290 };
/** A seat in colours of paper, whatever theme the page has: others see the picture. */
const COLOURS = ["#a3382b", "#1d6a75", "#46508f", "#7a5a12", "#7c3a6c"];

export interface Ending {
  game: string;
  seats: readonly SeatPage[];
  score: ScorePage;
  course: CoursePage | undefined;
}

function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
/** So much of a text as has room; a sign of Chinese or Japanese is as wide as two letters. */
function short(text: string, room: number): string {
  let width = 0;
  const signs = [...text];
  const end = signs.findIndex((sign) => (width += (sign.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1) > room);
  return end < 0 ? text : `${signs.slice(0, end).join("")}…`;
}
function colour(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? "#333";
}

/** The picture as SVG: who won, the points, and how they came. */
export function svgOf({ game, seats, score, course }: Ending): string {
  // Others are told who won, not "you".
  const strangers = seats.map((seat) => ({ ...seat, mine: false }));
  const text = (x: number, y: number, size: number, words: string, more = "") =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;
  const rows = seats.map((seat, at) => {
    const x = 60 + (at % 2) * 550;
    const y = 176 + Math.floor(at / 2) * 42;
    const won = score.winners?.includes(seat.seat) ? 'font-weight="700"' : "";
    return (
      `<path d="${emblem(seat.seat)}" transform="translate(${x + 12} ${y - 9}) scale(1.1)" fill="${colour(seat.seat)}"/>` +
      text(x + 34, y, 24, `${score.totals[seat.seat] ?? 0}  ${short(whole(seat), 36)}`, won)
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
    `font-family="Georgia, 'Noto Serif', 'Noto Serif CJK JP', serif" fill="#2b241a">` +
    `<rect width="100%" height="100%" fill="#f6efe0"/>` +
    `<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" fill="none" stroke="#a08c62" stroke-width="3"/>` +
    text(60, 74, 26, game, 'fill="#6b5d43"') +
    text(60, 124, 44, short(headline(strangers, score.winners ?? []), 46)) +
    rows.join("") +
    (course ? lines(course) : "") +
    text(WIDTH - 60, HEIGHT - 34, 20, "Monumental", 'text-anchor="end" fill="#6b5d43"') +
    "</svg>"
  );
}

function lines(course: CoursePage): string {
  const values = valuesOf(course, "");
  const scale = marks(Math.max(1, ...values.flat()));
  const place = pointIn(FRAME, course.rounds.length, scale.at(-1) ?? 1);
  const grid = scale.map((mark) => {
    const y = place(0, mark)[1];
    return (
      `<line x1="${FRAME.left}" x2="${FRAME.left + FRAME.width}" y1="${y}" y2="${y}" stroke="#d8c9a6"/>` +
      `<text x="${FRAME.left - 12}" y="${y + 6}" font-size="18" text-anchor="end" fill="#6b5d43">${mark}</text>`
    );
  });
  const drawn = values.map((points, seat) => {
    const at = points.map((value, round) => place(round, value));
    const markers = at.map(
      ([x, y]) => `<path d="${emblem(seat)}" transform="translate(${x} ${y}) scale(.6)" fill="${colour(seat)}"/>`,
    );
    const dash = dashes(seat) === "none" ? "" : ` stroke-dasharray="${dashes(seat)}"`;
    return `<polyline points="${at.join(" ")}" fill="none" stroke="${colour(seat)}" stroke-width="4"${dash}/>${markers.join("")}`;
  });
  const rounds = `<text x="${FRAME.left}" y="${FRAME.top + FRAME.height + 34}" font-size="18" fill="#6b5d43">${escaped(t("web-course-rounds"))}: ${course.rounds.length}</text>`;
  return grid.join("") + drawn.join("") + rounds;
}
