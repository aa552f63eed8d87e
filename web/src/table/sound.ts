/** Soft sounds, synthesised in the browser. Off by default. */
import { settings } from "../settings.svelte";

const NOTES = { tick: 520, leaf: 330, bell: 784 } as const;
let context: AudioContext | undefined;

export function sound(kind: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.type = "sine";
  tone.frequency.value = NOTES[kind];
  volume.gain.setValueAtTime(0, now);
  volume.gain.linearRampToValueAtTime(0.06, now + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0005, now + 0.22);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.25);
}
