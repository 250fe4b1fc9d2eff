import type { Chain, ChainState, Hash } from '@claim-it/fairness';
import { elementOf, newChain } from '@claim-it/fairness';

/** Chains are costly to make, so all games share them; the pots differ by the game id. */
const made: Chain[] = [];
const nexts = new Map<Hash, Hash>();
/** The position of each known link: its chain and its number, 0 for the tip. */
const places = new Map<Hash, { readonly chain: number; readonly number: number }>();

export const chainNumbered = (number: number): Chain => {
  const known = made[number];
  if (known !== undefined) return known;
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  const chain = newChain(seed);
  made[number] = chain;
  places.set(chain.tip, { chain: number, number: 0 });
  return chain;
};

/** Which chain of the chest a link belongs to. */
export const chainWith = (link: Hash): number | null => places.get(link)?.chain ?? null;

/** The one element that follows a ledger's state of a chain, regardless of who may use it. */
export const linkAfter = ({ head }: Pick<ChainState, 'head'>): Hash => {
  const known = nexts.get(head);
  if (known !== undefined) return known;
  const place = places.get(head);
  if (place === undefined) throw new Error('a link of no chain in the chest');
  const number = place.number + 1;
  const element = elementOf(chainNumbered(place.chain), number);
  places.set(element, { chain: place.chain, number });
  nexts.set(head, element);
  return element;
};

const FAR = 400;

/** Finds an element of one of these chains that was opened by its owner. */
export const findLink = (element: Hash, chains: readonly number[]): void => {
  for (const number of chains) {
    let head = made[number]?.tip;
    for (let step = 0; head !== undefined && step < FAR && !places.has(element); step += 1)
      head = linkAfter({ head });
  }
};
