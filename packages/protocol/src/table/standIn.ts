import type { Chair } from '@claim-it/fairness';
import { renewalOf } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { withoutPerson, withoutWishes, withReturned } from './absence.ts';
import { agreementsOf } from './agreements.ts';
import { decider } from './clock.ts';
import type { TableEvent } from './event.ts';
import type { TableFault } from './fault.ts';
import type { StandIn, TableState } from './state.ts';
import { chairOnTurn, fullBank } from './state.ts';

type Next = Result<TableState, TableFault>;
type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

/** Why others may not shake for a person: it is not their turn, or no stand-in was decided. */
export const checkStandIn = (state: TableState, chair: Chair): TableFault | null => {
  if (decider(state) !== chair) return { kind: 'otherPlayer', chair };
  const isDecided = state.isOverdue || state.wishes.some(({ wish }) => wish === 'bot');
  return isDecided ? null : { kind: 'notDecided', chair };
};

/** A bot plays for the person on turn, by the others' wish or after a lapse. From then on others shake for them. R13 */
export const standIn = (state: TableState, event: EventOf<'stoodIn'>): Next => {
  const { chair, level, by, at } = event;
  const fault = checkStandIn(state, chair);
  if (fault !== null) return refuse(fault);
  if ((by === 'clock') !== state.isOverdue) return refuse({ kind: 'notDecided', chair });
  const { ledger } = state;
  if (ledger?.away.includes(chair) !== true || !ledger.replaced.includes(chair))
    return refuse({ kind: 'dice', refusal: { kind: 'playerIsPresent', player: chair } });
  const bot: StandIn = { level, style: null, by };
  const standIns = state.standIns.with(chair, bot);
  return ok({ ...withoutWishes(state), standIns, isOverdue: false, since: at });
};

/** A player who comes back decides at once, with fresh time. */
export const withBack = (state: TableState, chair: Chair, at: number): TableState => {
  const here = withReturned(state, chair);
  if ((here.standIns[chair] ?? null) === null) return here;
  const back = { ...here, standIns: here.standIns.with(chair, null) };
  return decider(back) === chair ? { ...back, since: at } : back;
};

/**
 * The server has a connection to an absent person again: they decide at once, and others shake for them until their chain counts. After a
 * lapse their device may be connected without them, so they must confirm it themselves.
 */
export const beBack = (state: TableState, { chair, at }: EventOf<'returned'>): Next => {
  if ((state.absences[chair] ?? null) === null) return refuse({ kind: 'notAbsent', chair });
  return ok(
    state.standIns[chair]?.by === 'players'
      ? withBack(state, chair, at)
      : withReturned(state, chair),
  );
};

/** Why a person may not take a chair: no bot sits there, or the table has not agreed to it. R13 */
export const checkJoined = (state: TableState, chair: Chair): TableFault | null => {
  if (!agreementsOf(state.header).mayReplaceBots) return { kind: 'notAgreed' };
  return state.chairs[chair]?.sitter.kind === 'bot' ? null : { kind: 'noBot', chair };
};

/** The chair is the person's; the bot finishes a turn that it has begun. The dice have the new chain by then. R13 */
export const join = (state: TableState, { chair, tip }: EventOf<'joined'>): Next => {
  const fault = checkJoined(state, chair);
  if (fault !== null) return refuse(fault);
  const { ledger } = state;
  const seated = state.chairs[chair] ?? null;
  const newest =
    ledger === null ? null : (renewalOf(ledger, chair)?.tip ?? ledger.chairs[chair]?.head);
  if (seated === null || seated.sitter.kind !== 'bot' || newest !== tip)
    return refuse({ kind: 'noBot', chair });
  const { level, style } = seated.sitter;
  const bot: StandIn | null = chairOnTurn(state) === chair ? { level, style, by: 'joining' } : null;
  return ok({
    ...withoutPerson(state, chair),
    chairs: state.chairs.with(chair, { ...seated, sitter: { kind: 'person', tip } }),
    standIns: state.standIns.with(chair, bot),
    banks: state.banks.with(chair, fullBank(state.header)),
    lapses: state.lapses.with(chair, 0),
  });
};
