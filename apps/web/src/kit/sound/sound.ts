import { settings } from '@claim-it/client/storage';
import type { SoundName, Voice } from './voices.ts';
import { VOICES } from './voices.ts';

export type { SoundName } from './voices.ts';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** One second of noise; every rattle is cut from it. */
const noiseOf = (audio: AudioContext): AudioBuffer => {
  if (hiss !== null) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return hiss;
};

/** Loud at once, then dying away: everything here is struck, nothing is blown. */
const envelope = (audio: AudioContext, { loudness, length }: Voice, start: number): GainNode => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
};

const glide = (pitch: AudioParam, voice: Voice, start: number): void => {
  pitch.setValueAtTime(voice.pitch, start);
  pitch.exponentialRampToValueAtTime(voice.fallsTo ?? voice.pitch, start + voice.length);
};

const speakNoise = (audio: AudioContext, voice: Voice, start: number): AudioNode => {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = voice.sharpness ?? 1;
  glide(filter.frequency, voice, start);
  source.connect(filter);
  source.start(start, (voice.at * 7) % 0.5, voice.length);
  return filter;
};

const speakTone = (audio: AudioContext, voice: Voice, start: number): AudioNode => {
  const source = audio.createOscillator();
  source.type = 'sine';
  glide(source.frequency, voice, start);
  source.start(start);
  source.stop(start + voice.length);
  return source;
};

const speak = (audio: AudioContext, voice: Voice, out: AudioNode): void => {
  const start = audio.currentTime + voice.at;
  const sound = voice.kind === 'noise' ? speakNoise : speakTone;
  sound(audio, voice, start)
    .connect(envelope(audio, voice, start))
    .connect(out);
};

/** As loud as the bell of a page that nobody looks at. */
const SOFT = 0.25;
let isBellArmed = false;

/** From now on, or no longer, the bell may ring though the sound is off. */
export const armBell = (isArmed: boolean): void => {
  isBellArmed = isArmed;
};

/** Browsers allow sound only after a gesture: call it in one. Does nothing while sound is off and no bell may ring. */
export const unlock = (): void => {
  const isSilent = settings.peek().volume === 0 && !isBellArmed;
  if (isSilent || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
};

const playAt = (name: SoundName, volume: number): void => {
  if (volume === 0 || context === null || context.state !== 'running') return;
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const voice of VOICES[name]) speak(context, voice, out);
};

/** Plays a sound at the volume that is set; at 0, or before the first gesture, nothing. */
export const play = (name: SoundName): void => playAt(name, settings.peek().volume);

/** Rings for somebody who looks elsewhere, if the bell may ring; softly where the sound is off. */
export const ring = (): void => {
  if (isBellArmed) playAt('bell', settings.peek().volume || SOFT);
};

/** Every gesture unlocks, so that sound works as soon as it is turned on. */
export const startSound = (): void => {
  addEventListener('pointerdown', unlock, { passive: true });
  addEventListener('keydown', unlock, { passive: true });
};
