import type { SoundName, Voice } from './voices.ts';
import { VOICES } from './voices.ts';

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

const voiced = (audio: AudioContext, voice: Voice, out: AudioNode): void => {
  const start = audio.currentTime + voice.at;
  const sound = voice.kind === 'noise' ? speakNoise : speakTone;
  sound(audio, voice, start)
    .connect(envelope(audio, voice, start))
    .connect(out);
};

/** Plays a sound on a device that runs. */
export const speak = (audio: AudioContext, name: SoundName, volume: number): void => {
  const out = audio.createGain();
  out.gain.value = volume;
  out.connect(audio.destination);
  for (const voice of VOICES[name]) voiced(audio, voice, out);
};
