import { invariant } from '@claim-it/rules';
import type { DiceEvent, Opened, Owner } from '../event.ts';
import { advanceLedger, openLedger } from '../evolve.ts';
import type { Hash } from '../hash.ts';
import type { Ledger } from '../ledger.ts';
import { chainOf, currentChain, revealedOf, shakerFor } from '../ledger.ts';
import type { Proof, ProofChain, ProofStep } from './proof.ts';

type ProofDraft = { ledger: Ledger; house: ProofChain[]; chairs: ProofChain[][] };

const chainsOf = (draft: ProofDraft, owner: Owner): ProofChain[] => {
  const chains = owner === 'house' ? draft.house : draft.chairs[owner];
  invariant(chains !== undefined, 'there is such a chair');
  return chains;
};

const announce = (draft: ProofDraft, owner: Owner, tip: Hash): void => {
  chainsOf(draft, owner).push({ tip, revealed: null });
};

/** The chain whose last link equals the ledger's, at the same distance from its tip. */
const reveal = (draft: ProofDraft, owner: Owner, last: Hash): void => {
  const chains = chainsOf(draft, owner);
  const state = chainOf(draft.ledger, owner);
  invariant(state !== null, 'only owners of chains reveal');
  const current = currentChain(state);
  const told = revealedOf(current);
  const at = chains.findIndex(
    ({ tip, revealed }) =>
      (revealed?.count ?? 0) === told && (revealed?.last ?? tip) === current.head,
  );
  const chain = chains[at];
  invariant(chain !== undefined, 'there is a chain to reveal from');
  chains[at] = { ...chain, revealed: { count: (chain.revealed?.count ?? 0) + 1, last } };
};

type Owned = readonly [Owner, Hash];

/** The elements an event reveals. */
const revealedBy = (ledger: Ledger, event: DiceEvent): readonly Owned[] => {
  if (event.kind === 'stirred') return [[event.player, event.element]];
  if (event.kind === 'cameBack' && event.element !== undefined)
    return [[event.player, event.element]];
  if (event.kind === 'begun') return [['house', event.house]];
  if (event.kind !== 'rolled') return [];
  const shaker = shakerFor(ledger, event.player);
  invariant(shaker !== null, 'somebody shakes');
  return [
    [shaker, event.element],
    ['house', event.house],
  ];
};

/** The tips an event announces. */
const announcedBy = (event: DiceEvent): readonly Owned[] => {
  if (event.kind === 'anchored') return [[event.owner, event.tip]];
  if (event.kind === 'keyLost') return [['house', event.house]];
  if (event.kind === 'joined')
    return [
      ['house', event.house],
      [event.player, event.tip],
    ];
  return event.kind === 'reseeded' ? [[event.player, event.tip]] : [];
};

const stepFor = ({ bowl }: Ledger, event: DiceEvent): ProofStep => {
  if (event.kind === 'begun') return { kind: 'begun' };
  if (event.kind === 'anchored') return { kind: 'anchored', owner: event.owner };
  if (event.kind !== 'rolled') return { kind: event.kind, chair: event.player };
  const waiting = bowl.map(({ chair }) => chair);
  const leftOut = waiting.filter((chair) => !event.stirs.includes(chair));
  return { kind: 'rolled', chair: event.player, leftOut };
};

/** The proof of a game's dice from its log. The log was checked when it was written, so a refusal here is a bug. */
export const collectProof = (opened: Opened, events: readonly DiceEvent[]): Proof => {
  const begun = openLedger(opened);
  invariant(begun.ok, 'the game was opened');
  const draft: ProofDraft = {
    ledger: begun.value,
    house: [{ tip: opened.house, revealed: null }],
    chairs: opened.players.map((tip) => (tip === null ? [] : [{ tip, revealed: null }])),
  };
  const steps = events.map((event) => {
    const step = stepFor(draft.ledger, event);
    for (const [owner, element] of revealedBy(draft.ledger, event)) reveal(draft, owner, element);
    for (const [owner, tip] of announcedBy(event)) announce(draft, owner, tip);
    const next = advanceLedger(draft.ledger, event);
    invariant(next.ok, `the log was checked: ${event.kind}`);
    draft.ledger = next.value;
    return step;
  });
  return {
    version: begun.value.version,
    game: opened.game,
    rules: opened.rules,
    house: draft.house,
    chairs: draft.chairs.map((chains, at) => ({
      isOpenedForBot: opened.players[at] === null,
      chains,
    })),
    steps,
  };
};
