import type { Bloom, BoardModel, Holds, Legend, Mine, Numeral, SpaceModel } from '@claim-it/board';
import type { Keys } from '@claim-it/client/storage';
import { printedKey } from '@claim-it/client/storage';
import type { Game, Pip, Placement, Seat, Space, Stake } from '@claim-it/rules';
import {
  apply,
  claimsToCall,
  columnOf,
  groupsOf,
  PIPS,
  rowOf,
  SPACES,
  seatsOf,
} from '@claim-it/rules';
import type { Names, PileFacts, SpaceText } from '@claim-it/text';
import type { Offers } from '../model/offers.ts';
import { offersIn } from '../model/offers.ts';
import type { Moment } from '../stage/moment.ts';
import { baseOf, LOSS, motionsIn } from '../stage/moment.ts';

/** What the name of a space depends on, beside what lies there. */
export type SpaceListener = {
  readonly names: Names;
  /** The seat that is spoken to as "you"; null speaks of everybody by name. */
  readonly you: Seat | null;
  /** The keys that roll and take; null while letters are switched off. */
  readonly keys: Pick<Keys, 'roll' | 'take'> | null;
};

/** What the space is to the player on turn, beside what it holds. */
export type SpaceOffer = { readonly kind: 'legal' | 'chosen'; readonly stake: Stake };

/** The pile with `stake` on top, in the terms the sentences need. */
const pileOf = (
  { board, turn }: Game,
  space: Space,
  stake: Stake,
  { names, you }: Pick<SpaceListener, 'names' | 'you'>,
): PileFacts => {
  const holding = board[space];
  const lying = turn.stakes[space];
  const covered = stake.kind === 'claim' ? stake.covers : null;
  const beneath = (): PileFacts['beneath'] => {
    if (holding.kind === 'empty') return null;
    if (holding.owner === turn.seat) return { kind: 'own' };
    return { kind: 'rival', color: names.color(holding.owner) };
  };
  return {
    stake,
    squatter:
      covered ?? (lying?.kind === 'squatter' && stake.kind === 'claim' ? lying.number : null),
    beneath: beneath(),
    mover: you === turn.seat ? null : names.player(turn.seat),
  };
};

const whatLiesOn = (
  spaces: SpaceText,
  game: Game,
  space: Space,
  listener: SpaceListener,
): string => {
  const stake = game.turn.stakes[space];
  if (stake !== undefined) return spaces.pile(pileOf(game, space, stake, listener));
  const holding = game.board[space];
  if (holding.kind === 'empty') return spaces.empty;
  const { names } = listener;
  const say = holding.kind === 'settled' ? spaces.settled : spaces.claimed;
  return say(names.color(holding.owner), names.player(holding.owner));
};

/** "Column 3, row 5: legal: place squatter 5" */
export const spaceLabel = (
  spaces: SpaceText,
  game: Game,
  space: Space,
  offer: SpaceOffer | null,
  listener: SpaceListener,
): string => {
  const at = spaces.at(space);
  if (offer === null) return `${at}: ${whatLiesOn(spaces, game, space, listener)}`;
  const pile = pileOf(game, space, offer.stake, listener);
  if (offer.kind === 'legal') return `${at}: ${spaces.legal(pile)}`;
  const { keys } = listener;
  const told =
    keys === null ? '' : `. ${spaces.chosenKeys(printedKey(keys.roll), printedKey(keys.take))}`;
  return `${at}: ${spaces.chosen(pile)}${told}`;
};

export type BoardFacts = SpaceListener & {
  readonly game: Game;
  /** Whether somebody here may choose a space now; only then spaces are lit. */
  readonly isOpen: boolean;
  readonly moment?: Moment | null;
  /** Whose largest mine is outlined. */
  readonly mineOf?: Seat | null;
};

const NOTHING: Pick<Offers, 'placements' | 'chosen'> = { placements: [], chosen: null };

const holdsOn = (game: Game, space: Space, lit: Placement | null, isChosen: boolean): Holds => {
  const base = baseOf(game, game.board, space);
  const lying = game.turn.stakes[space] ?? null;
  if (isChosen) return { base, stake: lying, isLifted: true };
  if (lit === null) return { base, stake: lying };
  const squatterBelow = lying?.kind === 'squatter' ? lying.number : null;
  return { base, stake: lit.stake, isGhost: true, squatterBelow };
};

const numerals = (of: (space: Space) => Pip, { placements, chosen }: typeof NOTHING) => {
  const kindOf = (pip: Pip): Numeral => {
    if (chosen !== null && of(chosen) === pip) return 'chosen';
    return placements.some(({ space }) => of(space) === pip) ? 'lit' : 'plain';
  };
  return Object.fromEntries(PIPS.map((pip) => [pip, kindOf(pip)])) as Record<Pip, Numeral>;
};

const bloomsOf = ({ placements, chosen }: typeof NOTHING): readonly Bloom[] =>
  placements
    .map(({ space }) => space)
    .sort()
    .map((space, order) => ({ space, order }))
    .filter(({ space }) => space !== chosen);

const minesOf = (game: Game): readonly Mine[] =>
  seatsOf(game).flatMap((seat) => {
    const color = game.setup.colors[seat];
    if (color === undefined) return [];
    return groupsOf(game.board, seat).map((spaces) => ({ color, spaces }));
  });

const largestMine = (game: Game, seat: Seat): Mine | null => {
  const color = game.setup.colors[seat];
  const [spaces] = groupsOf(game.board, seat);
  return color === undefined || spaces === undefined ? null : { color, spaces };
};

/** The mine that is outlined: the one asked for, or what the taker's becomes. */
const outlinedIn = ({ game, moment = null, mineOf = null }: BoardFacts): Mine | null => {
  const taken = moment?.kind === 'taking' ? apply(game, { kind: 'take', seat: moment.seat }) : null;
  if (taken?.ok) return largestMine(taken.value.game, game.turn.seat);
  return mineOf === null ? null : largestMine(game, mineOf);
};

const legendOf = ({ lastRoundAt, players, column, row }: SpaceText, { setup }: Game): Legend => ({
  column,
  row,
  lastRoundAt,
  calls: [2, 3, 4, 5].map((seats) => ({
    claims: claimsToCall(seats),
    players: players(seats),
    isHere: seats === setup.colors.length,
  })),
});

/** What the board shows of a game, for the one who looks and listens. */
export const boardModel = (texts: SpaceText, facts: BoardFacts): BoardModel => {
  const { game, isOpen, moment = null } = facts;
  const { ground, ...offers } = isOpen ? offersIn(game) : { ground: game, ...NOTHING };
  const { placements, chosen } = offers;
  const motions = motionsIn(game, moment);
  const modelOf = (space: Space): SpaceModel => {
    const lit = placements.find((placement) => placement.space === space) ?? null;
    const isChosen = space === chosen;
    const kind = isChosen ? 'chosen' : 'legal';
    const offer = lit && ({ kind, stake: lit.stake } as const);
    return {
      space,
      label: spaceLabel(texts, isChosen ? ground : game, space, offer, facts),
      look: isChosen ? 'chosen' : lit === null ? 'plain' : 'lit',
      holds: holdsOn(game, space, lit, isChosen),
      motion: motions[space] ?? null,
    };
  };
  return {
    label: texts.board,
    legend: legendOf(texts, game),
    isOpen: placements.length > 0,
    spaces: Object.fromEntries(SPACES.map((space) => [space, modelOf(space)])) as Record<
      Space,
      SpaceModel
    >,
    columns: numerals(columnOf, offers),
    rows: numerals(rowOf, offers),
    mines: minesOf(game),
    outlined: outlinedIn(facts),
    shake: moment?.kind === 'busting' ? moment.ms * LOSS.busting.shake : null,
    blooms: bloomsOf(offers),
  };
};
