import type { MatchStep, PlayedMatch } from '@claim-it/client/model';
import { shareHash } from '@claim-it/client/model';
import type { Seat } from '@claim-it/rules';
import { isOver } from '@claim-it/rules';
import { goTo } from '../../kit/navigation/navigation.ts';
import { formatFragment } from '../../kit/navigation/reviewFragment.ts';

const hasEndedTurn = ({ before, after, events }: MatchStep): boolean =>
  before.turn.seat !== after.turn.seat ||
  events.some(({ kind }) => kind === 'turnStarted' || kind === 'gameEnded');

/** The first roll since a turn of one of these seats ended, counted from 1; null where none has, or nothing was rolled since. */
export const firstSince = (steps: readonly MatchStep[], own: readonly Seat[]): number | null => {
  let [rolls, since] = [0, -1];
  for (const step of steps) {
    if (step.input.kind === 'dice') rolls += 1;
    if (own.includes(step.before.turn.seat) && hasEndedTurn(step)) since = rolls;
  }
  return since >= 0 && since < rolls ? since + 1 : null;
};

/** Opens the review of a match; a running game is opened at the end of the player's own last turn. */
export const lookBack = async (match: PlayedMatch): Promise<void> => {
  const own = match.setup.sitters.flatMap(({ kind }, seat) =>
    kind === 'person' ? [seat as Seat] : [],
  );
  const step = isOver(match.game.peek()) ? null : firstSince(match.steps.peek(), own);
  const isHere = match.house === undefined;
  const game = isHere ? '' : await shareHash(await match.record());
  const fragment = formatFragment({ game, step, table: isHere ? null : match.id });
  goTo({ kind: 'review', id: isHere ? match.id : null }, 'push', fragment);
};
