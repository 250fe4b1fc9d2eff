import type { Chair } from '@claim-it/fairness';
import { chainOf, renewalOf } from '@claim-it/fairness';
import type { CommandAnswer, DiceDuty, TableCommand, TableState } from '@claim-it/protocol';
import { diceDutyOf } from '@claim-it/protocol';
import { effect } from '@preact/signals-core';
import type { Clock } from '../base/clock.ts';
import type { ElementUse } from '../storage/secrets.ts';
import type { NextElement } from './hand.ts';
import type { CheckedLog } from './log.ts';
import type { OnlineTable } from './onlineTable.ts';
import { rollInHand } from './witness.ts';

/** What a device does automatically for its chairs. */
export type Due = { readonly kind: DiceDuty; readonly chair: Chair };

const URGENCY: readonly DiceDuty[] = ['reseed', 'anchor', 'back', 'shake', 'stir'];

/** The next action for the chairs of this device; null if there is none. */
export const dueFor = (state: TableState, own: readonly Chair[]): Due | null => {
  const due = own.flatMap((chair) => {
    const kind = diceDutyOf(state, chair);
    return kind === null ? [] : [{ kind, chair }];
  });
  return due.sort((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind))[0] ?? null;
};

/** A chair with a bot since its person's time ran out: only the person says that they are back. */
const lapsedChair = (state: TableState, own: readonly Chair[]): Chair | null =>
  own.find((chair) => state.standIns[chair]?.by === 'clock') ?? null;

/** Others wait for a shake: no animation may delay it for long. */
const LONGEST_SHOW_MS = 6000;

/** The chairs with a stir in the bowl, as this device sees it. */
export const stirsIn = ({ ledger }: TableState): readonly Chair[] =>
  ledger?.bowl.map(({ chair }) => chair) ?? [];

type Dicing = Pick<OnlineTable, 'hand' | 'give' | 'accuse' | 'doubts'>;

/** The next element of a chair for this use; null if this device must not open it, `later` if it waits, `elsewhere` if another device has it. */
export const elementFor = async (
  { hand, doubts }: Pick<Dicing, 'hand' | 'doubts'>,
  log: CheckedLog,
  chair: Chair,
  kind: ElementUse['kind'],
): Promise<NextElement> => {
  const { ledger } = log.state;
  const chain = ledger === null ? null : chainOf(ledger, chair);
  if (ledger === null || chain === null) return null;
  const use = { kind, roll: rollInHand(ledger) };
  const element = await hand.element(chair, chain, { use, log });
  // A server that went back gets nothing new: the elements opened before are known to others.
  const isBack = doubts.peek().some((one) => one.kind === 'wentBack');
  return element === 'later' && isBack ? null : element;
};

/** Requests a new chain. Its secret is stored before, so that only this request is answered. */
export const askForChain = async (
  { hand, give }: Pick<Dicing, 'hand' | 'give'>,
  log: CheckedLog,
  chair: Chair,
): Promise<CommandAnswer> => {
  await hand.renew(chair, log);
  return give({ kind: 'loseKey', chair });
};

/** A lost key that this device did not report: another device of the guest did, or it is a lie. Devices without the guest's secret cannot tell. */
const reseedFor = async (
  { hand, accuse }: Dicing,
  log: CheckedLog,
  chair: Chair,
): Promise<TableCommand | null> => {
  const tip = await hand.renewedTip(chair, log);
  const isNew = tip !== null && log.state.ledger?.tips.includes(tip) === false;
  if (isNew) return { kind: 'reseed', chair, tip };
  if (!(await hand.isOfGuest(chair)) && (await hand.holds(chair, log)))
    accuse({ kind: 'keyTaken', chair });
  return null;
};

const anchorFor = async (
  { hand }: Dicing,
  log: CheckedLog,
  chair: Chair,
): Promise<TableCommand | null> => {
  const tip = await hand.nextTip(chair, log);
  return tip === null ? null : { kind: 'anchor', chair, tip };
};

const USES: Readonly<Record<'back' | 'shake' | 'stir', ElementUse['kind']>> = {
  back: 'back',
  shake: 'roll',
  stir: 'stir',
};

/** Others shake for a player who is away: only then a new chain is requested automatically. */
const mayAsk = ({ ledger }: TableState, chair: Chair): boolean =>
  ledger?.version === 1 || ledger?.away.includes(chair) === true;

const commandFor = async (
  table: Dicing,
  log: CheckedLog,
  { kind, chair }: Due,
): Promise<TableCommand | null> => {
  const { state } = log;
  if (kind === 'anchor') return anchorFor(table, log, chair);
  if (kind === 'reseed') return reseedFor(table, log, chair);
  const element = await elementFor(table, log, chair, USES[kind]);
  if (element === null && mayAsk(state, chair)) await askForChain(table, log, chair);
  if (element === null || element === 'later' || element === 'elsewhere') return null;
  return kind === 'shake' ? { kind, element, stirs: stirsIn(state) } : { kind, chair, element };
};

const CHORES: readonly DiceDuty[] = ['reseed', 'anchor'];

/** Announces a chain that is due for this device; false if none is. */
export const doChore = async (
  table: Pick<OnlineTable, 'about'> & Dicing,
  log: CheckedLog,
): Promise<boolean> => {
  const due = dueFor(log.state, table.about.peek()?.you.chairs ?? []);
  if (due === null || !CHORES.includes(due.kind)) return false;
  const command = await commandFor(table, log, due);
  if (command !== null) await table.give(command);
  return true;
};

const isAwayAt = ({ ledger }: TableState, chair: Chair): boolean =>
  ledger?.away.includes(chair) === true && renewalOf(ledger, chair) === null;

const isFinal = ({ kind }: CommandAnswer): boolean => kind === 'refused' || kind === 'noTable';

/** `comeBack`: the person at this device plays again, after a bot did because their time ran out. */
export type Pilot = { readonly comeBack: () => void; readonly stop: () => void };

/** Shakes, stirs and announces chains for the chairs of this device, one action at a time. */
export const startPilot = (
  table: Pick<OnlineTable, 'log' | 'about' | 'fault' | 'inTurn' | 'elsewhere'> & Dicing,
  settled: () => Promise<void>,
  clock: Clock,
): Pilot => {
  let isBusy = false;
  let isStopped = false;
  /** Refused at this event: the next try comes with the next one. */
  let refusedAt = -1;
  /** The person is present: the page was just opened, or they said so. */
  let isBack = true;
  const own = (): readonly Chair[] => table.about.peek()?.you.chairs ?? [];
  const dueAt = ({ state }: CheckedLog): Due | null => {
    const lapsed = lapsedChair(state, own());
    // Until the log is complete its end is unknown.
    if (lapsed === null && state.seq >= (table.about.peek()?.seq ?? Infinity)) isBack = false;
    return (
      dueFor(state, own()) ??
      (isBack && lapsed !== null && isAwayAt(state, lapsed)
        ? { kind: 'back', chair: lapsed }
        : null)
    );
  };
  const current = (): readonly [CheckedLog, Due] | null => {
    const log = table.log.peek();
    if (isStopped || log === null || table.fault.peek() !== null) return null;
    const due = dueAt(log);
    return due === null || log.state.seq === refusedAt ? null : [log, due];
  };
  const waitForShow = (): Promise<void> =>
    Promise.race([settled(), new Promise<void>((done) => clock.after(LONGEST_SHOW_MS, done))]);
  const doNext = async (): Promise<void> => {
    const [log, due] = current() ?? [null, null];
    if (log === null) return;
    const command = await commandFor(table, log, due);
    const answer = command === null ? null : await table.give(command);
    if (answer === null || isFinal(answer)) refusedAt = log.state.seq;
  };
  const fly = async (): Promise<void> => {
    isBusy = true;
    for (let next = current(); next !== null; next = current()) {
      if (next[1].kind === 'shake') await waitForShow();
      await table.inTurn(doNext);
    }
    isBusy = false;
  };
  const wake = (): void => {
    if (!isBusy && current() !== null) void fly();
  };
  const restart = effect(() => {
    table.elsewhere.value;
    refusedAt = -1;
  });
  const unwatch = effect(() => {
    table.log.value;
    table.about.value;
    table.elsewhere.value;
    wake();
  });
  return {
    comeBack: () => {
      isBack = true;
      wake();
    },
    stop: () => {
      isStopped = true;
      restart();
      unwatch();
    },
  };
};
