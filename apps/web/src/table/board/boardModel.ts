import type {
  Bloom,
  BoardModel,
  Holds,
  Legend,
  Mine,
  Numeral,
  SpaceMark,
  SpaceModel,
} from '@claim-it/board';
import type { SinceTurn } from '@claim-it/client/model';
import type { Keys } from '@claim-it/client/storage';
import { printedKey } from '@claim-it/client/storage';
import type { Game, Pip, Placement, Seat, Space, Stake } from '@claim-it/rules';
import {
  apply,
  claimsToCall,
  colorOf,
  columnOf,
  groupsOf,
  PIPS,
  rowOf,
  SPACES,
  seatsOf,
} from '@claim-it/rules';
import type { HappenedText, Names, PileFacts, SpaceText } from '@claim-it/text';
import type { Offers } from '../model/offers.ts';
import { offersIn } from '../model/offers.ts';
import type { Moment } from '../stage/moment.ts';
import { baseOf, LOSS, motionsIn } from '../stage/moment.ts';

/** The inputs of a space's name besides its pieces. */
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
  /** Whether a player here may choose a space now; only then spaces are lit. */
  readonly isOpen: boolean;
  readonly moment?: Moment | null;
  /** Whose largest mine is outlined. */
  readonly mineOf?: Seat | null;
  /** What is marked as changed since a turn. */
  readonly changes?: Changed | null;
  /** The highlighted spaces. */
  readonly pointed?: readonly Space[];
};

/** Marks on the board, and their words in the name of a space. */
export type Changed = { readonly since: SinceTurn; readonly texts: HappenedText };

type Told = { readonly mark: SpaceMark; readonly words: string };

/** The mark of each space that has changed, with its words. */
const marksOf = ({ game, changes = null, names }: BoardFacts): ReadonlyMap<Space, Told> => {
  const marks = new Map<Space, Told>();
  if (changes === null) return marks;
  const { since, texts } = changes;
  for (const { space, kind, now } of since.changes) {
    if (kind === 'lost' && now.kind !== 'empty') {
      const mark = { kind, color: colorOf(game, since.seat) } as const;
      marks.set(space, { mark, words: texts.takenFromYou(names.player(now.owner)) });
    } else marks.set(space, { mark: { kind: 'changed' }, words: texts.isNew });
  }
  return marks;
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

/** The outlined mine: the requested one, or the taker's new one. */
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
  const { game, isOpen, moment = null, pointed = [] } = facts;
  const { ground, ...offers } = isOpen ? offersIn(game) : { ground: game, ...NOTHING };
  const { placements, chosen } = offers;
  const motions = motionsIn(game, moment);
  const marks = marksOf(facts);
  const modelOf = (space: Space): SpaceModel => {
    const lit = placements.find((placement) => placement.space === space) ?? null;
    const isChosen = space === chosen;
    const kind = isChosen ? 'chosen' : 'legal';
    const offer = lit && ({ kind, stake: lit.stake } as const);
    const told = marks.get(space);
    const label = spaceLabel(texts, isChosen ? ground : game, space, offer, facts);
    return {
      space,
      printed: texts.printed(space),
      label: told === undefined ? label : `${label}, ${told.words}`,
      look: isChosen ? 'chosen' : lit === null ? 'plain' : 'lit',
      holds: holdsOn(game, space, lit, isChosen),
      motion: motions[space] ?? null,
      mark: told?.mark ?? null,
      isPointed: pointed.includes(space),
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
