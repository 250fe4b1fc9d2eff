import type { Game, Seat } from '@claim-it/rules';
import { goTo } from '../app/navigation.ts';
import { shareHash } from '../match/share.ts';
import type { Match, Step } from '../match/types.ts';
import { formatFragment } from './source.ts';

const hasEndedTurn = ({ before, after, events }: Step): boolean =>
  before.turn.seat !== after.turn.seat ||
  events.some(({ kind }) => kind === 'turnStarted' || kind === 'gameEnded');

/** The first roll since a turn of one of these seats ended, counted from 1; null where none has, or nothing was rolled since. */
export const firstSince = (steps: readonly Step[], own: readonly Seat[]): number | null => {
  let [rolls, since] = [0, -1];
  for (const step of steps) {
    if (step.input.kind === 'dice') rolls += 1;
    if (own.includes(step.before.turn.seat) && hasEndedTurn(step)) since = rolls;
  }
  return since >= 0 && since < rolls ? since + 1 : null;
};

const isOver = ({ turn }: Game): boolean => turn.phase.kind === 'over';

/** Opens the report of a match; a game that runs is opened where one's own last turn ended. */
export const lookBack = async (match: Match): Promise<void> => {
  const own = match.setup.sitters.flatMap(({ kind }, seat) =>
    kind === 'person' ? [seat as Seat] : [],
  );
  const step = isOver(match.game.peek()) ? null : firstSince(match.steps.peek(), own);
  const isHere = match.house === undefined;
  const game = isHere ? '' : await shareHash(match.record());
  const fragment = formatFragment({ game, step, table: isHere ? null : match.id });
  goTo({ kind: 'review', id: isHere ? match.id : null }, 'push', fragment);
};
