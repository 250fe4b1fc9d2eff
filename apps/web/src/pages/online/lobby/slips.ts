import type { TableCard } from '@claim-it/protocol';

/** A slip on the board: it stays in its place though its table is gone. */
export type HungSlip = { readonly card: TableCard; readonly isGone: boolean };

export type SlipBoard = {
  readonly slips: readonly HungSlip[];
  /** New tables behind a button. */
  readonly fresh: readonly TableCard[];
};

const hung = (cards: readonly TableCard[]): readonly HungSlip[] =>
  cards.map((card) => ({ card, isGone: false }));

const isOn = (cards: readonly TableCard[], { table }: TableCard): boolean =>
  cards.some((card) => card.table === table);

/** The current list of the server. No slip moves under a finger: new tables wait, and gone ones leave a gap. */
export const boardOf = (before: SlipBoard | null, open: readonly TableCard[]): SlipBoard => {
  const known = before?.slips ?? [];
  const slips = known.map(({ card }) => {
    const now = open.find(({ table }) => table === card.table);
    return { card: now ?? card, isGone: now === undefined };
  });
  if (slips.every(({ isGone }) => isGone)) return { slips: hung(open), fresh: [] };
  const cards = slips.map(({ card }) => card);
  return { slips, fresh: open.filter((card) => !isOn(cards, card)) };
};

/** Gone slips are taken down, and those that waited are hung up behind the others. */
export const withFresh = ({ slips, fresh }: SlipBoard): SlipBoard => ({
  slips: [...slips.filter(({ isGone }) => !isGone), ...hung(fresh)],
  fresh: [],
});
