import type { CommandAnswer, TableEvent, TableId, TableState } from '@claim-it/protocol';
import { deadlineOf, evolveTable, newTable, parseEvent, parseHeader } from '@claim-it/protocol';
import type { Append, Store, StoredEntry } from '../../src/store/index.ts';
import { LATE_MS } from '../../src/store/index.ts';
import type { Scheduler } from './scheduler.ts';

/** The clock of a process may be ahead of that of the store by so much: it drifts, and an answer takes its time. */
const AHEAD_MS = 4_000;
/** A deadline that runs while nothing is disturbed is acted on within so much. */
const OVERDUE_MS = 20_000;
const MOST_FINDINGS = 20;

/** Events with which a game goes on. */
const GOES_ON: readonly TableEvent['kind'][] = ['sat', 'dice', 'played'];

/** The name that a person's device gave a command; null for one of the server itself. A mutant may have marked it. */
const cidIn = (command: string): string | null => /:([0-9a-f]{24})~*$/.exec(command)?.[1] ?? null;

type Promised = { readonly seq: number; readonly hash: string };

/** Knows everything that was promised and everything that was laid, and says what does not fit. */
export class Oracle {
  readonly findings: string[] = [];
  /** When the game went on last. */
  wentOnAt = 0;
  /** Since when nothing has been disturbed; null while something is. */
  calmSince: number | null = null;
  events = 0;
  lapses = 0;
  readonly #scheduler: Scheduler;
  readonly #sent = new Map<string, string>();
  readonly #acked = new Map<string, Promised>();
  readonly #refused = new Set<string>();
  readonly #shown = new Map<number, string>();
  readonly #laid = new Map<number, string>();
  /** Commands of people that were carried out. */
  readonly #done = new Set<string>();
  #state: TableState | null = null;
  /** When the decision that is due began, by the clock of the store. */
  #since = 0;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** When the time of the decision that is due runs out, by the log. */
  get deadline(): number | null {
    return this.#state === null ? null : deadlineOf(this.#state);
  }

  get acknowledged(): number {
    return this.#acked.size;
  }

  /** Always null, so that a check may end with it. */
  find(what: string): null {
    if (this.findings.length < MOST_FINDINGS) this.findings.push(what);
    return null;
  }

  begin(state: TableState): void {
    this.#state = state;
  }

  sent(cid: string, kind: string): void {
    this.#sent.set(cid, kind);
  }

  answered(cid: string, answer: CommandAnswer): void {
    if (answer.kind === 'refused') this.#refused.add(cid);
    if (answer.kind !== 'done' && answer.kind !== 'duplicate') return;
    const before = this.#acked.get(cid);
    if (before !== undefined && before.hash !== answer.hash)
      this.find(
        `command ${this.#sent.get(cid)} was answered with event ${before.seq} and ${answer.seq}`,
      );
    this.#acked.set(cid, answer);
  }

  shown(seq: number, hash: string): void {
    const before = this.#shown.get(seq);
    if (before !== undefined && before !== hash)
      this.find(`two people were shown another event ${seq}`);
    this.#shown.set(seq, hash);
  }

  /** An append is on disk. */
  laid({ command, entries }: Append): void {
    const cid = cidIn(command);
    if (cid !== null && this.#done.has(cid))
      this.find(`a ${this.#sent.get(cid)} counts twice, again as event ${entries.at(-1)?.seq}`);
    if (cid !== null) this.#done.add(cid);
    for (const { seq, hash, body } of entries) {
      const before = this.#laid.get(seq);
      if (before !== undefined && before !== hash) this.find(`event ${seq} was laid twice: a fork`);
      this.#laid.set(seq, hash);
      this.events += 1;
      this.#take(body);
    }
  }

  /** Plays the event, and looks whether the time that it tells and ends is right. */
  #take(body: string): null {
    const now = this.#scheduler.now();
    const event = parseEvent(body);
    const state = this.#state;
    if (!event.ok || state === null) return this.find(`an event cannot be read: ${body}`);
    const { value } = event;
    if ('at' in value && typeof value.at === 'number') {
      if (value.at > now + AHEAD_MS)
        this.find(`a ${value.kind} tells a time ${value.at - now} ms ahead of the store`);
      if (value.at < now - LATE_MS)
        this.find(`a ${value.kind} tells a time ${now - value.at} ms behind the store`);
    }
    if (value.kind === 'lapsed') this.#judgeLapse(state, now);
    if (GOES_ON.includes(value.kind)) this.wentOnAt = now;
    const next = evolveTable(state, value);
    // After a fork nothing can be said about later events.
    if (!next.ok) return this.find(`event ${state.seq + 1} is not lawful: ${body}`);
    if (next.value.state.since !== state.since && value.kind !== 'credited') this.#since = now;
    this.#state = next.value.state;
    return null;
  }

  #judgeLapse(state: TableState, now: number): void {
    this.lapses += 1;
    const deadline = deadlineOf(state);
    if (deadline === null) return;
    const late = now - this.#since - (deadline - state.since);
    const isCalm = this.calmSince !== null && this.#since > this.calmSince;
    if (late < -AHEAD_MS) this.find(`a deadline fired ${-late} ms early`);
    if (isCalm && late > OVERDUE_MS) this.find(`a deadline fired ${late} ms late`);
  }

  /** Holds the log on disk against everything that was promised. */
  async judge(store: Store, table: TableId): Promise<null> {
    const log = await store.read({ table, since: 0 });
    if (log === null) return this.find('the table is gone');
    const header = parseHeader(log.header);
    if (!header.ok) return this.find('the header cannot be read');
    this.#judgePromises(log.entries);
    this.#judgeCommands(log.entries);
    let state = newTable(table, header.value);
    for (const { seq, body } of log.entries) {
      const event = parseEvent(body);
      const next = event.ok ? evolveTable(state, event.value) : null;
      if (next?.ok !== true) return this.find(`the log cannot be played from event ${seq} on`);
      state = next.value.state;
    }
    return null;
  }

  #judgePromises(entries: readonly StoredEntry[]): void {
    const promised: readonly (readonly [string, Iterable<Promised>])[] = [
      ['acknowledged', this.#acked.values()],
      ['shown', [...this.#shown].map(([seq, hash]) => ({ seq, hash }))],
      ['laid', [...this.#laid].map(([seq, hash]) => ({ seq, hash }))],
    ];
    for (const [how, all] of promised)
      for (const { seq, hash } of all)
        if (entries[seq - 1]?.hash !== hash) {
          this.find(`event ${seq} was ${how} and is ${seq > entries.length ? 'lost' : 'another'}`);
          break;
        }
  }

  /** Each command counts once, and none that was refused or that no person sent. */
  #judgeCommands(entries: readonly StoredEntry[]): void {
    const seen = new Set<string>();
    for (const { command, seq } of entries) {
      const cid = command === null ? null : cidIn(command);
      if (cid === null) continue;
      if (seen.has(cid)) this.find(`a ${this.#sent.get(cid)} counts twice, again as event ${seq}`);
      if (!this.#sent.has(cid)) this.find(`event ${seq} was asked for by no person`);
      if (this.#refused.has(cid)) this.find(`a ${this.#sent.get(cid)} was refused and counts`);
      seen.add(cid);
    }
  }
}
