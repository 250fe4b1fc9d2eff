import type { Chair, DiceEvent, Opened } from '@claim-it/fairness';
import { advanceLedger, chairAt, openLedger, renewalOf } from '@claim-it/fairness';
import type { GameEvent, Input, Result, Substitute } from '@claim-it/rules';
import { apply, newGame, ok, refuse, skipTurn, turnOrder, unreachable } from '@claim-it/rules';
import { beAbsent, wishFor, withoutPerson, withoutWishes } from './absence.ts';
import { agreementsOf } from './agreements.ts';
import type { TableUse } from './bounds.ts';
import { useAfter } from './bounds.ts';
import { clockAfter, credit, lapse, sinceAfterStir } from './clock.ts';
import type { TableEvent, TableFact } from './event.ts';
import type { TableFault } from './fault.ts';
import { checkReady } from './ready.ts';
import { beBack, checkJoined, checkStandIn, join, standIn, withBack } from './standIn.ts';
import type { TableState } from './state.ts';
import { botAt, chairOf, chairOnTurn, isGone, openingOf, phaseOf } from './state.ts';

/** An input of the game and its result: what a table shows, and what a record is written from. */
export type TableStep = {
  readonly input: Input;
  readonly events: readonly GameEvent[];
  /** A move that the table made to skip a turn (R10), or a bot. */
  readonly madeBy?: Substitute;
};

/** The table after an event; with a step if the event was an input of the game. */
export type Evolved = { readonly state: TableState; readonly step: TableStep | null };
type Next = Result<Evolved, TableFault>;
type EventOf<Kind extends TableFact['kind']> = Extract<TableEvent, { kind: Kind }>;

const moved = (state: TableState): Next => ok({ state, step: null });

const settled = (next: Result<TableState, TableFault>): Next =>
  next.ok ? moved(next.value) : next;

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
  const chairs = state.chairs.with(chair, { color, sitter });
  return moved({ ...state, chairs, fullSince: chairs.includes(null) ? null : event.at });
};

const stand = (state: TableState, event: EventOf<'stood'>): Next => {
  const { chair } = event;
  if (state.ledger !== null) return untimely(state, event);
  if ((state.chairs[chair] ?? null) === null) return refuse({ kind: 'chairEmpty', chair });
  const ready = state.ready.filter((one) => one !== chair);
  const chairs = state.chairs.with(chair, null);
  const absences = state.absences.with(chair, null);
  return moved({ ...state, chairs, ready, absences, fullSince: null });
};

const open = (state: TableState, opened: Opened, at: number): Next => {
  const empty = state.chairs.indexOf(null);
  if (empty >= 0) return refuse({ kind: 'chairEmpty', chair: chairAt(empty) });
  const fault = checkReady(state, at);
  if (fault !== null) return refuse(fault);
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

const evolveReady = (state: TableState, event: EventOf<'ready'>): Next => {
  const { chair, isReady } = event;
  if (phaseOf(state) !== 'gathering') return untimely(state, event);
  if (!agreementsOf(state.header).isReadyAsked) return refuse({ kind: 'notAgreed' });
  if (state.chairs[chair]?.sitter.kind !== 'person') return refuse({ kind: 'chairEmpty', chair });
  const others = state.ready.filter((one) => one !== chair);
  return moved({ ...state, ready: isReady ? [...others, chair] : others });
};

/** The first player is known: colors in turn order make the game. S2, S3 */
const startGame = (state: TableState, at: number): Next => {
  const order = turnOrder(state.header.chairs, state.ledger?.first?.chair ?? 0);
  const colors = order.flatMap((chair) => state.chairs[chair]?.color ?? []);
  const game = newGame({ colors, variant: state.header.variant });
  if (!game.ok) return refuse({ kind: 'otherOpening' });
  return moved({ ...state, game: game.value, since: at });
};

const playInput = (state: TableState, input: Input, at: number, isSkipped = false): Next => {
  if (state.game === null) return refuse({ kind: 'rules', refusal: { kind: 'rollIsDue' } });
  const applied = apply(state.game, input);
  if (!applied.ok) return refuse({ kind: 'rules', refusal: applied.reason });
  const { game, events } = applied.value;
  const played = { ...state, game, ...clockAfter(state, { events, at, isSkipped }) };
  const isTurnNew = events.some(({ kind }) => kind === 'turnStarted');
  return ok({ state: isTurnNew ? withNewTurn(played) : played, step: { input, events } });
};

/** Wishes and lapses concern one turn; a person who joined during a turn has the chair from the next one on. */
const withNewTurn = (state: TableState): TableState => ({
  ...withoutWishes(state),
  isOverdue: false,
  standIns: withoutJoining(state.standIns),
});

const withoutJoining = (standIns: TableState['standIns']): TableState['standIns'] =>
  standIns.some((one) => one?.by === 'joining')
    ? standIns.map((one) => (one?.by === 'joining' ? null : one))
    : standIns;

type Played = EventOf<'played'>['choice'];

const isSame = (one: Played, other: Played): boolean =>
  one.kind === other.kind &&
  one.seat === other.seat &&
  (one.kind === 'place' && other.kind === 'place' ? one.space === other.space : true);

/** Who may skip a turn: the clock when it ran out, the others by their wishes. R10 */
const checkSkip = (state: TableState, { choice, by }: EventOf<'played'>): TableFault | null => {
  const chair = chairOf(state, choice.seat);
  const isDecided =
    by === 'clock' ? state.isOverdue : state.wishes.some(({ wish }) => wish === 'skip');
  const [due] = state.game === null ? [] : skipTurn(state.game, agreementsOf(state.header).onSkip);
  return isDecided && due !== undefined && isSame(due, choice)
    ? null
    : { kind: 'notDecided', chair };
};

/** Who made a move in place of the player. A bot also owns the forced placements of its rolls. */
const makerOf = (state: TableState, { choice, by }: EventOf<'played'>): Substitute | null => {
  if (choice.kind === 'leave' || choice.kind === 'pass') return null;
  if (by === 'clock' || by === 'players') return 'table';
  const isBots = by === 'bot' || (by === 'house' && isBotsTurn(state));
  return isBots ? 'bot' : null;
};

const isBotsTurn = (state: TableState): boolean => {
  const chair = chairOnTurn(state);
  return chair !== null && botAt(state, chair) !== null;
};

/** A choice. A decision in time resets the count of lapses. R11 */
const play = (state: TableState, event: EventOf<'played'>): Next => {
  const { choice, by, at } = event;
  const isSkipped = choice.kind === 'pass' || by === 'clock' || by === 'players';
  const fault = isSkipped && choice.kind !== 'leave' ? checkSkip(state, event) : null;
  if (fault !== null) return refuse(fault);
  const next = playInput(state, choice, at, isSkipped);
  if (!next.ok) return next;
  const chair = chairOf(state, choice.seat);
  const after = choice.kind === 'leave' ? withoutPerson(next.value.state, chair) : next.value.state;
  const isReset = by === 'player' && state.lapses[chair] !== 0;
  const lapses = isReset ? state.lapses.with(chair, 0) : state.lapses;
  const { step } = next.value;
  const maker = makerOf(state, event);
  return ok({
    step: step !== null && maker !== null ? { ...step, madeBy: maker } : step,
    state: { ...after, lapses },
  });
};

const announces = (event: DiceEvent): boolean =>
  event.kind === 'keyLost' ||
  event.kind === 'joined' ||
  (event.kind === 'anchored' && event.owner === 'house');

/** In version 2 others shake for a person with a new chain or a stand-in; any other away player returns first. */
const isReturnDue = (state: TableState, chair: Chair): boolean => {
  const { ledger } = state;
  if (ledger?.version !== 2 || isGone(state, chair) || ledger.replaced.includes(chair))
    return false;
  return ledger.away.includes(chair) && renewalOf(ledger, chair) === null;
};

const checkDice = (state: TableState, event: DiceEvent): TableFault | null => {
  if (event.kind === 'cameBack' && isGone(state, event.player))
    return { kind: 'chairGone', chair: event.player };
  if (event.kind === 'standIn') return checkStandIn(state, event.player);
  if (event.kind === 'joined') return checkJoined(state, event.player);
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
  if (event.kind === 'cameBack') return moved(withBack(after, event.player, at));
  if (event.kind !== 'rolled' || ledger.value.last === null)
    return moved({ ...after, since: sinceAfterStir(state, after, at) });
  return playInput(after, { kind: 'dice', roll: ledger.value.last.roll }, at);
};

/** Only a player who is away gives up the chair, so the dice never wait for an element of it. */
const takeOver = (state: TableState, event: EventOf<'botTook'>): Next => {
  const { chair, level } = event;
  if (phaseOf(state) !== 'playing') return untimely(state, event);
  const before = state.chairs[chair] ?? null;
  if (before === null || isGone(state, chair)) return refuse({ kind: 'chairGone', chair });
  if (state.ledger?.away.includes(chair) !== true)
    return refuse({ kind: 'dice', refusal: { kind: 'playerIsPresent', player: chair } });
  const seated = { ...before, sitter: { kind: 'bot', level, style: null } } as const;
  const left = withoutPerson(state, chair);
  return moved({ ...left, chairs: state.chairs.with(chair, seated), since: event.at });
};

const evolveFact = (state: TableState, event: TableEvent): Next => {
  switch (event.kind) {
    case 'sat':
      return sit(state, event);
    case 'stood':
      return stand(state, event);
    case 'doorChanged':
      return phaseOf(state) === 'over' ? untimely(state, event) : moved(state);
    case 'dice':
      if (event.event.kind !== 'opened') return throwDice(state, event.event, event.at);
      return state.ledger === null ? open(state, event.event, event.at) : untimely(state, event);
    case 'played':
      return play(state, event);
    case 'botTook':
      return takeOver(state, event);
    case 'absent':
      return settled(beAbsent(state, event));
    case 'returned':
      return settled(beBack(state, event));
    case 'wished':
      return settled(wishFor(state, event));
    case 'lapsed':
      return settled(lapse(state, event));
    case 'credited':
      return settled(credit(state, event));
    case 'stoodIn':
      return settled(standIn(state, event));
    case 'joined':
      return settled(join(state, event));
    case 'ready':
      return evolveReady(state, event);
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

/** The table after one more event, or why the event is invalid. Server, players, spectators and verifiers use this same check. */
export const evolveTable = (state: TableState, event: TableEvent): Next => {
  const next = evolveFact(state, event);
  if (!next.ok) return next;
  const { step } = next.value;
  const use = useAfter(state.use, event, step);
  return ok({ state: withSeq(next.value.state, state.seq + 1, use), step });
};

/** Written out, so that all tables are objects of one shape: an engine copies these several times sooner than those of many. */
const withSeq = (after: TableState, seq: number, use: TableUse): TableState => ({
  id: after.id,
  header: after.header,
  seq,
  chairs: after.chairs,
  ledger: after.ledger,
  houseTips: after.houseTips,
  game: after.game,
  since: after.since,
  banks: after.banks,
  lapses: after.lapses,
  isOverdue: after.isOverdue,
  absences: after.absences,
  wishes: after.wishes,
  standIns: after.standIns,
  ready: after.ready,
  fullSince: after.fullSince,
  rematch: after.rematch,
  use,
});
