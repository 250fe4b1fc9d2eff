import type { WeightsReason } from '@claim-it/ai';
import type { DiceRefusal, Owner } from '@claim-it/fairness';
import { expect, test } from 'vitest';
import { TRANSLATED } from '../test/languages.ts';
import type { Language } from './index.ts';
import { LANGUAGES, say, textFor } from './index.ts';
import type { SayableProofFault } from './proof.ts';

/** Every text by its path; a function gets a mark for each fact, so that a dropped fact is detected. */
const textsOf = (texts: unknown, path = ''): readonly (readonly [string, string, number])[] => {
  if (typeof texts === 'string') return [[path, texts, 0]];
  if (typeof texts === 'function') {
    const marks = Array.from({ length: texts.length }, (_, index) => 9001 + index);
    return [
      [path, String(texts(...marks)).replace(/[.,\u00a0\u202f](?=\d{3})/g, ''), texts.length],
    ];
  }
  return Object.entries(texts as object).flatMap(([key, text]) => textsOf(text, `${path}.${key}`));
};

/** The texts with plain arguments; those about a fault have their own test. */
const plainOf = (language: Language): ReturnType<typeof textsOf> => {
  const { weights, verify, ...others } = textFor(language).cli;
  const { fault, ...proved } = verify;
  return textsOf({ ...others, verify: proved });
};

const english = new Map(plainOf('en').map(([path, text]) => [path, text]));

test.each(LANGUAGES)('every text of the command line in %s contains all its facts', (language) => {
  for (const [path, text, facts] of plainOf(language)) {
    expect(text.trim(), path).not.toBe('');
    expect(text, path).not.toContain('undefined');
    for (let index = 0; index < facts; index += 1) expect(text, path).toContain(`${9001 + index}`);
  }
});

test.each(LANGUAGES)('the keys of %s are single letters, all different', (language) => {
  const keys = Object.values(textFor(language).cli.keys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]$/);
});

test.each(TRANSLATED)('no sentence of the command line is left in English in %s', (language) => {
  const left = plainOf(language).filter(
    ([path, text]) => text.split(' ').length > 3 && english.get(path) === text,
  );
  expect(left).toEqual([]);
});

test.each(TRANSLATED)('the %s help has as many lines as the English one', (language) => {
  const lines = (text: string): number => text.split('\n').length;
  expect(lines(textFor(language).cli.play.helpText)).toBe(lines(textFor('en').cli.play.helpText));
});

/** One fact of each kind, with values that occur in no sentence. */
type Samples<Fact extends { readonly kind: string }> = {
  readonly [K in Fact['kind']]: Omit<Extract<Fact, { kind: K }>, 'kind'>;
};

const factsIn = <Fact extends { readonly kind: string }>(samples: Samples<Fact>): readonly Fact[] =>
  Object.entries(samples).map(([kind, facts]) => ({ kind, ...(facts as object) }) as Fact);

const CHAIRS = [3, 4] as Exclude<Owner, 'house'>[];
const CHAIR = 4 as Exclude<Owner, 'house'>;

const REFUSALS = factsIn<DiceRefusal>({
  unreadableHash: { found: 'xyz' },
  unreadableGame: { found: 'xyz' },
  unreadableRules: { found: 'xyz' },
  playerCount: { players: 97 },
  onlyBots: {},
  tipKnown: { owner: CHAIR },
  noSuchPlayer: { player: CHAIR },
  playerIsBot: { player: CHAIR },
  playerIsAway: { player: CHAIR },
  playerIsPresent: { player: CHAIR },
  alreadyStirred: { player: CHAIR },
  shakeIsDue: { players: CHAIRS },
  alreadyBegun: {},
  notBegun: {},
  nobodyPresent: {},
  stirNotInBowl: { stirs: CHAIRS },
  brokenLink: { owner: CHAIR },
  nextTipIsDue: { owner: CHAIR },
  nextTipKnown: { owner: CHAIR },
  keyIsLost: { player: CHAIR },
  keyIsNotLost: { player: CHAIR },
  tooManyReseeds: { player: CHAIR },
  bowlIsOpen: { players: CHAIRS },
  stirNotDue: { player: CHAIR },
  chainIsNew: { player: CHAIR },
  versionIsOld: {},
  alreadyReplaced: { player: CHAIR },
  chairIsTaken: { player: CHAIR },
  tooManyJoins: { player: CHAIR },
});

const FAULTS = factsIn<Exclude<SayableProofFault, { kind: 'stepRefused' }>>({
  noProof: {},
  unreadableProof: { word: 97 },
  brokenChain: { owner: CHAIR, chain: 97 },
  elementMissing: { owner: CHAIR },
  elementsLeft: { owner: CHAIR },
  otherRules: { says: 'xyz', is: 'uvw' },
  otherSeats: { says: 97, is: 98 },
  otherDice: { number: 97, line: 98, says: [1, 2, 3], is: [4, 5, 6] },
  otherPlayer: { number: 97, line: 98 },
  rollNotProved: { number: 97, line: 98 },
  rollNotPlayed: { number: 97 },
  sealDiffers: {},
});

const WEIGHTS = factsIn<WeightsReason>({
  notWeights: {},
  otherVersion: { version: 97, wanted: 98 },
  wrongLength: { bytes: 97, wanted: 98 },
  damaged: {},
  otherNetwork: { weights: 97, wanted: 98 },
  otherTable: { players: 97, variant: 'reuse' },
});

const tellsAll = (sentence: string, { kind, ...facts }: { readonly kind: string }): void => {
  expect(sentence, kind).not.toMatch(/undefined|\[object/);
  for (const value of Object.values(facts).flat())
    if (value !== 'reuse') expect(sentence, kind).toContain(String(value));
};

test.each(LANGUAGES)(
  'every fault of a proof and of a network contains its facts in %s',
  (language) => {
    const { verify, weights } = textFor(language).cli;
    for (const fault of FAULTS) tellsAll(say(verify.fault, fault), fault);
    for (const refusal of REFUSALS) {
      const sentence = say(verify.fault, { kind: 'stepRefused', step: 97, refusal });
      expect(sentence, refusal.kind).toContain('97');
      tellsAll(sentence, refusal);
    }
    for (const reason of WEIGHTS) tellsAll(say(weights, reason), reason);
    expect(say(verify.fault, { kind: 'elementsLeft', owner: 'house' })).toMatch(/\(ser\p{L}+\)/iu);
  },
);
