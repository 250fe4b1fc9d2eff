import type { Chair } from '@claim-it/fairness';
import { chairAt, renewalOf } from '@claim-it/fairness';
import { choicesOf } from '@claim-it/rules';
import { below, pick } from '@claim-it/testkit';
import type { Asker, OpenTable, Wish } from '../src/index.ts';
import {
  absentAfter,
  absentee,
  botAt,
  chairOnTurn,
  deadlineOf,
  decider,
  diceWaitFor,
  goOnFrom,
  isGone,
  isRollReady,
  isShakenByOther,
  peopleAt,
  phaseOf,
} from '../src/index.ts';
import { HonestTable } from './honest.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DICE_PATIENCE = 8 * SECOND;

/** A table whose people come and go, with a simulation of the server's presence, clocks and bots. */
export class Evening {
  readonly table: HonestTable;
  readonly isHere: boolean[];
  /** When the server last had a connection to each person. */
  readonly seenAt: number[];
  #waitingSince = 0;
  #waitingSeq = -1;

  constructor(seed: number, onLeaving: OpenTable['onLeaving'], agreed: Partial<OpenTable>) {
    this.table = new HonestTable(seed, onLeaving, agreed);
    this.isHere = this.table.hands.map(() => true);
    this.seenAt = this.table.hands.map(() => 0);
  }

  get state() {
    return this.table.state;
  }

  begin(): void {
    this.table.gather();
    this.table.fillBowl();
  }

  pass(ms: number): void {
    this.table.at += ms;
    this.sweep();
  }

  connect(chair: number): void {
    this.isHere[chair] = true;
    this.sweep();
  }

  disconnect(chair: number): void {
    if (this.isHere[chair]) this.seenAt[chair] = this.table.at;
    this.isHere[chair] = false;
  }

  /** What the server does on its own. */
  sweep(): void {
    if (phaseOf(this.state) !== 'playing') return;
    for (const chair of peopleAt(this.state)) this.#attest(chair);
    this.#goOnWithoutDiceOf();
    const deadline = deadlineOf(this.state);
    const chair = chairOnTurn(this.state);
    if (chair !== null && deadline !== null && this.table.at >= deadline)
      this.table.attemptHouse({ kind: 'timeOut', chair, since: this.state.since });
  }

  #attest(chair: Chair): void {
    const isAbsent = (this.state.absences[chair] ?? null) !== null;
    if (isAbsent && this.isHere[chair]) this.table.doHouse({ kind: 'returned', chair });
    const isAwaited = decider(this.state) === chair || absentee(this.state) !== null;
    const since = this.seenAt[chair] ?? 0;
    const isLong = this.table.at - since >= absentAfter(this.state, chair);
    if (!isAbsent && !this.isHere[chair] && isAwaited && isLong)
      this.table.attemptHouse({ kind: 'absent', chair, since });
  }

  #goOnWithoutDiceOf(): void {
    if (this.#waitingSeq !== this.state.seq) this.#waitingSince = this.table.at;
    this.#waitingSeq = this.state.seq;
    const isLate = this.table.at - this.#waitingSince >= DICE_PATIENCE;
    const late = diceWaitFor(this.state).find((chair) => !this.isHere[chair]);
    if (isLate && late !== undefined) this.table.doHouse({ kind: 'away', chair: late });
  }

  /** Connected people do what the dice need; a bot plays. */
  playAround(): void {
    for (const chair of peopleAt(this.state)) if (this.isHere[chair]) this.table.doDuty(chair);
    const chair = chairOnTurn(this.state);
    const { game } = this.state;
    if (chair === null || game === null || game.turn.phase.kind === 'rolling') return;
    if (botAt(this.state, chair) !== null)
      this.table.doHouse({ kind: 'botPlay', choice: this.#choice() });
    else if (this.isHere[chair] && !isGone(this.state, chair)) this.#decide(chair);
  }

  #choice() {
    const choices = choicesOf(this.state.game!).filter(({ kind }) => kind !== 'leave');
    const take = choices.find(({ kind }) => kind === 'take');
    const { random } = this.table;
    return take !== undefined && random() < 0.6 ? take : pick(random, choices);
  }

  #decide(chair: Chair): void {
    const choice = this.#choice();
    if (choice.kind === 'roll') this.#roll(chair);
    else if (choice.kind === 'place') this.table.do({ kind: 'place', space: choice.space }, chair);
    else if (choice.kind !== 'leave') this.table.do({ kind: choice.kind }, chair);
  }

  #roll(chair: Chair): void {
    const { ledger } = this.state;
    const isOther = isShakenByOther(this.state, chair);
    if (!isRollReady(this.state) || (!isOther && ledger?.away.includes(chair) === true)) return;
    const element = isOther ? null : this.table.element(chair);
    this.table.do({ kind: 'roll', element, stirs: this.table.stirs() }, chair);
  }

  /** The person says that they play again. */
  comeBack(chair: Chair): void {
    const { ledger, standIns } = this.state;
    const isAway = ledger?.away.includes(chair) === true && renewalOf(ledger, chair) === null;
    if (isAway && standIns[chair]?.by === 'clock')
      this.table.do({ kind: 'back', chair, element: this.table.element(chair) }, chair);
  }

  /** All people with a stand-in return, one after another: whether each has the chair, and the turn if it is theirs. */
  returnAll(): readonly boolean[] {
    return peopleAt(this.state).flatMap((chair) => {
      const { ledger, standIns } = this.state;
      const bot = standIns[chair] ?? null;
      const isNew = ledger !== null && renewalOf(ledger, chair) !== null;
      if (bot === null || bot.by === 'joining' || isNew || phaseOf(this.state) !== 'playing')
        return [];
      const isTheirTurn = chairOnTurn(this.state) === chair;
      this.connect(chair);
      this.comeBack(chair);
      this.table.doDuty(chair);
      const isBack = this.state.standIns[chair] === null;
      return [isBack && (!isTheirTurn || decider(this.state) === chair)];
    });
  }

  wish(chair: Chair, about: Chair, wish: Wish): boolean {
    return this.table.attempt({ kind: 'wish', chair, about, wish }, this.table.asker(chair));
  }

  join(chair: Chair): boolean {
    const asker: Asker = { ...this.table.asker(chair), chairs: [], isHost: false };
    const tip = this.table.hands[chair]!.newTip();
    const isJoined = this.table.attempt({ kind: 'join', chair, tip }, asker);
    if (isJoined) this.isHere[chair] = true;
    return isJoined;
  }

  /** Any action that is possible in an evening. */
  stir(): void {
    const { random } = this.table;
    const people = peopleAt(this.state);
    const all = this.table.hands.map((_, chair) => chairAt(chair));
    const chance = random();
    if (chance < 0.06) {
      const chair = pick(random, people);
      if (this.isHere[chair]) this.disconnect(chair);
      else this.connect(chair);
    } else if (chance < 0.14) this.pass(this.#while());
    else if (chance < 0.24)
      this.wish(
        pick(random, all),
        random() < 0.8 ? (chairOnTurn(this.state) ?? pick(random, all)) : pick(random, all),
        pick(random, ['wait', 'skip', 'bot'] as const),
      );
    else if (chance < 0.243) {
      const chair = pick(random, people);
      this.table.do({ kind: 'leave', chair }, chair);
    } else if (chance < 0.26) this.join(pick(random, all));
    else if (chance < 0.3) {
      const chair = pick(random, people);
      if (this.isHere[chair]) this.comeBack(chair);
    } else if (chance < 0.31) {
      const chair = pick(random, people);
      this.table.attempt({ kind: 'loseKey', chair }, this.table.asker(chair));
    } else this.playAround();
    this.sweep();
  }

  #while(): number {
    const isSlow = this.state.header.pace.kind === 'slow';
    return below(this.table.random, isSlow ? 30 * HOUR : 200 * SECOND);
  }

  /**
   * One person stays; all others are disconnected. A person with a third lapse has left the
   * game: then another returns. False if the game does not end.
   */
  finishAlone(most = 6000): boolean {
    let alone = pick(this.table.random, peopleAt(this.state));
    for (const chair of peopleAt(this.state)) if (chair !== alone) this.disconnect(chair);
    this.connect(alone);
    for (let count = 0; count < most && phaseOf(this.state) !== 'over'; count += 1) {
      const { seq } = this.state;
      if (isGone(this.state, alone)) {
        alone = pick(this.table.random, peopleAt(this.state));
        this.connect(alone);
      }
      this.comeBack(alone);
      this.playAround();
      const about = absentee(this.state);
      const from = about === null ? null : goOnFrom(this.state, about);
      if (about !== null && about !== alone && from !== null && this.table.at >= from)
        this.wish(alone, about, pick(this.table.random, ['skip', 'bot'] as const));
      this.sweep();
      if (this.state.seq === seq) this.pass(this.state.header.pace.kind === 'slow' ? HOUR : 10_000);
    }
    return phaseOf(this.state) === 'over';
  }
}
