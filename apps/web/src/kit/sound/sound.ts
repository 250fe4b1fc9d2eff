import { settings } from '@claim-it/client/storage';
import type { SoundName } from './voices.ts';

export type { SoundName } from './voices.ts';

let context: AudioContext | null = null;
let speaker: typeof import('./speaker.ts') | null = null;

/** The volume of the bell of a hidden page. */
const SOFT = 0.25;
let isBellArmed = false;

/** From now on, or no longer, the bell may ring though the sound is off. */
export const armBell = (isArmed: boolean): void => {
  isBellArmed = isArmed;
};

/** What makes the sounds is fetched when there is something to hear. */
const fetchSpeaker = async (): Promise<void> => {
  speaker ??= await import('./speaker.ts').catch(() => null);
};

/** Browsers allow sound only after a gesture: call it in one. Does nothing while sound is off and no bell may ring. */
export const unlock = (): void => {
  const isSilent = settings.peek().volume === 0 && !isBellArmed;
  if (isSilent || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void fetchSpeaker();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
};

const playAt = (name: SoundName, volume: number): void => {
  if (volume === 0 || context === null || context.state !== 'running') return;
  speaker?.speak(context, name, volume);
};

/** Plays a sound at the volume that is set; at 0, or before the first gesture, nothing. */
export const play = (name: SoundName): void => playAt(name, settings.peek().volume);

/** Rings for a player who looks elsewhere, if the bell may ring; softly where the sound is off. */
export const ring = (): void => {
  if (isBellArmed) playAt('bell', settings.peek().volume || SOFT);
};

/** Every gesture unlocks, so that sound works as soon as it is turned on. */
export const startSound = (): void => {
  addEventListener('pointerdown', unlock, { passive: true });
  addEventListener('keydown', unlock, { passive: true });
};
