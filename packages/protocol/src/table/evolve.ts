import type { Chair, DiceEvent, Opened } from '@claim-it/fairness';
import { advanceLedger, chairAt, openLedger, renewalOf } from '@claim-it/fairness';
import type { GameEvent, Input, Result } from '@claim-it/rules';
import { apply, newGame, ok, refuse, turnOrder, unreachable } from '@claim-it/rules';
import { useAfter } from './bounds.ts';
import type { TableEvent, TableFact } from './event.ts';
import type { TableFault } from './fault.ts';
import type { TableState } from './state.ts';
import { chairOf, isGone, openingOf, phaseOf } from './state.ts';

/** An input of the game and what came of it: what a table shows, and what a record is written from. */
export type TableStep = { readonly input: Input; readonly events: readonly GameEvent[] };

/** The table after an event; a step where the event was an input of the game. */
export type Evolved = { readonly state: TableState; readonly step: TableStep | null };
type Next = Result<Evolved, TableFault>;
type EventOf<Kind extends TableFact['kind']> = Extract<TableEvent, { kind: Kind }>;

const moved = (state: TableState): Next => ok({ state, step: null });

const untimely = (state: TableState, { kind }: TableFact): Next =>
  refuse({ kind: 'untimely', event: kind, phase: phaseOf(state) });

const sit = (state: TableState, event: EventOf<'sat'>): Next => {
  const { chair, color, sitter } = event;
  if (state.ledger !== null) return untimely(state, event);
  const before = state.chairs[chair];
  if (before === undefined) return refuse({ kind: 'noSuchChair', chair });
  if (before !== null) return refuse({ kind: 'chairTaken', chair });
  if (state.chairs.some((one) => one?.color === color))
    return refuse({ kind: 'colorTaken', color });
  return moved({ ...state, chairs: state.chairs.with(chair, { color, sitter }) });
};

const stand = (state: TableState, event: EventOf<'stood'>): Next => {
  const { chair } = event;
  if (state.ledger !== null) return untimely(state, event);
  if ((state.chairs[chair] ?? null) === null) return refuse({ kind: 'chairEmpty', chair });
  return moved({ ...state, chairs: state.chairs.with(chair, null) });
};

const open = (state: TableState, opened: Opened): Next => {
  const empty = state.chairs.indexOf(null);
  if (empty >= 0) return refuse({ kind: 'chairEmpty', chair: chairAt(empty) });
  const { game, rules, house, players } = openingOf(state);
  const isOurs =
    opened.game === game &&
    opened.rules === rules &&
    opened.house === house &&
    opened.players.length === players.length &&
    players.every((tip, chair) => tip === opened.players[chair]);
  if (!isOurs) return refuse({ kind: 'otherOpening' });
  const ledger = openLedger(opened);
  if (!ledger.ok) return refuse({ kind: 'dice', refusal: ledger.reason });
  return moved({ ...state, ledger: ledger.value, houseTips: 1 });
};

/** The first player is known: colors in turn order make the game. S2, S3 */
const startGame = (state: TableState, at: number): Next => {
  const order = turnOrder(state.header.chairs, state.ledger?.first?.chair ?? 0);
  const colors = order.flatMap((chair) => state.chairs[chair]?.color ?? []);
  const game = newGame({ colors, variant: state.header.variant });
  if (!game.ok) return refuse({ kind: 'otherOpening' });
  return moved({ ...state, game: game.value, since: at });
};

const isRenewed = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'rolled' || kind === 'turnStarted');

/** A slow clock runs for a whole turn, a live one from roll to roll. */
const sinceAfter = (state: TableState, events: readonly GameEvent[], at: number): number => {
  const isSlow = state.header.pace.kind === 'slow';
  const renews = isSlow ? events.some(({ kind }) => kind === 'turnStarted') : isRenewed(events);
  return renews ? at : state.since;
};

const playInput = (state: TableState, input: Input, at: number): Next => {
  if (state.game === null) return refuse({ kind: 'rules', refusal: { kind: 'rollIsDue' } });
  const applied = apply(state.game, input);
  if (!applied.ok) return refuse({ kind: 'rules', refusal: applied.reason });
  const { game, events } = applied.value;
  return ok({
    state: { ...state, game, since: sinceAfter(state, events, at) },
    step: { input, events },
  });
};

const announces = (event: DiceEvent): boolean =>
  event.kind === 'keyLost' ||
  event.kind === 'joined' ||
  (event.kind === 'anchored' && event.owner === 'house');

/** In version 2 others shake for a person with a new chain or a stand-in: anybody else who is away comes back first. */
const isReturnDue = (state: TableState, chair: Chair): boolean => {
  const { ledger } = state;
  if (ledger?.version !== 2 || isGone(state, chair) || ledger.replaced.includes(chair))
    return false;
  return ledger.away.includes(chair) && renewalOf(ledger, chair) === null;
};

const checkDice = (state: TableState, event: DiceEvent): TableFault | null => {
  if (event.kind === 'cameBack' && isGone(state, event.player))
    return { kind: 'chairGone', chair: event.player };
  if (event.kind !== 'rolled') return null;
  const { player } = event;
  const onTurn = state.game === null ? null : chairOf(state, state.game.turn.seat);
  const isOwnRoll = onTurn === player && !isReturnDue(state, player);
  return isOwnRoll ? null : { kind: 'otherPlayer', chair: player };
};

const throwDice = (state: TableState, event: DiceEvent, at: number): Next => {
  if (state.ledger === null) return refuse({ kind: 'dice', refusal: { kind: 'notBegun' } });
  const fault = checkDice(state, event);
  if (fault !== null) return refuse(fault);
  const ledger = advanceLedger(state.ledger, event);
  if (!ledger.ok) return refuse({ kind: 'dice', refusal: ledger.reason });
  const after = {
    ...state,
    ledger: ledger.value,
    houseTips: state.houseTips + (announces(event) ? 1 : 0),
  };
  if (event.kind === 'begun') return startGame(after, at);
  if (event.kind !== 'rolled' || ledger.value.last === null) return moved(after);
  return playInput(after, { kind: 'dice', roll: ledger.value.last.roll }, at);
};

/** Only somebody who is away gives up the chair, so that nobody waits for an element from there. */
const takeOver = (state: TableState, event: EventOf<'botTook'>): Next => {
  const { chair, level } = event;
  if (phaseOf(state) !== 'playing') return untimely(state, event);
  const before = state.chairs[chair] ?? null;
  if (before === null || isGone(state, chair)) return refuse({ kind: 'chairGone', chair });
  if (state.ledger?.away.includes(chair) !== true)
    return refuse({ kind: 'dice', refusal: { kind: 'playerIsPresent', player: chair } });
  const seated = { ...before, sitter: { kind: 'bot', level, style: null } } as const;
  return moved({ ...state, chairs: state.chairs.with(chair, seated), since: event.at });
};

const evolveFact = (state: TableState, event: TableEvent): Next => {
  switch (event.kind) {
    case 'sat':
      return sit(state, event);
    case 'stood':
      return stand(state, event);
    case 'doorChanged':
      return phaseOf(state) === 'gathering' ? moved(state) : untimely(state, event);
    case 'dice':
      if (event.event.kind !== 'opened') return throwDice(state, event.event, event.at);
      return state.ledger === null ? open(state, event.event) : untimely(state, event);
    case 'played':
      return playInput(state, event.choice, event.at);
    case 'botTook':
      return takeOver(state, event);
    case 'said': {
      const { chair } = event;
      const isPerson = state.chairs[chair]?.sitter.kind === 'person';
      return isPerson ? moved(state) : refuse({ kind: 'chairEmpty', chair });
    }
    case 'rematch':
      if (phaseOf(state) !== 'over' || state.rematch !== null) return untimely(state, event);
      return moved({ ...state, rematch: event.table });
    default:
      return unreachable(event);
  }
};

/** The table after one more event, or why that event cannot be true. House, players, spectators and verifiers all ask this. */
export const evolveTable = (state: TableState, event: TableEvent): Next => {
  const next = evolveFact(state, event);
  if (!next.ok) return next;
  const { step } = next.value;
  const use = useAfter(state.use, event, step);
  return ok({ state: { ...next.value.state, seq: state.seq + 1, use }, step });
};
