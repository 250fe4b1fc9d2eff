import type { Result } from '@claim-it/rules';
import { ok, refuse, unreachable } from '@claim-it/rules';
import type { DiceEvent, DiceRefusal } from '../event.ts';
import { advanceLedger, openLedger } from '../evolve.ts';
import type { Hash } from '../hash.ts';
import type { Ledger, LedgerRoll } from '../ledger.ts';
import { shakerFor } from '../ledger.ts';
import type { Proof, ProofStep } from './proof.ts';
import type { ChainFault, Sources } from './sources.ts';
import { nextElement, nextTip, ownerLeft, sourcesOf } from './sources.ts';

/** Why a proof is inconsistent. Steps are counted from 1; 0 is the opening of the game. */
export type ExpandFault =
  | ChainFault
  | { readonly kind: 'stepRefused'; readonly step: number; readonly refusal: DiceRefusal };

/** An expanded proof: the ledger after its last step, and every roll on the way. */
export type Expanded = { readonly ledger: Ledger; readonly rolls: readonly LedgerRoll[] };

type Why = ChainFault | DiceRefusal;

const expandRoll = (
  ledger: Ledger,
  sources: Sources,
  { chair, leftOut }: Extract<ProofStep, { kind: 'rolled' }>,
): Result<DiceEvent, Why> => {
  const waiting = ledger.bowl.map((stir) => stir.chair);
  const isExact = waiting.filter((one) => leftOut.includes(one)).join() === leftOut.join();
  if (!isExact) return refuse({ kind: 'stirNotInBowl', stirs: leftOut });
  const shaker = shakerFor(ledger, chair);
  if (shaker === null) return refuse({ kind: 'nobodyPresent' });
  const element = nextElement(sources, ledger, shaker);
  if (!element.ok) return element;
  const house = nextElement(sources, ledger, 'house');
  if (!house.ok) return house;
  const stirs = waiting.filter((one) => !leftOut.includes(one));
  return ok({ kind: 'rolled', player: chair, house: house.value, element: element.value, stirs });
};

/** Restores the hashes of a step. */
const expandStep = (ledger: Ledger, sources: Sources, step: ProofStep): Result<DiceEvent, Why> => {
  switch (step.kind) {
    case 'begun': {
      const house = nextElement(sources, ledger, 'house');
      return house.ok ? ok({ kind: 'begun', house: house.value }) : house;
    }
    case 'stirred': {
      const { chair } = step;
      const element = nextElement(sources, ledger, chair);
      return element.ok ? ok({ kind: 'stirred', player: chair, element: element.value }) : element;
    }
    case 'rolled':
      return expandRoll(ledger, sources, step);
    case 'anchored': {
      const tip = nextTip(sources, step.owner);
      return tip.ok ? ok({ ...step, tip: tip.value }) : tip;
    }
    case 'keyLost': {
      const house = nextTip(sources, 'house');
      return house.ok ? ok({ kind: 'keyLost', player: step.chair, house: house.value }) : house;
    }
    case 'reseeded': {
      const tip = nextTip(sources, step.chair);
      return tip.ok ? ok({ kind: 'reseeded', player: step.chair, tip: tip.value }) : tip;
    }
    case 'joined': {
      const house = nextTip(sources, 'house');
      const tip = house.ok ? nextTip(sources, step.chair) : house;
      if (!house.ok) return house;
      return tip.ok
        ? ok({ kind: 'joined', player: step.chair, tip: tip.value, house: house.value })
        : tip;
    }
    case 'cameBack': {
      if (ledger.version === 1) return ok({ kind: 'cameBack', player: step.chair });
      const element = nextElement(sources, ledger, step.chair);
      return element.ok
        ? ok({ kind: 'cameBack', player: step.chair, element: element.value })
        : element;
    }
    case 'wentAway':
    case 'standIn':
      return ok({ kind: step.kind, player: step.chair });
    default:
      return unreachable(step);
  }
};

const isChainFault = (why: Why): why is ChainFault =>
  why.kind === 'brokenChain' || why.kind === 'elementMissing' || why.kind === 'elementsLeft';

const faultAt = (step: number, why: Why): ExpandFault =>
  isChainFault(why) ? why : { kind: 'stepRefused', step, refusal: why };

/** Never equal to a hash, so the ledger refuses it. */
const NO_TIP = '' as Hash;

const openFrom = ({ version, game, rules, house, chairs }: Proof): Result<Ledger, DiceRefusal> =>
  openLedger({
    kind: 'opened',
    ...(version === 1 ? {} : { version }),
    game,
    rules,
    house: house[0]?.tip ?? NO_TIP,
    players: chairs.map(({ isOpenedForBot, chains }) =>
      isOpenedForBot ? null : (chains[0]?.tip ?? NO_TIP),
    ),
  });

/** Rebuilds every event of a proof and checks each against the ledger. */
export const expandProof = (proof: Proof): Result<Expanded, ExpandFault> => {
  const sources = sourcesOf(proof);
  if (!sources.ok) return sources;
  const opened = openFrom(proof);
  if (!opened.ok) return refuse(faultAt(0, opened.reason));
  let ledger = opened.value;
  const rolls: LedgerRoll[] = [];
  for (const [index, step] of proof.steps.entries()) {
    const event = expandStep(ledger, sources.value, step);
    if (!event.ok) return refuse(faultAt(index + 1, event.reason));
    const next = advanceLedger(ledger, event.value);
    if (!next.ok) return refuse(faultAt(index + 1, next.reason));
    ledger = next.value;
    if (step.kind === 'rolled' && ledger.last !== null) rolls.push(ledger.last);
  }
  const owner = ownerLeft(sources.value);
  return owner === null ? ok({ ledger, rolls }) : refuse({ kind: 'elementsLeft', owner });
};
