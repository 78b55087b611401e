/** Sounds, if somebody wants them: made here, none is loaded. */
import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

/** Two soft notes: it is your turn. */
export function chime(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  for (const [at, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = "triangle";
    loudness.gain.setValueAtTime(0.0001, begin + at * 0.14);
    loudness.gain.exponentialRampToValueAtTime(0.08, begin + at * 0.14 + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + at * 0.14 + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin + at * 0.14);
    tone.stop(begin + at * 0.14 + 0.6);
  }
}
