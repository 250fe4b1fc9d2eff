import type { Chair } from '@claim-it/fairness';
import { renewalOf, toBase64Url } from '@claim-it/fairness';
import type { HouseMessage, TableId } from '@claim-it/protocol';
import { isGone, phaseOf } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals-core';
import { effect, signal } from '@preact/signals-core';
import type { Clock } from '../base/clock.ts';
import type { LeftChain } from '../storage/secrets.ts';
import { announcedIn } from './announced.ts';
import type { Feed } from './feed.ts';
import type { Hand } from './hand.ts';
import type { Line } from './line.ts';
import type { CheckedLog } from './log.ts';
import type { DiceDoubt } from './witness.ts';

/** How long to wait for another device while the line is open; the request is repeated, because the device may come later. */
const PATIENCE_MS = 4000;
const ASK_AGAIN_MS = 1000;
const NONCE_BYTES = 12;

type HandOverDeps = {
  readonly id: TableId;
  readonly feed: Pick<Feed, 'log' | 'about'>;
  readonly line: Line;
  readonly hand: Hand;
  readonly clock: Clock;
  readonly tell: (doubt: DiceDoubt) => void;
};

export type HandOver = {
  readonly elsewhere: ReadonlySignal<readonly Chair[]>;
  readonly fetchChain: (chair: Chair) => Promise<boolean>;
  readonly putDown: () => Promise<void>;
  readonly pickUp: () => Promise<void>;
  readonly look: () => Promise<void>;
  readonly stop: () => void;
};

/** Own chairs at which dice are opened. */
const chairsIn = ({ state }: CheckedLog, chairs: readonly Chair[]): readonly Chair[] =>
  state.ledger === null || phaseOf(state) === 'over'
    ? []
    : chairs.filter((chair) => !isGone(state, chair));

/** Whether a roll was made while the chair waited for a chain after a lost key. */
const isKeyTaken = ({ state, events }: CheckedLog, chair: Chair): boolean => {
  const last = events.at(-1);
  const isRolled =
    last?.kind === 'dice' && (last.event.kind === 'rolled' || last.event.kind === 'begun');
  return isRolled && state.ledger !== null && renewalOf(state.ledger, chair)?.tip === null;
};

/** Pending requests for chains, each with a timeout. */
const createQuestions = (clock: Clock, line: Line) => {
  const waiting = new Map<Chair, Set<(isHere: boolean) => void>>();
  return {
    ask: (chair: Chair, send: () => void): Promise<boolean> =>
      new Promise((resolve) => {
        const open = waiting.get(chair) ?? new Set();
        waiting.set(chair, open);
        const settle = (isHere: boolean): void => {
          open.delete(settle);
          resolve(isHere);
        };
        open.add(settle);
        let waited = 0;
        const ask = (): void => {
          if (!open.has(settle)) return;
          if (waited >= PATIENCE_MS) {
            settle(false);
            return;
          }
          send();
          clock.after(ASK_AGAIN_MS, () => {
            // What is asked on a broken line is not heard.
            if (line.state.peek() === 'open') waited += ASK_AGAIN_MS;
            ask();
          });
        };
        ask();
      }),
    answered: (chair: Chair): void => {
      for (const settle of [...(waiting.get(chair) ?? [])]) settle(true);
    },
    end: (): void => {
      for (const open of waiting.values()) for (const settle of [...open]) settle(false);
    },
  };
};

/** The messages between the devices. */
const createExchange = (deps: HandOverDeps, look: () => Promise<void>) => {
  const { id, feed, line, hand, clock } = deps;
  const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const questions = createQuestions(clock, line);
  const say = (chair: Chair, what: 'want' | 'give', text: string): void =>
    line.send({ kind: 'hand', table: id, chair, say: what, text });
  const leave = (chair: Chair, { text, progress }: LeftChain): void =>
    line.send({ kind: 'hand', table: id, chair, say: 'leave', text, progress });
  const giveUp = async (chair: Chair, question?: string): Promise<void> => {
    const log = feed.log.peek();
    // What is given up on a broken line reaches no device, and none could go on.
    if (line.state.peek() !== 'open') return;
    const asked = question === undefined ? undefined : { text: question, nonce };
    const left = log === null ? null : await hand.release(chair, log, asked);
    if (left === null) return;
    if (asked === undefined) leave(chair, left);
    else say(chair, 'give', left.text);
    await look();
  };
  const take = async (chair: Chair, text: string): Promise<void> => {
    const log = feed.log.peek();
    if (log === null || !(await hand.accept(chair, log, { text, nonce }))) return;
    await look();
    questions.answered(chair);
  };
  const unhear = line.hear((message: HouseMessage) => {
    if (message.kind !== 'hand' || message.table !== id) return;
    const { chair, say: what, text } = message;
    if (what === 'give') void take(chair, text);
    else void giveUp(chair, text);
  });
  return {
    fetchChain: async (chair: Chair): Promise<boolean> => {
      const log = feed.log.peek();
      if (log === null || (await hand.holds(chair, log))) return log !== null;
      const question = await hand.want(chair, nonce);
      // A page that is closed hard may not finish what it says: the server hears it now, unless it has heard it before.
      const left = await hand.leftOpen(chair);
      if (left !== null) leave(chair, left);
      return question !== null && questions.ask(chair, () => say(chair, 'want', question));
    },
    leave: (chair: Chair): Promise<void> => giveUp(chair),
    stop: (): void => {
      unhear();
      questions.end();
    },
  };
};

/**
 * Transfers the chains of a guest's chairs between their devices. The device with the chain confirms that it opens no more of it
 * before another one continues, so that no element is opened for two logs.
 */
export const shareHand = (deps: HandOverDeps): HandOver => {
  const { feed, hand, tell } = deps;
  const elsewhere = signal<readonly Chair[]>([]);
  let isAsked = false;
  let looked = '';
  const own = (): readonly Chair[] => feed.about.peek()?.you.chairs ?? [];
  const look = async (): Promise<void> => {
    const log = feed.log.peek();
    if (log === null) return;
    const missing: Chair[] = [];
    for (const chair of chairsIn(log, own())) {
      if (!(await hand.holds(chair, log))) missing.push(chair);
      if (await hand.hasStranger(chair, log)) tell({ kind: 'otherChain', chair });
    }
    if (missing.join() !== elsewhere.peek().join()) elsewhere.value = missing;
  };
  const exchange = createExchange(deps, look);
  /** When a page is opened, the device with the chain is asked for it once. */
  const askOnce = async (): Promise<void> => {
    await look();
    if (isAsked || elsewhere.peek().length === 0) return;
    isAsked = true;
    for (const chair of elsewhere.peek()) void exchange.fetchChain(chair);
  };
  const watchKeys = async (log: CheckedLog): Promise<void> => {
    for (const chair of chairsIn(log, own()))
      if (isKeyTaken(log, chair) && (await hand.isOfGuest(chair)))
        if ((await hand.renewedTip(chair, log)) === null) tell({ kind: 'keyTaken', chair });
  };
  const unwatch = effect(() => {
    const log = feed.log.value;
    const chairs = feed.about.value?.you.chairs ?? [];
    if (log === null) return;
    void watchKeys(log);
    const chains = chairsIn(log, chairs).map((chair) => announcedIn(log, chair).chains);
    const seen = JSON.stringify([chairs, chains]);
    if (seen === looked) return;
    looked = seen;
    void askOnce();
  });
  return {
    elsewhere,
    fetchChain: exchange.fetchChain,
    look,
    putDown: async () => {
      for (const chair of own()) await exchange.leave(chair);
    },
    pickUp: async () => {
      isAsked = false;
      await askOnce();
    },
    stop: () => {
      exchange.stop();
      unwatch();
    },
  };
};
