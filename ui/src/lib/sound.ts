/** Sounds, if somebody wants them: made here, none is loaded. */
import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

/** A note that swells and fades. */
function note(audio: AudioContext, begin: number, pitch: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = pitch;
  tone.type = "triangle";
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(loud, begin + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length + 0.1);
}

/** Two soft notes: it is your turn. */
export function chime(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  for (const [at, pitch] of [523.25, 783.99].entries()) {
    note(audio, begin + at * 0.14, pitch, 0.5, 0.08);
  }
}

/** How a kind of event sounds: pitch and length of one soft stroke. */
const STROKES: readonly [RegExp, number, number][] = [
  [/conquer|battle|attack|defeat/, 110, 0.25],
  [/move|march|walk|explor/, 220, 0.08],
  [/gain|resource|point/, 660, 0.12],
  [/./, 330, 0.07],
];

/** A soft stroke for what is seen happening: the most striking of some events. */
export function stroke(events: readonly { key: string }[]): void {
  const found = STROKES.find(([kind]) => events.some(({ key }) => kind.test(key)));
  if (!found || !settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  note(audio, audio.currentTime, found[1], found[2], 0.05);
}
