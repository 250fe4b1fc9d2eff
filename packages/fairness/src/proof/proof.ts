import type { Result } from '@claim-it/rules';
import { invariant, ok, refuse } from '@claim-it/rules';
import { CHAIN_LENGTH } from '../chain.ts';
import type { Chair } from '../chair.ts';
import { chairAt } from '../chair.ts';
import type { DiceEvent, Owner } from '../event.ts';
import type { Hash } from '../hash.ts';
import { isHash } from '../hash.ts';
import type { DiceVersion } from '../ledger.ts';

/** A chain in a proof: its last revealed element proves all before it. */
export type ProofChain = {
  readonly tip: Hash;
  /** How many elements were revealed, and the last of them; null if none was. */
  readonly revealed: { readonly count: number; readonly last: Hash } | null;
};

/** The chains of one chair in order. A chair that was opened for a bot has chains once a person joins. */
export type ProofChair = {
  readonly isOpenedForBot: boolean;
  readonly chains: readonly ProofChain[];
};

/** A dice event without its hashes, which are computed from the chains. */
export type ProofStep =
  | { readonly kind: 'begun' }
  | { readonly kind: 'anchored'; readonly owner: Owner }
  /** `leftOut` are the chairs whose stirs stayed in the bowl; none in version 2. */
  | { readonly kind: 'rolled'; readonly chair: Chair; readonly leftOut: readonly Chair[] }
  | {
      readonly kind: Exclude<DiceEvent['kind'], 'begun' | 'anchored' | 'rolled'>;
      readonly chair: Chair;
    };

/** All data needed to compute every roll of a game again. */
export type Proof = {
  readonly version: DiceVersion;
  readonly game: string;
  readonly rules: string;
  /** One chain after another. */
  readonly house: readonly ProofChain[];
  /** Clockwise around the table. */
  readonly chairs: readonly ProofChair[];
  readonly steps: readonly ProofStep[];
};

/** A proof and the seal over it and over the moves of its record. */
export type SealedProof = { readonly proof: Proof; readonly body: string; readonly seal: Hash };

const VERSIONS: readonly string[] = ['1', '2'];
const NOTHING = '-';
const STEP = /bh|r([0-4])(?:-([0-4]+))?|a([0-4h])|([swcknij])([0-4])/y;

const LETTERS = {
  stirred: 's',
  wentAway: 'w',
  cameBack: 'c',
  keyLost: 'k',
  reseeded: 'n',
  standIn: 'i',
  joined: 'j',
} as const;
type PlainKind = keyof typeof LETTERS;
const PLAIN_KINDS = Object.keys(LETTERS) as PlainKind[];

const formatChain = ({ tip, revealed }: ProofChain): string =>
  revealed === null ? tip : `${tip}.${revealed.count}.${revealed.last}`;

const formatChains = (chains: readonly ProofChain[]): string => chains.map(formatChain).join(',');

const formatChair = ({ isOpenedForBot, chains }: ProofChair): string =>
  [...(isOpenedForBot ? [NOTHING] : []), ...chains.map(formatChain)].join(',');

const formatStep = (step: ProofStep): string => {
  switch (step.kind) {
    case 'begun':
      return 'bh';
    case 'anchored':
      return `a${step.owner === 'house' ? 'h' : step.owner}`;
    case 'rolled':
      return `r${step.chair}${step.leftOut.length === 0 ? '' : `-${step.leftOut.join('')}`}`;
    default:
      return `${LETTERS[step.kind]}${step.chair}`;
  }
};

/** Everything of a proof but its seal, as one line. */
export const formatBody = ({ version, game, rules, house, chairs, steps }: Proof): string =>
  [
    version,
    game,
    rules,
    formatChains(house),
    ...chairs.map(formatChair),
    steps.length === 0 ? NOTHING : steps.map(formatStep).join(''),
  ].join(' ');

const parseChain = (text: string): ProofChain | null => {
  const [tip = '', digits, last, ...rest] = text.split('.');
  if (!isHash(tip) || rest.length > 0) return null;
  if (digits === undefined) return { tip, revealed: null };
  const count = /^[1-9][0-9]{0,3}$/.test(digits) ? Number(digits) : 0;
  if (count < 1 || count > CHAIN_LENGTH || last === undefined || !isHash(last)) return null;
  return { tip, revealed: { count, last } };
};

const parseChains = (text: string): readonly ProofChain[] | null => {
  const chains = text.split(',').map(parseChain);
  return chains.every((chain) => chain !== null) ? chains : null;
};

const parseChair = (text: string): ProofChair | null => {
  const isOpenedForBot = text === NOTHING || text.startsWith(`${NOTHING},`);
  const rest = isOpenedForBot ? text.slice(NOTHING.length + 1) : text;
  const chains = text === NOTHING ? [] : parseChains(rest);
  return chains === null ? null : { isOpenedForBot, chains };
};

const chairIn = (digit: string): Chair => chairAt(Number(digit));

const stepOf = (found: RegExpExecArray): ProofStep => {
  const [code, roller, leftOut = '', anchored, letter, chair] = found;
  if (code === 'bh') return { kind: 'begun' };
  if (roller !== undefined)
    return { kind: 'rolled', chair: chairIn(roller), leftOut: [...leftOut].map(chairIn) };
  if (anchored !== undefined)
    return { kind: 'anchored', owner: anchored === 'h' ? 'house' : chairIn(anchored) };
  const kind = PLAIN_KINDS.find((one) => LETTERS[one] === letter);
  invariant(kind !== undefined, 'the pattern allows only these letters');
  return { kind, chair: chairIn(chair ?? '') };
};

const parseSteps = (text: string): readonly ProofStep[] | null => {
  if (text === NOTHING) return [];
  const steps: ProofStep[] = [];
  let at = 0;
  while (at < text.length) {
    STEP.lastIndex = at;
    const found = STEP.exec(text);
    if (found === null) return null;
    steps.push(stepOf(found));
    at = STEP.lastIndex;
  }
  return steps.length === 0 ? null : steps;
};

/** The first unreadable word of a proof, counted from 1. */
export type ProofFault = { readonly kind: 'unreadableProof'; readonly word: number };

/** Reads the value of a Dice tag. `verifyRecord` checks what it proves. */
export const parseProof = (text: string): Result<SealedProof, ProofFault> => {
  const words = text.split(' ');
  const unreadable = (word: number): Result<never, ProofFault> =>
    refuse({ kind: 'unreadableProof', word });
  const [version = '', game = '', rules = '', houseText = '', ...rest] = words;
  const seal = rest.at(-1) ?? '';
  const stepsText = rest.at(-2) ?? '';
  if (!VERSIONS.includes(version)) return unreadable(1);
  const house = parseChains(houseText);
  if (house === null) return unreadable(4);
  const chairs: ProofChair[] = [];
  for (const [index, word] of rest.slice(0, -2).entries()) {
    const chair = parseChair(word);
    if (chair === null) return unreadable(5 + index);
    chairs.push(chair);
  }
  const steps = parseSteps(stepsText);
  if (steps === null) return unreadable(words.length - 1);
  if (!isHash(seal)) return unreadable(words.length);
  const body = words.slice(0, -1).join(' ');
  const proof: Proof = {
    version: version === '1' ? 1 : 2,
    game,
    rules,
    house,
    chairs,
    steps,
  };
  return ok({ proof, body, seal });
};
