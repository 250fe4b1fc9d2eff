import type { Match } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import { effect } from '@preact/signals';
import { buzz } from '../../kit/sound/haptics.ts';
import type { SoundName } from '../../kit/sound/sound.ts';
import { play } from '../../kit/sound/sound.ts';
import { isPerson } from '../model/seats.ts';
import type { Happening } from '../stage/moment.ts';
import { framesOf } from '../stage/moment.ts';
import type { Stage } from '../stage/stage.ts';

const SOUNDS: Readonly<Record<Exclude<Happening['kind'], 'daring'>, SoundName>> = {
  rollOff: 'roll',
  rolling: 'roll',
  placing: 'place',
  busting: 'bust',
  passing: 'place',
  taking: 'take',
  lastRound: 'bell',
  /** The spaces of the mine are counted. */
  ended: 'take',
};

const buzzFor = ({ kind }: Happening): void => {
  if (kind === 'placing') buzz('drop');
  if (kind === 'busting') buzz('bust');
  if (kind === 'taking') buzz('take');
};

/** Every animation has a sound, and those of the player's own moves vibrate. Without animations only the last one sounds. */
export const startSounds = ({ steps, setup }: Match, { shown }: Stage): (() => void) => {
  let heard = shown.peek().steps;
  const passedOver = (shownSteps: number): Happening | null => {
    const step = steps.peek()[shownSteps - 1];
    if (settings.peek().speed > 0 || shownSteps <= heard || step === undefined) return null;
    return framesOf(step).findLast(({ happening }) => happening !== null)?.happening ?? null;
  };
  return effect(() => {
    const { moment, steps: shownSteps } = shown.value;
    const happening = moment ?? passedOver(shownSteps);
    heard = shownSteps;
    if (happening === null || happening.kind === 'daring') return;
    play(SOUNDS[happening.kind]);
    if (happening.kind === 'ended' && happening.winners.some((seat) => isPerson(setup, seat)))
      play('win');
    if ('seat' in happening && isPerson(setup, happening.seat)) buzzFor(happening);
  });
};
