import type { DiceEvent, Hash, Ledger, Opened } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { CommandAnswer, TableCommand, TableEvent } from '@claim-it/protocol';
import { isGone } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { ElementUse, GivenElement, SeenLog } from '../storage/secrets.ts';
import type { OwnChair } from './hand.ts';
import type { CheckedLog, LogFault } from './log.ts';

/** Irregularities of the dice in this game that a player should know, although they may have a harmless cause. */
export type DiceDoubt =
  /** This roll was made without an element that this device had sent for it. */
  | { readonly kind: 'setAside'; readonly roll: number }
  /** The server has lost events that this device had seen: it went back to an older state. */
  | { readonly kind: 'wentBack'; readonly seq: number }
  /** From this roll on the server left this device out, although it was present or had come back. */
  | { readonly kind: 'leftOut'; readonly roll: number }
  /** A chair of this device has a chain that this device did not make: another device of the player, or an impostor. */
  | { readonly kind: 'otherChain'; readonly chair: number }
  /** The server reports a lost key that this device has, and no device of the guest has requested a new one. */
  | { readonly kind: 'keyTaken'; readonly chair: number };

/** An element that this device sent, and its intended use. */
export type SentElement = Pick<GivenElement, 'element' | 'use'>;

/** Records what this device has contributed to the dice, and compares it with the log, regardless of the server's answers. */
export type Witness = {
  /** This device's notes about a chair when the page is opened, or when it sits down. */
  readonly knows: (own: OwnChair) => void;
  /** A chain was made here. */
  readonly made: (chair: number, tip: Hash) => void;
  /** An element is sent by this device. */
  readonly gave: (sent: SentElement) => void;
  readonly done: (command: TableCommand, answer: CommandAnswer) => void;
  /** Whether this log is shorter than one that was seen here. */
  readonly isShort: (log: CheckedLog) => boolean;
  /** No more of a short log will come. */
  readonly missed: (log: CheckedLog) => void;
  readonly look: (
    before: CheckedLog,
    after: CheckedLog,
    chairs: readonly number[],
  ) => LogFault | null;
  readonly doubts: ReadonlySignal<readonly DiceDoubt[]>;
  /** Adds a doubt from another check, once. */
  readonly tell: (doubt: DiceDoubt) => void;
};

/** The roll that elements are opened for now: 0 is the shake for the first player. */
export const rollInHand = ({ first, rolls }: Pick<Ledger, 'first' | 'rolls'>): number =>
  first === null ? 0 : rolls + 1;

type Used = { readonly seq: number; readonly use: ElementUse };

/** Follows the log: the use of each element, and the chains of each chair. */
const createUses = () => {
  const uses = new Map<Hash, Used>();
  const tips: { readonly chair: number; readonly tip: Hash }[] = [];
  /** Chairs that left with a stir in the bowl, and the roll for which that bowl was mixed. */
  const departures: { readonly chair: number; readonly roll: number }[] = [];
  let bowl: number[] = [];
  let roll = 0;
  const noteElement = (dice: DiceEvent, seq: number): void => {
    if (!('element' in dice) || dice.element === undefined) return;
    const kind = { stirred: 'stir', rolled: 'roll', cameBack: 'back' } as const;
    uses.set(dice.element, { seq, use: { kind: kind[dice.kind], roll } });
  };
  const noteTip = (dice: DiceEvent | Opened): void => {
    if (dice.kind === 'opened')
      for (const [chair, tip] of dice.players.entries())
        if (tip !== null) tips.push({ chair, tip });
    if (dice.kind === 'reseeded' || dice.kind === 'joined')
      tips.push({ chair: dice.player, tip: dice.tip });
    if (dice.kind === 'anchored' && dice.owner !== 'house')
      tips.push({ chair: dice.owner, tip: dice.tip });
  };
  const note = (event: TableEvent, seq: number): void => {
    if (event.kind !== 'dice') return;
    const dice = event.event;
    noteTip(dice);
    if (dice.kind === 'opened') return;
    noteElement(dice, seq);
    if (dice.kind === 'stirred') bowl.push(dice.player);
    if (dice.kind === 'wentAway' && bowl.includes(dice.player))
      departures.push({ chair: dice.player, roll });
    if (dice.kind !== 'begun' && dice.kind !== 'rolled') return;
    bowl = [];
    roll += 1;
  };
  return { uses, tips, departures, note, roll: (): number => roll };
};

/** Coming back mixes no element in, so it cannot be misused. */
const isOtherUse = (given: ElementUse, { use }: Used): boolean =>
  use.kind !== 'back' && (use.kind !== given.kind || use.roll !== given.roll);

/** Doubts about the chains and the presence of own chairs, each reported once. */
const createOwnDoubts = (
  { tips, departures }: ReturnType<typeof createUses>,
  doubt: (one: DiceDoubt) => void,
) => {
  const own = new Map<number, readonly Hash[] | null>();
  let isOfVersion2 = false;
  const isOwn = (chair: number, chairs: readonly number[]): boolean =>
    own.has(chair) && chairs.includes(chair);
  const made = (chair: number, tip: Hash): void => {
    const known = own.get(chair);
    own.set(chair, known === null ? null : [...(known ?? []), tip]);
  };
  return {
    made,
    knows: ({ chair, tips: known, isOfVersion2: isNew }: OwnChair): void => {
      if (known === null) own.set(chair, null);
      for (const tip of known ?? []) made(chair, tip);
      isOfVersion2 ||= isNew;
    },
    look: ({ state, named }: CheckedLog, chairs: readonly number[]): LogFault | null => {
      for (const { chair, tip } of tips.splice(0))
        if (isOwn(chair, chairs) && own.get(chair)?.includes(tip) === false)
          doubt({ kind: 'otherChain', chair });
      const open = departures.splice(0);
      for (const one of open)
        if (named[one.roll] === undefined) departures.push(one);
        else if (
          isOwn(one.chair, chairs) &&
          named[one.roll] === false &&
          !isGone(state, chairAt(one.chair))
        )
          doubt({ kind: 'leftOut', roll: one.roll + 1 });
      return state.ledger?.version === 1 && isOfVersion2 ? { kind: 'oldDice' } : null;
    },
  };
};

export const createWitness = (): Witness => {
  const uses = createUses();
  const doubts = signal<readonly DiceDoubt[]>([]);
  const given = new Map<Hash, SentElement>();
  /** The longest logs that were seen before this page was opened. */
  const seen: SeenLog[] = [];
  /** The elements that the server has confirmed, and up to which entry each must appear. */
  const confirmed = new Map<Hash, number>();
  const doubt = (one: DiceDoubt): void => {
    doubts.value = [...doubts.peek(), one];
  };
  const own = createOwnDoubts(uses, doubt);
  const checkSeen = ({ hashes }: CheckedLog): void => {
    for (const one of seen.splice(0)) {
      const hash = hashes[one.seq];
      if (hash === undefined) seen.push(one);
      else if (hash !== one.hash) doubt({ kind: 'wentBack', seq: one.seq });
    }
  };
  const checkGiven = (one: SentElement, { state }: CheckedLog): LogFault | null => {
    const used = uses.uses.get(one.element);
    if (used !== undefined && isOtherUse(one.use, used)) return { kind: 'otherUse', seq: used.seq };
    const isBack = one.use.kind === 'back';
    const isAside = used === undefined && uses.roll() > one.use.roll + (isBack ? 1 : 0);
    if (isAside) doubt({ kind: isBack ? 'leftOut' : 'setAside', roll: one.use.roll });
    if (used !== undefined || isAside || state.rematch !== null) given.delete(one.element);
    return null;
  };
  const checkConfirmed = (element: Hash, seq: number, log: CheckedLog): LogFault | null => {
    if (uses.uses.has(element)) confirmed.delete(element);
    else if (log.state.seq >= seq) return { kind: 'withheld', element };
    return null;
  };
  return {
    doubts,
    tell: (one) => {
      const isTold = doubts.peek().some((known) => JSON.stringify(known) === JSON.stringify(one));
      if (!isTold) doubt(one);
    },
    made: own.made,
    knows: (chair) => {
      own.knows(chair);
      if (chair.seen !== null) seen.push(chair.seen);
      if (chair.given !== null) given.set(chair.given.element, chair.given);
    },
    gave: (one) => void given.set(one.element, one),
    done: (command, answer) => {
      const isDone = answer.kind === 'done' || answer.kind === 'duplicate';
      if (isDone && 'element' in command && command.element !== null)
        confirmed.set(command.element, answer.seq);
    },
    isShort: ({ state }) => seen.some(({ seq }) => seq > state.seq),
    missed: ({ state }) => {
      const { length } = seen.filter(({ seq }) => seq > state.seq);
      if (length > 0) doubt({ kind: 'wentBack', seq: state.seq });
      seen.length = 0;
    },
    look: (before, after, chairs) => {
      for (const [at, event] of after.events.slice(before.events.length).entries())
        uses.note(event, before.state.seq + at + 1);
      checkSeen(after);
      const faults = [
        own.look(after, chairs),
        ...[...given.values()].map((one) => checkGiven(one, after)),
        ...[...confirmed].map(([element, seq]) => checkConfirmed(element, seq, after)),
      ];
      return faults.find((fault) => fault !== null) ?? null;
    },
  };
};
