import type { GameRecord, NotationFault, Replay, Result, Roll, Seat } from '@claim-it/rules';
import { ok, parseRecord, refuse, turnOrder } from '@claim-it/rules';
import type { DiceEvent, Opened } from '../event.ts';
import { codeOf } from '../hash.ts';
import type { DiceVersion } from '../ledger.ts';
import { collectProof } from './collect.ts';
import type { Expanded, ExpandFault } from './expand.ts';
import { expandProof } from './expand.ts';
import type { MatchFault, ProvedRoll } from './match.ts';
import { matchRolls } from './match.ts';
import type { Proof, ProofFault } from './proof.ts';
import { formatBody, parseProof } from './proof.ts';
import { rulesTextOf, sealOf } from './seal.ts';

/** The tag of a record that holds the proof. */
export const DICE_TAG = 'Dice';

/** Why a record is not proved, with the facts that explain it. */
export type VerifyFault =
  | { readonly kind: 'recordFault'; readonly fault: NotationFault }
  | { readonly kind: 'noProof' }
  | ProofFault
  | ExpandFault
  | { readonly kind: 'otherRules'; readonly says: string; readonly is: string }
  | { readonly kind: 'otherSeats'; readonly says: number; readonly is: number }
  | MatchFault
  | { readonly kind: 'sealDiffers' };

/** A record whose every roll was computed again from its proof. */
export type Verified = {
  readonly replay: Replay;
  /** Version 1 proves that nothing was changed later, but not that no party chose the dice. */
  readonly version: DiceVersion;
  readonly game: string;
  /** The code that the players of this game saw when it was opened. */
  readonly code: string;
  /** The rolls for the first turn, in the order they fell. S2 */
  readonly firstRolls: readonly Roll[];
  /** Whether the first player could have been another. */
  readonly isFirstChoice: boolean;
  readonly rolls: readonly ProvedRoll[];
  /** How often each seat got a new chain. */
  readonly reseeds: readonly number[];
  /** How often a person took each seat from a bot. */
  readonly joins: readonly number[];
  /** Seats without a chain of their own. */
  readonly bots: readonly Seat[];
};

const verified = (replay: Replay, expanded: Expanded, rolls: readonly ProvedRoll[]): Verified => {
  const { version, game, opening, first, reseeds, joins, chairs } = expanded.ledger;
  const order = turnOrder(chairs.length, first?.chair ?? 0);
  return {
    replay,
    version,
    game,
    code: codeOf(opening),
    firstRolls: first?.rolls ?? [],
    isFirstChoice: first?.isChoice ?? false,
    rolls,
    reseeds: order.map((chair) => reseeds[chair] ?? 0),
    joins: order.map((chair) => joins[chair] ?? 0),
    bots: order.flatMap((chair, seat) => (chairs[chair] === null ? [seat as Seat] : [])),
  };
};

const checkSetup = ({ rules, chairs }: Proof, record: GameRecord): VerifyFault | null => {
  const is = rulesTextOf(record);
  if (rules !== is) return { kind: 'otherRules', says: rules, is };
  const seats = record.setup.colors.length;
  return chairs.length === seats ? null : { kind: 'otherSeats', says: chairs.length, is: seats };
};

/** Replays a record, computes all its dice again from its proof, and compares both. */
export const verifyRecord = (text: string): Result<Verified, VerifyFault> => {
  const replay = parseRecord(text);
  if (!replay.ok) return refuse({ kind: 'recordFault', fault: replay.reason });
  const { record } = replay.value;
  const tag = record.tags.find(({ name }) => name === DICE_TAG);
  if (tag === undefined) return refuse({ kind: 'noProof' });
  const sealed = parseProof(tag.value);
  if (!sealed.ok) return sealed;
  const { proof, body, seal } = sealed.value;
  const setupFault = checkSetup(proof, record);
  if (setupFault !== null) return refuse(setupFault);
  const expanded = expandProof(proof);
  if (!expanded.ok) return expanded;
  const rolls = matchRolls(replay.value, expanded.value);
  if (!rolls.ok) return rolls;
  if (sealOf(expanded.value.ledger.pot, body, record) !== seal)
    return refuse({ kind: 'sealDiffers' });
  return ok(verified(replay.value, expanded.value, rolls.value));
};

/** A record with the proof of its dice, made from the dice log. */
export const proveRecord = (
  record: GameRecord,
  opened: Opened,
  events: readonly DiceEvent[],
): Result<GameRecord, ExpandFault> => {
  const proof = collectProof(opened, events);
  const expanded = expandProof(proof);
  if (!expanded.ok) return expanded;
  const body = formatBody(proof);
  const value = `${body} ${sealOf(expanded.value.ledger.pot, body, record)}`;
  const tags = record.tags.filter(({ name }) => name !== DICE_TAG);
  return ok({ ...record, tags: [...tags, { name: DICE_TAG, value }] });
};
