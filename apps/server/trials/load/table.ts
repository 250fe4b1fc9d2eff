import { randomBytes } from 'node:crypto';
import type { Hash } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { CommandAnswer, HouseMessage, TableCommand } from '@claim-it/protocol';
import { chairOnTurn, diceDutyOf, isRollReady, parseHouseMessage } from '@claim-it/protocol';
import { COLORS, choicesOf } from '@claim-it/rules';
import type { WebSocket } from 'ws';
import { elementIn, makeChain, stretchAt } from '../../src/dice/links.ts';
import { freshCid, View } from '../../test/view.ts';

const MOST_SEATS = 4;

/** Four chains for the chairs of every table: making thousands would load this machine more than the server. */
const TIPS: Hash[] = [];
const NEXT = new Map<Hash, Hash>();
for (let chair = 0; chair < MOST_SEATS; chair += 1) {
  const chain = makeChain(randomBytes(32));
  TIPS.push(chain.tip);
  let head = chain.tip;
  for (let number = 1; number <= 512; number += 1) {
    const element = elementIn(stretchAt(chain, number), number);
    if (element === null) throw new Error(`the chain has no element ${number}`);
    NEXT.set(head, element);
    head = element;
  }
}

const elementAfter = (head: Hash): Hash => {
  const element = NEXT.get(head);
  if (element === undefined) throw new Error('the chain of this chair has ended');
  return element;
};

/** One table of the load: a socket for each chair, of which the first checks everything and the others only count. */
export class LoadTable {
  readonly id: string;
  readonly #sockets: readonly WebSocket[];
  readonly #answers = new Map<string, (answer: CommandAnswer) => void>();
  #view: View | null = null;
  #isAsked = false;
  /** The last event of the last move: the first socket may hear of it after another was answered. */
  #reached = 0;
  readonly #due: number[] = [];
  /** Links after which an element was sent. */
  readonly #opened = new Set<Hash>();
  trouble: string | null = null;
  /** So often the server could not take a move, and was asked again. */
  busy = 0;
  onAnswer: (answer: CommandAnswer, due: number) => void = () => undefined;

  constructor(id: string, sockets: readonly WebSocket[]) {
    this.id = id;
    this.#sockets = sockets;
    for (const [chair, socket] of sockets.entries())
      socket.on('message', (data) => this.#hear(chair, String(data)));
  }

  #hear(chair: number, text: string): void {
    const isAnswer = text.startsWith('{"kind":"answer"');
    if (!isAnswer && chair !== 0) return;
    const heard = parseHouseMessage(text);
    if (!heard.ok) this.trouble = `unreadable: ${text}`;
    else this.#take(heard.value);
  }

  #take(message: HouseMessage): void {
    if (message.kind === 'answer') {
      this.#answers.get(message.cid)?.(message.answer);
      this.#answers.delete(message.cid);
    }
    if (message.kind === 'table') this.#view ??= new View(message);
    if (message.kind === 'events') this.#view?.take(message);
    this.#serve();
    this.#next();
  }

  send(chair: number, command: TableCommand): Promise<CommandAnswer> {
    const cid = freshCid();
    const seq = this.#view?.state.seq ?? 0;
    this.#sockets[chair]?.send(JSON.stringify({ kind: 'do', cid, table: this.id, seq, command }));
    return new Promise((resolve) => this.#answers.set(cid, resolve));
  }

  get #tips(): readonly Hash[] {
    return TIPS.slice(0, this.#sockets.length);
  }

  /** Everybody sits down; the shake follows by itself. */
  async gather(): Promise<void> {
    for (const socket of this.#sockets)
      socket.send(JSON.stringify({ kind: 'watch', table: this.id, since: 0 }));
    for (const [chair, tip] of this.#tips.entries())
      await this.send(chair, {
        kind: 'sit',
        chair: chairAt(chair),
        color: COLORS[chair] ?? 'green',
        tip,
      });
  }

  #command(chair: number): TableCommand | null {
    const state = this.#view?.state;
    const head = state?.ledger?.chairs[chair]?.head;
    if (state === undefined || state.game === null || head === undefined) return null;
    const choices = choicesOf(state.game).filter(({ kind }) => kind !== 'undo');
    const choice = choices[Math.floor(Math.random() * choices.length)];
    if (choice?.kind === 'roll') {
      if (!isRollReady(state)) return null;
      const stirs = state.ledger?.bowl.map((stir) => stir.chair) ?? [];
      return { kind: 'roll', element: elementAfter(head), stirs };
    }
    if (choice?.kind === 'place') return { kind: 'place', space: choice.space };
    return choice?.kind === 'take' ? { kind: 'take' } : null;
  }

  /** The dice messages that are due from each chair; each is sent once, although the log arrives later. */
  #serve(): void {
    const state = this.#view?.state;
    for (const number of this.#sockets.keys()) {
      const chair = chairAt(number);
      const head = state?.ledger?.chairs[chair]?.head;
      if (state === undefined || head === undefined || this.#opened.has(head)) continue;
      const duty = diceDutyOf(state, chair);
      if (duty !== 'stir' && duty !== 'back') continue;
      this.#opened.add(head);
      void this.send(chair, { kind: duty, chair, element: elementAfter(head) }).then(({ kind }) => {
        if (kind !== 'busy') return;
        this.#opened.delete(head);
        this.#serve();
      });
    }
  }

  /** The player on turn makes a move now, or as soon as the last one is confirmed. */
  move(due: number): void {
    this.#due.push(due);
    this.#next();
  }

  /** So many moves, each as soon as the one before is answered; how long each took, in milliseconds. */
  play(count: number): Promise<readonly number[]> {
    return new Promise((resolve, reject) => {
      const times: number[] = [];
      let left = count;
      this.onAnswer = (answer, due) => {
        if (answer.kind === 'busy') {
          this.busy += 1;
          this.#due.push(due);
          return;
        }
        left -= 1;
        times.push(performance.now() - due);
        if (this.trouble !== null || answer.kind !== 'done')
          reject(new Error(this.trouble ?? JSON.stringify(answer)));
        else if (left > 0) this.#due.push(performance.now());
        else resolve(times);
      };
      this.move(performance.now());
    });
  }

  #next(): void {
    if (this.#isAsked || this.#view === null || this.#due.length === 0) return;
    if (this.#view.state.seq < this.#reached) return;
    const chair = chairOnTurn(this.#view.state);
    const command = chair === null ? null : this.#command(chair);
    if (chair === null || command === null) return;
    const due = this.#due.shift() ?? 0;
    this.#isAsked = true;
    void this.send(chair, command).then((answer) => {
      this.#isAsked = false;
      if (answer.kind === 'done') this.#reached = answer.seq;
      this.onAnswer(answer, due);
      this.#next();
    });
  }
}
