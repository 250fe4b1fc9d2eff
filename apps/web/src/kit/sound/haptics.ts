import { settings } from '@claim-it/client/storage';

export type BuzzKind = 'drop' | 'take' | 'bust' | 'refused';

/** On and off in milliseconds. */
const BUZZES: Readonly<Record<BuzzKind, readonly number[]>> = {
  drop: [10],
  take: [15, 40, 15],
  bust: [40, 30, 60],
  refused: [8, 24, 8],
};

/** Browsers complain of a page that buzzes before it was first touched. */
const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** A short vibration, if the device supports it and the player enabled it. */
export const buzz = (kind: BuzzKind): void => {
  if (!settings.peek().haptics || typeof navigator.vibrate !== 'function') return;
  if (wasTouched()) navigator.vibrate([...BUZZES[kind]]);
};
