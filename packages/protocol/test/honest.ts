import type { Chair, Hash } from '@claim-it/fairness';
import { chainOf, chairAt, renewalOf } from '@claim-it/fairness';
import type { Color } from '@claim-it/rules';
import { COLORS, choicesOf } from '@claim-it/rules';
import type { RandomNumbers } from '@claim-it/testkit';
import { below, pick, randomFrom } from '@claim-it/testkit';
import type {
  Asker,
  Decision,
  HouseCommand,
  OnLeaving,
  OpenTable,
  TableCommand,
  TableDeps,
  TableEvent,
  TableHeader,
  TableId,
  TableState,
} from '../src/index.ts';
import {
  chairOnTurn,
  decideHouse,
  decideTable,
  diceDutyOf,
  diceWaitFor,
  evolveTable,
  isGone,
  isRollReady,
  newHeader,
  newTable,
  peopleAt,
  phaseOf,
} from '../src/index.ts';
import { Hand } from './chains.ts';

/** Server and players at one table, all honest, with all events so far. */
export class HonestTable {
  state: TableState;
  readonly events: TableEvent[] = [];
  readonly hands: readonly Hand[];
  readonly house: Hand;
  readonly random: RandomNumbers;
  readonly isPerson: readonly boolean[];
  at = 1000;
  /** Receives each event with the table before it. */
  onEvent: (before: TableState, event: TableEvent) => void = () => undefined;

  /** Version 1 of the header, unless agreed otherwise. */
  constructor(
    seed: number,
    onLeaving: OnLeaving = { kind: 'skip' },
    agreed: Partial<OpenTable> | null = null,
  ) {
    this.random = randomFrom(seed);
    let given = below(this.random, 100);
    const fresh = (): number => {
      given += 1;
      return given;
    };
    this.house = new Hand(fresh);
    const count = 2 + below(this.random, 4);
    this.hands = Array.from({ length: count }, () => new Hand(fresh));
    const certain = below(this.random, count);
    this.isPerson = this.hands.map((_, chair) => chair === certain || this.random() < 0.7);
    const common = {
      variant: this.random() < 0.3 ? 'reuse' : 'standard',
      pace: { kind: 'live', seconds: 30 },
      onLeaving,
      isListed: true,
      isFreeTextAllowed: false,
    } as const;
    const houseTip = this.house.tip(0);
    const header: TableHeader =
      agreed === null
        ? { version: 1, ...common, chairs: count, houseTip }
        : newHeader({ ...common, ...agreed }, count, houseTip);
    this.state = newTable(`table-${String(seed).padStart(8, '0')}` as TableId, header);
  }

  get deps(): TableDeps {
    return {
      at: this.at,
      houseTip: (number) => this.house.tip(number),
      houseElement: (chain) => this.house.element(chain),
      rematchTable: () => 'rematch-of-it' as TableId,
    };
  }

  asker(chair: number): Asker {
    const own = [chairAt(chair)];
    return { chairs: own, mayTake: own, mayInvite: [], isHost: chair === 0, isRemoved: false };
  }

  try(command: TableCommand, asker: Asker): Decision {
    return decideTable(this.state, command, asker, this.deps);
  }

  /** A command of an honest client must be accepted. */
  do(command: TableCommand, chair: number): void {
    this.#lay(this.try(command, this.asker(chair)), command);
  }

  /** Whether the command was lawful; it is carried out. */
  attempt(command: TableCommand, asker: Asker): boolean {
    const decision = this.try(command, asker);
    if (decision.ok) this.#lay(decision, command);
    return decision.ok;
  }

  attemptHouse(command: HouseCommand): boolean {
    const decision = decideHouse(this.state, command, this.deps);
    if (decision.ok) this.#lay(decision, command);
    return decision.ok;
  }

  doHouse(command: HouseCommand): void {
    this.#lay(decideHouse(this.state, command, this.deps), command);
  }

  element(chair: number): Hash {
    const chain = this.state.ledger === null ? null : chainOf(this.state.ledger, chairAt(chair));
    if (chain === null) throw new Error(`chair ${chair} has no chain`);
    return this.hands[chair]!.element(chain);
  }

  stirs(): readonly Chair[] {
    return this.state.ledger?.bowl.map(({ chair }) => chair) ?? [];
  }

  #lay(decision: Decision, command: TableCommand | HouseCommand): void {
    if (!decision.ok)
      throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decision.reason)}`);
    for (const event of decision.value.events) {
      this.onEvent(this.state, event);
      const next = evolveTable(this.state, JSON.parse(JSON.stringify(event)));
      if (!next.ok) throw new Error(`fault: ${JSON.stringify(next.reason)}`);
      this.state = next.value.state;
      this.events.push(event);
    }
    this.at += 1 + below(this.random, 5000);
  }

  gather(): void {
    const colors: Color[] = COLORS.toSorted(() => this.random() - 0.5);
    // The last to sit down is a person, so that all are asked before the dice are opened.
    const order = this.isPerson.map((_, chair) => chair);
    for (const chair of order) {
      const color = colors[chair]!;
      if (this.isPerson[chair])
        this.do(
          { kind: 'sit', chair: chairAt(chair), color, tip: this.hands[chair]!.tip(0) },
          chair,
        );
      else
        this.doHouse({
          kind: 'seatBot',
          chair: chairAt(chair),
          level: 'miner',
          style: null,
          color,
        });
    }
  }

  shake(): void {
    for (const chair of diceWaitFor(this.state)) {
      if (diceWaitFor(this.state).length > 1 && this.random() < 0.1)
        this.doHouse({ kind: 'away', chair });
      else this.do({ kind: 'stir', chair, element: this.element(chair) }, chair);
    }
  }

  /** People stir, come and go, and lose a key now and then. */
  disturb(leaving: number): void {
    for (const chair of peopleAt(this.state)) {
      if (phaseOf(this.state) !== 'playing') return;
      const isAway = this.state.ledger?.away.includes(chair) ?? false;
      const chance = this.random();
      if (chance < leaving) this.do({ kind: 'leave', chair }, chair);
      else if (!isAway && chance < 0.01 && diceWaitFor(this.state).includes(chair))
        this.doHouse({ kind: 'away', chair });
      else if (chance < 0.5) this.doDuty(chair);
      else if (chance > 0.998 && this.#mayLoseKey(chair))
        this.do({ kind: 'loseKey', chair }, chair);
    }
  }

  #mayLoseKey(chair: Chair): boolean {
    const { ledger } = this.state;
    return ledger !== null && renewalOf(ledger, chair) === null && (ledger.reseeds[chair] ?? 3) < 3;
  }

  /** What a chair owes to the dice. */
  doDuty(chair: Chair): void {
    const duty = diceDutyOf(this.state, chair);
    if (duty === null || duty === 'anchor') return;
    if (duty === 'reseed') this.do({ kind: duty, chair, tip: this.hands[chair]!.newTip() }, chair);
    else if (duty === 'shake')
      this.do({ kind: duty, element: this.element(chair), stirs: this.stirs() }, chair);
    else this.do({ kind: duty, chair, element: this.element(chair) }, chair);
  }

  /** All present people stir: the next roll can be requested. */
  fillBowl(): void {
    for (const chair of peopleAt(this.state)) this.doDuty(chair);
  }

  #throw(): void {
    const waiting = diceWaitFor(this.state);
    if (waiting.length > 0 && this.random() < 0.05)
      this.doHouse({ kind: 'away', chair: pick(this.random, waiting) });
    else this.fillBowl();
  }

  #playPerson(chair: number): void {
    const choice = pick(this.random, choicesOf(this.state.game!));
    if (this.random() < 0.002)
      this.doHouse({ kind: 'timeOut', chair: chairAt(chair), since: this.state.since });
    else if (choice.kind === 'roll') this.#roll(chairAt(chair));
    else if (choice.kind === 'place') this.do({ kind: 'place', space: choice.space }, chair);
    else if (choice.kind !== 'leave') this.do({ kind: choice.kind }, chair);
  }

  /** All people do what the roll needs first. */
  #roll(chair: Chair): void {
    this.fillBowl();
    if (!isRollReady(this.state)) return;
    const { ledger } = this.state;
    const isRenewing = ledger !== null && renewalOf(ledger, chair) !== null;
    if (!isRenewing && ledger?.away.includes(chair) === true) return;
    const element = isRenewing ? null : this.element(chair);
    this.do({ kind: 'roll', element, stirs: this.stirs() }, chair);
  }

  playOn(): void {
    const chair = chairOnTurn(this.state)!;
    const { phase } = this.state.game!.turn;
    if (phase.kind === 'rolling') this.#throw();
    else if (!isGone(this.state, chair)) this.#playPerson(chair);
    else this.doHouse({ kind: 'botPlay', choice: pick(this.random, choicesOf(this.state.game!)) });
  }

  /** A whole game; false if it was unfinished after that many inputs. */
  play(leaving: number, most = 4000): boolean {
    this.gather();
    this.shake();
    for (let count = 0; count < most && phaseOf(this.state) === 'playing'; count += 1) {
      this.disturb(leaving);
      if (phaseOf(this.state) === 'playing') this.playOn();
    }
    return phaseOf(this.state) === 'over';
  }
}
