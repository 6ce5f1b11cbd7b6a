import type { GateOutcome } from './gate-rules';

/** Frequencies in hertz, one after the other, and how long each lasts in seconds. */
const TUNES: Record<GateOutcome, { notes: readonly number[]; seconds: number }> = {
  admitted: { notes: [660, 990], seconds: 0.12 },
  left: { notes: [990, 660], seconds: 0.12 },
  inside: { notes: [440, 440, 440], seconds: 0.14 },
  absent: { notes: [440, 440, 440], seconds: 0.14 },
  revoked: { notes: [180], seconds: 0.7 },
  unknown: { notes: [180], seconds: 0.7 },
  unreadable: { notes: [300, 300], seconds: 0.1 },
  unverifiable: { notes: [440, 330], seconds: 0.2 },
};
const LOUDNESS = 0.25;

let audio: AudioContext | null = null;

/** Plays what belongs to an outcome, and shakes a phone that can; silent where the browser plays nothing yet. */
export function playOutcome(outcome: GateOutcome): void {
  const { notes, seconds } = TUNES[outcome];
  if ('vibrate' in navigator) navigator.vibrate(notes.map(() => seconds * 1000));
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
  const start = audio.currentTime;
  notes.forEach((frequency, index) => {
    if (audio) playNote(audio, frequency, start + index * seconds * 1.4, seconds);
  });
}

function playNote(context: AudioContext, frequency: number, at: number, seconds: number): void {
  const [oscillator, volume] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}
