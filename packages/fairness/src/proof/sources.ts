import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { elementsUpTo } from '../chain.ts';
import { chairAt } from '../chair.ts';
import type { Owner } from '../event.ts';
import type { Hash } from '../hash.ts';
import type { Ledger } from '../ledger.ts';
import { chainOf, currentChain, revealedOf } from '../ledger.ts';
import type { Proof, ProofChair } from './proof.ts';

/** Why the chains of a proof are invalid. Chains are counted from 1. */
export type ChainFault =
  | { readonly kind: 'brokenChain'; readonly owner: Owner; readonly chain: number }
  /** The steps need more elements than the chains have, or fewer. */
  | { readonly kind: 'elementMissing'; readonly owner: Owner }
  | { readonly kind: 'elementsLeft'; readonly owner: Owner };

/** How many elements of a chain were revealed, and the last of them or the tip. */
type LinkKey = `${number} ${Hash}`;

/**
 * One owner's chains: the successor of each revealed link, and how many links the steps have used. Two chains may
 * share links if an owner announces one as a tip, but no link has the same distance to two tips.
 */
type Source = {
  readonly tips: readonly Hash[];
  readonly after: ReadonlyMap<LinkKey, Hash>;
  announced: number;
  told: number;
};

export type Sources = ReadonlyMap<Owner, Source>;

const sourceFor = (
  owner: Owner,
  { isOpenedForBot, chains }: ProofChair,
): Result<Source, ChainFault> => {
  const after = new Map<LinkKey, Hash>();
  for (const [index, { tip, revealed }] of chains.entries()) {
    const links = revealed === null ? null : elementsUpTo(revealed.last, revealed.count);
    if (links === null) continue;
    if (links.tip !== tip) return refuse({ kind: 'brokenChain', owner, chain: index + 1 });
    let head = tip;
    for (const [told, element] of links.elements.entries()) {
      after.set(`${told} ${head}`, element);
      head = element;
    }
  }
  return ok({
    tips: chains.map(({ tip }) => tip),
    after,
    announced: isOpenedForBot ? 0 : 1,
    told: 0,
  });
};

/** Every chain of a proof, hashed from its last element up to its tip. */
export const sourcesOf = ({ house, chairs }: Proof): Result<Sources, ChainFault> => {
  const owned: readonly (readonly [Owner, ProofChair])[] = [
    ['house', { isOpenedForBot: false, chains: house }],
    ...chairs.map((chair, number) => [chairAt(number), chair] as const),
  ];
  const sources = new Map<Owner, Source>();
  for (const [owner, chair] of owned) {
    const source = sourceFor(owner, chair);
    if (!source.ok) return source;
    sources.set(owner, source.value);
  }
  return ok(sources);
};

/** The successor of the last link that the ledger knows of an owner. */
export const nextElement = (
  sources: Sources,
  ledger: Ledger,
  owner: Owner,
): Result<Hash, ChainFault> => {
  const source = sources.get(owner);
  const state = chainOf(ledger, owner);
  const current = state === null ? null : currentChain(state);
  const element =
    current === null ? undefined : source?.after.get(`${revealedOf(current)} ${current.head}`);
  if (source === undefined || element === undefined)
    return refuse({ kind: 'elementMissing', owner });
  source.told += 1;
  return ok(element);
};

/** The next tip that an owner announces. */
export const nextTip = (sources: Sources, owner: Owner): Result<Hash, ChainFault> => {
  const source = sources.get(owner);
  const tip = source?.tips[source.announced];
  if (source === undefined || tip === undefined) return refuse({ kind: 'elementMissing', owner });
  source.announced += 1;
  return ok(tip);
};

/** The first owner whose elements the steps did not all use. */
export const ownerLeft = (sources: Sources): Owner | null => {
  for (const [owner, { tips, after, announced, told }] of sources)
    if (announced !== tips.length || told !== after.size) return owner;
  return null;
};
