import type { Board, Holding } from '../board.ts';
import { EMPTY_BOARD } from '../board.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import type { Stake, Stakes } from '../stake.ts';
import { CLAIM_SUPPLY, squatterAt } from '../stake.ts';
import type { Pip, Seat, Setup, Space } from '../vocabulary.ts';
import { PIPS, spaceAt } from '../vocabulary.ts';
import type { NotationFault, NotationReason } from './fault.ts';
import { faultAt } from './fault.ts';
import { colorFor, pipFor } from './letters.ts';

type Tabled = { readonly board: Board; readonly stakes: Stakes };

/** The text of one space: its holding, this turn's markers on it, and its position in the text. */
type Stack = {
  readonly base: string;
  readonly squatter: Pip | null;
  readonly claim: boolean;
  readonly column: number;
};

const isBase = (character: string): boolean =>
  character === '.' || colorFor(character.toLowerCase()) !== null;

/** Splits a row into stacks: a base, then an optional digit, then an optional star. */
const readRow = (text: string, column: number): Result<readonly Stack[], NotationFault> => {
  const stacks: Stack[] = [];
  let index = 0;
  while (index < text.length) {
    const base = text[index] as string;
    if (!isBase(base)) {
      const kind = /[a-z]/i.test(base) ? 'unknownSeat' : 'unknownMarker';
      return faultAt(1, column + index, { kind, found: base });
    }
    const start = index;
    index += 1;
    const squatter = pipFor(text[index]);
    if (squatter !== null) index += 1;
    const claim = text[index] === '*';
    if (claim) index += 1;
    stacks.push({ base, squatter, claim, column: column + start });
  }
  return ok(stacks);
};

const holdingFor = (base: string, { colors }: Setup): Result<Holding, NotationReason> => {
  if (base === '.') return ok({ kind: 'empty' });
  const color = colorFor(base.toLowerCase());
  if (color === null) return { ok: false, reason: { kind: 'unknownSeat', found: base } };
  const owner = colors.indexOf(color) as Seat | -1;
  if (owner === -1) return { ok: false, reason: { kind: 'seatNotInGame', color } };
  return ok({ kind: base === base.toLowerCase() ? 'settled' : 'claimed', owner });
};

/** The stakes that a holding can carry this turn; play cannot produce any other. */
const stakeProblem = (
  stack: Stack,
  holding: Holding,
  space: Space,
  { variant }: Setup,
  mover: Seat,
): NotationReason | null => {
  if (stack.squatter === null && !stack.claim) return null;
  if (holding.kind === 'claimed') return { kind: 'stakeOnClaimed', space };
  const isOwn = holding.kind === 'settled' && holding.owner === mover;
  if (isOwn && stack.squatter !== null) return { kind: 'squatterOnOwn', space };
  if (isOwn || !stack.claim) return null;
  if (variant === 'reuse')
    return stack.squatter === null ? null : { kind: 'squatterNotReturned', space };
  return stack.squatter === null ? { kind: 'claimOnNothing', space } : null;
};

const stakeIn = ({ squatter, claim }: Stack): Stake | null => {
  if (claim) return { kind: 'claim', covers: squatter };
  return squatter === null ? null : { kind: 'squatter', number: squatter };
};

type Draft = {
  board: Record<Space, Holding>;
  stakes: Partial<Record<Space, Stake>>;
  claims: number;
};

const layStack = (
  draft: Draft,
  stack: Stack,
  space: Space,
  setup: Setup,
  mover: Seat,
): NotationReason | null => {
  const holding = holdingFor(stack.base, setup);
  if (!holding.ok) return holding.reason;
  const problem = stakeProblem(stack, holding.value, space, setup, mover);
  if (problem !== null) return problem;
  if (stack.squatter !== null && squatterAt(draft.stakes, stack.squatter) !== null)
    return { kind: 'squatterTwice', squatter: stack.squatter };
  if (holding.value.kind === 'claimed' || stack.claim) draft.claims += 1;
  if (draft.claims > CLAIM_SUPPLY) return { kind: 'tooManyClaims', claims: draft.claims };
  draft.board[space] = holding.value;
  const stake = stakeIn(stack);
  if (stake !== null) draft.stakes[space] = stake;
  return null;
};

/** Reads the first field of a position: six rows, row 6 first, six spaces each. */
export const parseBoard = (
  text: string,
  setup: Setup,
  mover: Seat,
): Result<Tabled, NotationFault> => {
  const rows = text.split('/');
  const draft: Draft = { board: { ...EMPTY_BOARD }, stakes: {}, claims: 0 };
  let column = 1;
  for (const [index, rowText] of rows.entries()) {
    const row = (6 - index) as Pip;
    if (index >= PIPS.length) return faultAt(1, column, { kind: 'rowCount', rows: rows.length });
    const stacks = readRow(rowText, column);
    if (!stacks.ok) return stacks;
    const extra = stacks.value[PIPS.length];
    if (stacks.value.length !== PIPS.length) {
      const where = extra?.column ?? column + rowText.length;
      return faultAt(1, where, { kind: 'spaceCount', row, spaces: stacks.value.length });
    }
    for (const [offset, stack] of stacks.value.entries()) {
      const space = spaceAt({ column: (offset + 1) as Pip, row });
      const problem = layStack(draft, stack, space, setup, mover);
      if (problem !== null) return faultAt(1, stack.column, problem);
    }
    column += rowText.length + 1;
  }
  if (rows.length < PIPS.length)
    return faultAt(1, column - 1, { kind: 'rowCount', rows: rows.length });
  return ok({ board: draft.board, stakes: draft.stakes });
};
