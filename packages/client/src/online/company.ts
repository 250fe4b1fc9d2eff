import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { TableEvent, TableState } from '@claim-it/protocol';
import { chairOf, isGone, seatOf } from '@claim-it/protocol';
import type { Seat } from '@claim-it/rules';
import type { MatchAside, SeatCompany, SeatPresence } from '../model/types.ts';
import type { About } from './feed.ts';
import type { CheckedLog } from './log.ts';
import { botNameAt } from './sitters.ts';

const presenceOf = (
  state: TableState,
  chair: Chair,
  awaySince: number | null,
): SeatPresence | null => {
  if (isGone(state, chair)) return { kind: 'gone' };
  return awaySince === null ? { kind: 'here' } : { kind: 'away', since: awaySince };
};

/** Whether a person has had this chair, now or before. */
const isPersons = (state: TableState, about: About, chair: Chair): boolean =>
  state.chairs[chair]?.sitter.kind === 'person' || about.chairs[chair]?.name !== null;

/** The presence of people, by seat. `lag` is how far the server's clock is ahead of this device's. */
export const companyFrom = (
  state: TableState,
  about: About | null,
  lag: number,
): readonly SeatCompany[] =>
  state.chairs.map((seated, seat) => {
    const chair = chairOf(state, seat as Seat);
    if (seated === null || about === null || !isPersons(state, about, chair))
      return { presence: null, standIn: null };
    const since = about.chairs[chair]?.awaySince ?? null;
    const isPlayedByBot =
      state.chairs[chair]?.sitter.kind === 'bot' || (state.standIns[chair] ?? null) !== null;
    return {
      presence: presenceOf(state, chair, since === null ? null : since - lag),
      standIn: isPlayedByBot ? botNameAt(state, about, chair) : null,
    };
  });

const isStep = (event: TableEvent): boolean =>
  event.kind === 'played' || (event.kind === 'dice' && event.event.kind === 'rolled');

type Told =
  | { readonly chair: Chair; readonly kind: 'lapsed' | 'back' | 'joined' }
  | { readonly chair: Chair; readonly kind: 'stoodIn' | 'tookOver' };

/** The note about an event outside the game; `standIns` are the chairs for which bots play. */
const toldBy = (event: TableEvent, standIns: Set<Chair>): Told | null => {
  if (event.kind === 'stoodIn') {
    standIns.add(event.chair);
    return { kind: 'stoodIn', chair: event.chair };
  }
  if (event.kind === 'botTook') return { kind: 'tookOver', chair: event.chair };
  if (event.kind === 'lapsed' || event.kind === 'joined')
    return { kind: event.kind, chair: event.chair };
  if (event.kind !== 'dice' || event.event.kind !== 'cameBack') return null;
  const chair = chairAt(event.event.player);
  return standIns.delete(chair) ? { kind: 'back', chair } : null;
};

/** The events of the table outside the game, oldest first. */
export const asidesFrom = (
  { state, events }: Pick<CheckedLog, 'state' | 'events'>,
  about: About | null,
): readonly MatchAside[] => {
  const asides: MatchAside[] = [];
  const standIns = new Set<Chair>();
  let at = 0;
  for (const event of events) {
    if (isStep(event)) at += 1;
    const told = toldBy(event, standIns);
    if (told === null) continue;
    const seat = seatOf(state, told.chair);
    const { kind } = told;
    asides.push(
      kind === 'stoodIn' || kind === 'tookOver'
        ? { at, seat, kind, bot: botNameAt(state, about, told.chair) }
        : { at, seat, kind },
    );
  }
  return asides;
};
