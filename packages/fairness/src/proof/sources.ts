import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { CHAIN_LENGTH, elementsUpTo } from '../chain.ts';
import { chairAt } from '../chair.ts';
import type { Owner } from '../event.ts';
import type { Hash } from '../hash.ts';
import type { Proof, ProofChain } from './proof.ts';

/** Why the chains of a proof do not hold. Chains are counted from 1. */
export type ChainFault =
  | { readonly kind: 'brokenChain'; readonly owner: Owner; readonly chain: number }
  /** The steps ask for more than the chains have, or for less. */
  | { readonly kind: 'elementMissing'; readonly owner: Owner }
  | { readonly kind: 'elementsLeft'; readonly owner: Owner };

/** One owner's chains, all elements of which follow from the last ones, and how far they are told. */
type Source = {
  readonly chains: readonly { readonly tip: Hash; readonly elements: readonly Hash[] }[];
  /** The chain in use, how many of its elements are told, and how many chains are announced. */
  current: number;
  told: number;
  announced: number;
};

export type Sources = ReadonlyMap<Owner, Source>;

const sourceFor = (owner: Owner, chains: readonly ProofChain[]): Result<Source, ChainFault> => {
  const open: { tip: Hash; elements: readonly Hash[] }[] = [];
  for (const [index, { tip, revealed }] of chains.entries()) {
    const links = revealed === null ? null : elementsUpTo(revealed.last, revealed.count);
    if (links !== null && links.tip !== tip)
      return refuse({ kind: 'brokenChain', owner, chain: index + 1 });
    open.push({ tip, elements: links?.elements ?? [] });
  }
  return ok({ chains: open, current: 0, told: 0, announced: 1 });
};

/** Every chain of a proof, hashed from its last element up to its tip. */
export const sourcesOf = ({ house, chairs }: Proof): Result<Sources, ChainFault> => {
  const owned: readonly (readonly [Owner, readonly ProofChain[] | null])[] = [
    ['house', house],
    ...chairs.map((chains, number) => [chairAt(number), chains] as const),
  ];
  const sources = new Map<Owner, Source>();
  for (const [owner, chains] of owned) {
    if (chains === null) continue;
    const source = sourceFor(owner, chains);
    if (!source.ok) return source;
    sources.set(owner, source.value);
  }
  return ok(sources);
};

/** At the end of a chain the next one that was announced begins. */
export const nextElement = (sources: Sources, owner: Owner): Result<Hash, ChainFault> => {
  const source = sources.get(owner);
  if (source === undefined) return refuse({ kind: 'elementMissing', owner });
  if (source.told === CHAIN_LENGTH && source.current + 1 < source.announced) {
    source.current += 1;
    source.told = 0;
  }
  const element = source.chains[source.current]?.elements[source.told];
  if (element === undefined) return refuse({ kind: 'elementMissing', owner });
  source.told += 1;
  return ok(element);
};

/** Nothing is left over: of the chain in use all is told, of those after it nothing was revealed. */
const isTold = ({ chains, current, told }: Source, until: number): boolean =>
  told === chains[current]?.elements.length &&
  chains.slice(current + 1, until).every(({ elements }) => elements.length === 0);

/** The next tip of an owner; with `replaces` its chain is used from now on. */
export const nextTip = (
  sources: Sources,
  owner: Owner,
  { replaces }: { readonly replaces: boolean },
): Result<Hash, ChainFault> => {
  const source = sources.get(owner);
  const tip = source?.chains[source.announced]?.tip;
  if (source === undefined || tip === undefined) return refuse({ kind: 'elementMissing', owner });
  if (replaces) {
    if (!isTold(source, source.announced)) return refuse({ kind: 'elementsLeft', owner });
    source.current = source.announced;
    source.told = 0;
  }
  source.announced += 1;
  return ok(tip);
};

/** The first owner of whom the steps did not tell everything. */
export const ownerLeft = (sources: Sources): Owner | null => {
  for (const [owner, source] of sources) {
    const isWhole = source.announced === source.chains.length;
    if (!isWhole || !isTold(source, source.chains.length)) return owner;
  }
  return null;
};
