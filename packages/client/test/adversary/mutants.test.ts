import type { DiceEvent, Hash, Ledger } from '@claim-it/fairness';
import { choicesOf } from '@claim-it/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LogView } from '../../src/online/announced.ts';
import type { Move } from './moves.ts';
import { perform } from './moves.ts';
import type { SearchSetup } from './search.ts';
import { search, tell } from './search.ts';
import type { Plays } from './world.ts';
import { World } from './world.ts';

/** The check of the client that is switched off now. */
const off = vi.hoisted(() => ({
  check: '',
  made: (_chair: number, _tip: string): void => undefined,
}));
afterEach(() => {
  off.check = '';
});

/** Rules of the dice that are disabled for all: server, client and judge. */
const withoutRule = (ledger: Ledger, event: DiceEvent): Ledger => {
  if (off.check === 'returnerShakes' && event.kind === 'cameBack')
    return { ...ledger, replaced: ledger.replaced.filter((chair) => chair !== event.player) };
  if (off.check === 'lateStandIn' && event.kind === 'standIn') return { ...ledger, stoodIn: [] };
  if (off.check === 'joinedAtOnce' && event.kind === 'joined')
    return { ...ledger, renewals: ledger.renewals.map((one) => ({ ...one, isBowlNew: true })) };
  return ledger;
};

vi.mock(import('@claim-it/fairness'), async (original) => {
  const real = await original();
  return {
    ...real,
    advanceLedger: (ledger, event) => {
      const next = real.advanceLedger(ledger, event);
      return next.ok ? { ...next, value: withoutRule(next.value, event) } : next;
    },
  };
});

vi.mock(import('../../src/online/log.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    withEntries: (log, entries) => {
      const isOther = entries.some(({ seq, hash }) => (log.hashes[seq] ?? hash) !== hash);
      const start = real.emptyLog(log.state.id, log.state.header);
      return real.withEntries(off.check === 'otherLog' && isOther ? start : log, entries);
    },
  };
});

vi.mock(import('../../src/online/hand.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    createHand: (table, secrets, make) => {
      const bare = (names: readonly string[]) => ({
        all: secrets?.all ?? (async () => []),
        secretOf: secrets?.secretOf ?? (async () => null),
        store: async (secret: Parameters<NonNullable<typeof secrets>['store']>[0]) =>
          secrets?.store(
            Object.fromEntries(
              Object.entries(secret).filter(([name]) => !names.includes(name)),
            ) as typeof secret,
          ),
      });
      const forgets = { mayGive: ['given'], seen: ['seen', 'given'] }[off.check] ?? [];
      const hand = real.createHand(table, bare(forgets), make);
      if (off.check !== 'keyTaken') return hand;
      let seen: LogView | null = null;
      return {
        ...hand,
        element: (chair, chain, occasion) => {
          seen = occasion.log;
          return hand.element(chair, chain, occasion);
        },
        renewedTip: async (chair) => {
          const tip = seen === null ? null : await hand.renew(chair, seen);
          if (tip !== null) off.made(chair, tip);
          return tip;
        },
      };
    },
  };
});

vi.mock(import('../../src/online/witness.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    createWitness: () => {
      const witness = real.createWitness();
      const nothing = (): void => undefined;
      off.made = (chair, tip) => witness.made(chair, tip as Hash);
      if (off.check === 'checkGiven')
        return {
          ...witness,
          gave: nothing,
          knows: (own) => witness.knows({ ...own, given: null }),
        };
      if (off.check === 'chains') return { ...witness, made: nothing, knows: nothing };
      if (off.check === 'short') return { ...witness, isShort: () => false, missed: nothing };
      if (off.check === 'leftOut')
        return {
          ...witness,
          look: (before, after, chairs) =>
            witness.look(before, { ...after, named: after.named.map(() => true) }, chairs),
        };
      if (off.check === 'withheld') return { ...witness, done: nothing };
      return witness;
    },
  };
});

/** Player 0 is an accomplice and on turn at roll 1; the roll needs only the stir of the honest player. */
const TABLE: SearchSetup = {
  sitters: ['accomplice', 'honest', 'accomplice'],
  game: 'three-table-0',
  roll: 1,
  depth: 0,
  plays: (_, choices) => choices.find(({ kind }) => kind === 'roll') ?? choices[0],
};

/** Scenarios that the whole client detects, and the check without which it does not. */
const STORIES: readonly (readonly [check: string, moves: readonly Move[]])[] = [
  ['seen', ['fork chains', 'reload']],
  ['seen', ['fork header', 'reload']],
  ['short', ['boast', 'fork chains', 'reload']],
  ['chains', ['fork seat', 'reload']],
  ['chains', ['accept', 'rekey 1']],
  ['keyTaken', ['accept', 'lose 1', 'show']],
  ['leftOut', ['accept', 'away 1']],
];

const PAIR = {
  sitters: ['accomplice', 'honest'],
  game: 'two-people-2',
  roll: 1,
  depth: 0,
} as const;

/** Scenarios about stand-ins and joined chairs, and the rule of the dice without which the adversary has a choice. */
const RULES: readonly (readonly [rule: string, setup: SearchSetup, moves: readonly Move[]])[] = [
  ['returnerShakes', { ...PAIR, before: { onTurn: 0, moves: ['desert 0'] } }, ['back 0']],
  [
    'lateStandIn',
    { ...PAIR, before: { onTurn: 1, moves: ['idle 0'] } },
    ['accept', 'show', 'accept', 'show', 'accept', 'replace 0'],
  ],
  [
    'joinedAtOnce',
    { sitters: ['accomplice', 'bot', 'honest'], game: 'with-a-bot-1', roll: 1, depth: 0 },
    ['join 1'],
  ],
];

describe('a disabled rule of the dice affects all parties', () => {
  test.each(RULES)('%s', async (rule, setup, moves) => {
    const whole = (await tell(setup, moves)).map(({ verdict }) => verdict);
    expect(whole).not.toContain('influence');
    off.check = rule;
    const weak = (await tell(setup, moves)).map(({ verdict }) => verdict);
    expect(weak).toContain('influence');
  });
});

describe('a disabled check lets the adversary win', () => {
  test.each(STORIES)('%s: %s', async (check, moves) => {
    const whole = (await tell(TABLE, moves)).map(({ verdict }) => verdict);
    expect(whole).not.toContain('influence');
    off.check = check;
    const weak = (await tell(TABLE, moves)).map(({ verdict }) => verdict);
    expect(weak).toContain('influence');
  });
});

/** The honest player rolls on; the server keeps the element and refuses the roll; the player takes; the element is used later. */
const keptElement = async (...between: readonly Move[]): Promise<readonly string[]> => {
  let isRefused = false;
  let honestSeat = -1;
  const plays: Plays = ({ turn }, choices) => {
    const wanted = isRefused && turn.seat === honestSeat ? 'take' : 'roll';
    return choices.find(({ kind }) => kind === wanted) ?? choices[0];
  };
  const world = await World.open({
    sitters: ['honest', 'accomplice'],
    game: 'search-table',
    plays,
  });
  const { server } = world;
  const mayTake = (): boolean =>
    server.state.game !== null && choicesOf(server.state.game).some(({ kind }) => kind === 'take');
  const isRollOn = (): boolean => server.held.some(({ kind }) => kind === 'roll') && mayTake();
  expect(await world.playUntil(isRollOn)).toBe(true);
  const { roll } = world;
  honestSeat = server.state.game?.turn.seat ?? -1;
  isRefused = true;
  for (const move of ['say refused', ...between]) await perform(world, move);
  await world.playUntil(() => world.judge.shown.some((one) => one.roll > roll));
  world.layUntil(roll + 2);
  await world.show();
  world.end();
  return world.judge.shown.map(({ verdict }) => verdict);
};

describe('an element that was sent for one roll and is used for another', () => {
  test('is detected', async () => {
    expect(await keptElement()).not.toContain('influence');
    expect(await keptElement('reload')).not.toContain('influence');
  });

  test('is missed without the list of sent elements, and with a reopened page without the storage of it', async () => {
    off.check = 'checkGiven';
    expect(await keptElement()).toContain('influence');
    off.check = 'mayGive';
    expect(await keptElement('reload')).toContain('influence');
  });
});

/**
 * Checks that find the same as others, only earlier. A roll without a confirmed element is also one for which that element
 * was set aside; another log on the same page drops or moves what this page sent.
 */
test.each(['withheld', 'otherLog'])(
  'without the check %s the others find the same',
  async (check) => {
    off.check = check;
    const { influences, ends } = await search({ ...TABLE, depth: 1 });
    expect([influences, ends.detected > 0]).toEqual([[], true]);
  },
);
