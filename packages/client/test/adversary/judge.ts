import type { Chair, DiceEvent, Hash, Ledger } from '@claim-it/fairness';
import {
  advanceLedger,
  chainOf,
  chairsUpTo,
  missingStirs,
  renewalOf,
  shakerFor,
} from '@claim-it/fairness';
import type { TableEvent, TableState } from '@claim-it/protocol';
import { evolveTable, isGone, newTable } from '@claim-it/protocol';
import type { Roll } from '@claim-it/rules';
import type { CheckedLog } from '../../src/online/log.ts';
import { rollInHand } from '../../src/online/witness.ts';
import { chainWith, linkAfter } from './chest.ts';
import { HONEST_CHAINS } from './server.ts';

/** The verdict about a roll that the honest player was shown. */
export type Verdict =
  /** The dice are those that were fixed before the adversary knew anything about them. */
  | 'settled'
  /** Both verifiers name the roll as one where a choice was possible. */
  | 'named'
  /** The honest player had left the game, or is away since a named roll. */
  | 'absent'
  /** The honest player was warned. */
  | 'detected'
  /** The adversary had a choice, undetected. */
  | 'influence';

export type Shown = {
  readonly roll: number;
  readonly player: Chair | null;
  readonly pot: Hash;
  readonly dice: Roll | null;
  readonly verdict: Verdict;
  readonly why: string;
};

const nextOf = (ledger: Ledger, owner: 'house' | Chair): Hash => {
  const chain = chainOf(ledger, owner);
  if (chain === null) throw new Error('a bot has no chain');
  return linkAfter(chain);
};

const laid = (ledger: Ledger | null, event: DiceEvent): Ledger | null => {
  const next = ledger === null ? null : advanceLedger(ledger, event);
  return next?.ok === true ? next.value : null;
};

/** Whether the player is away and has to come back first: without a stand-in no other player shakes for them unnamed. */
const isAwaited = (ledger: Ledger, player: Chair): boolean =>
  ledger.version === 2 &&
  ledger.away.includes(player) &&
  !ledger.gone.includes(player) &&
  !ledger.replaced.includes(player) &&
  renewalOf(ledger, player) === null;

/** The chairs whose stirs must come before the next roll; version 1 waits only for those of the first. */
export const stirsDue = (ledger: Ledger): readonly Chair[] =>
  ledger.version === 2 || ledger.first === null ? missingStirs(ledger) : [];

/** The pot of the next roll if all needed players stir, and no other event is appended; null if no player could shake. */
export const settledPot = (start: Ledger, player: Chair): Hash | null => {
  let ledger: Ledger | null = start;
  for (const chair of stirsDue(start))
    if (ledger !== null)
      ledger = laid(ledger, { kind: 'stirred', player: chair, element: nextOf(ledger, chair) });
  if (ledger === null) return null;
  const house = nextOf(ledger, 'house');
  if (ledger.first === null) return laid(ledger, { kind: 'begun', house })?.pot ?? null;
  if (isAwaited(ledger, player))
    ledger = laid(ledger, { kind: 'cameBack', player, element: nextOf(ledger, player) });
  if (ledger === null) return null;
  const shaker = shakerFor(ledger, player);
  if (shaker === null) return null;
  const stirs = ledger.bowl.map(({ chair }) => chair);
  const element = nextOf(ledger, shaker);
  return laid(ledger, { kind: 'rolled', player, house, element, stirs })?.pot ?? null;
};

export const isHonestLink = (element: Hash): boolean => {
  const chain = chainWith(element);
  return chain !== null && chain < HONEST_CHAINS;
};

const diceOf = (event: TableEvent): DiceEvent | null =>
  event.kind === 'dice' && event.event.kind !== 'opened' ? event.event : null;

/** The state of the honest player's dice along one log. */
type Presence = {
  /** Why the honest player does not contribute to the dice now. A player who is back after a named absence joins the next bowl. */
  readonly absence: 'none' | 'justNow' | 'named' | 'back' | 'unseen';
};

/** Folds the log that the honest client has accepted, and judges for each roll whether the adversary had a choice. */
export class Judge {
  readonly shown: Shown[] = [];
  /** An attack on version 1 is named anyway: there the names are ignored. */
  readonly #isNameTrusted: boolean;
  readonly #honest: Chair;
  readonly #settled = new Map<string, Hash>();
  /** For which roll each element of the honest player was first received; null for coming back. */
  readonly #heard = new Map<Hash, number | null>();
  #log: CheckedLog | null = null;
  #seen = 0;
  #state: TableState | null = null;
  #presence: Presence = { absence: 'none' };
  #isWarned = false;

  constructor(honest: Chair, isNameTrusted: boolean) {
    this.#honest = honest;
    this.#isNameTrusted = isNameTrusted;
  }

  get isWarned(): boolean {
    return this.#isWarned;
  }

  /** An element of the honest player was received: from now on its intended dice are fixed. */
  learn(element: Hash, isBack: boolean, log: CheckedLog | null): void {
    const ledger = log?.state.ledger ?? null;
    if (ledger === null) return;
    const roll = rollInHand(ledger);
    // An element received earlier for another use fixes nothing, and coming back mixes into nothing.
    if (!this.#heard.has(element)) this.#heard.set(element, isBack ? null : roll);
    if (this.#heard.get(element) !== roll) return;
    for (const player of chairsUpTo(ledger.chairs.length)) {
      const name = ledger.first === null ? '0' : `${roll} ${player}`;
      const pot = this.#settled.has(name) ? null : settledPot(ledger, player);
      if (pot !== null) this.#settled.set(name, pot);
    }
  }

  /** Checks the client's current log. A new page starts over. */
  look(log: CheckedLog | null, isWarned: boolean): readonly Shown[] {
    this.#isWarned ||= isWarned;
    const before = this.shown.length;
    if (log === null) return [];
    const isOther = this.#log?.hashes[this.#seen] !== log.hashes[this.#seen];
    if (this.#log === null || isOther) this.forget(log);
    this.#log = log;
    for (const event of log.events.slice(this.#seen)) this.#take(event);
    return this.shown.slice(before);
  }

  forget(log: CheckedLog | null): void {
    this.#log = log;
    this.#seen = 0;
    this.#state = log === null ? null : newTable(log.state.id, log.state.header);
    this.#presence = { absence: 'none' };
  }

  #take(event: TableEvent): void {
    const state = this.#state;
    const next = state === null ? null : evolveTable(state, event);
    if (state === null || next?.ok !== true) throw new Error('the client took what is unlawful');
    const after = next.value.state;
    this.#seen += 1;
    this.#state = after;
    const dice = diceOf(event);
    if (dice === null || state.ledger === null || after.ledger === null) return;
    this.#follow(dice);
    if (dice.kind === 'begun' || dice.kind === 'rolled') this.#weigh(dice, state, after.ledger);
  }

  #follow(dice: DiceEvent): void {
    if (!('player' in dice) || dice.player !== this.#honest) return;
    const { absence } = this.#presence;
    if (dice.kind === 'wentAway' || dice.kind === 'keyLost')
      if (absence === 'none' || absence === 'back') this.#presence = { absence: 'justNow' };
    if (dice.kind === 'cameBack' && absence === 'named') this.#presence = { absence: 'back' };
  }

  #weigh(dice: DiceEvent & { kind: 'begun' | 'rolled' }, before: TableState, after: Ledger): void {
    const { ledger } = before;
    if (ledger === null) return;
    const player = dice.kind === 'rolled' ? dice.player : null;
    const isNamed = (dice.kind === 'rolled' ? after.last : after.first)?.isChoice ?? false;
    const [verdict, why] = this.#judge(dice, before, ledger, after.pot, isNamed);
    this.shown.push({
      roll: rollInHand(ledger),
      player,
      pot: after.pot,
      dice: dice.kind === 'rolled' ? (after.last?.roll ?? null) : null,
      verdict: this.#isWarned ? 'detected' : verdict,
      why,
    });
    const isPresent = !after.away.includes(this.#honest);
    if (isPresent) this.#presence = { absence: 'none' };
    else if (this.#presence.absence === 'justNow')
      this.#presence = { absence: isNamed ? 'named' : 'unseen' };
  }

  #judge(
    dice: DiceEvent & { kind: 'begun' | 'rolled' },
    state: TableState,
    ledger: Ledger,
    pot: Hash,
    isNamed: boolean,
  ): readonly [Verdict, string] {
    if (isNamed && this.#isNameTrusted) return ['named', ''];
    const stirs = ledger.bowl.filter(
      ({ chair }) => dice.kind === 'begun' || dice.stirs.includes(chair),
    );
    const shaker = dice.kind === 'rolled' ? shakerFor(ledger, dice.player) : null;
    const own = stirs.filter(({ chair }) => chair === this.#honest).map(({ element }) => element);
    if (shaker === this.#honest && dice.kind === 'rolled') own.push(dice.element);
    if (own.some((element) => !isHonestLink(element)))
      return ['influence', 'an element in the name of the honest player is not theirs'];
    const name = dice.kind === 'begun' ? '0' : `${rollInHand(ledger)} ${dice.player}`;
    const settled = this.#settled.get(name);
    if (own.length > 0 || settled !== undefined)
      return settled === pot
        ? ['settled', '']
        : ['influence', 'the dice are not those that were settled'];
    const { absence } = this.#presence;
    if (isGone(state, this.#honest) || absence === 'named' || absence === 'back')
      return ['absent', ''];
    return ['influence', 'the honest player was left out, and nothing names it'];
  }
}
