import type { Hash } from '@claim-it/fairness';
import { guestSecret } from '@claim-it/fairness';
import { phaseOf } from '@claim-it/protocol';
import type { RandomNumbers } from '@claim-it/testkit';
import { below, pick, randomFrom } from '@claim-it/testkit';
import type { CheckedLog } from '../../src/online/log.ts';
import type { Shown } from './judge.ts';
import type { Move } from './moves.ts';
import { movesIn, perform } from './moves.ts';
import type { HandMessage, Sitter } from './server.ts';
import type { Plays } from './world.ts';
import { World } from './world.ts';

type Heard = {
  readonly element: Hash;
  readonly isBack: boolean;
  readonly log: CheckedLog | null;
};

/** Which of the two devices. */
export type Side = 0 | 1;
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

export type PairSetup = {
  readonly sitters: readonly Sitter[];
  readonly game: string;
  readonly plays?: Plays;
};

/**
 * One honest player with two devices, and a server that shows each of them a different log. Messages between the devices
 * go through the server, which may drop, delay, or repeat them.
 */
export class Pair {
  readonly letters: { readonly from: Side; readonly message: HandMessage }[] = [];
  #worlds: readonly World[] = [];
  /** The elements received before there was a second device. */
  readonly #early: Heard[] = [];
  /** How many rolls each device had shown when it last opened something. */
  readonly #opened: [number, number] = [0, 0];

  static async open({ sitters, game, plays }: PairSetup): Promise<Pair> {
    const pair = new Pair();
    const guest = { secret: guestSecret(new Uint8Array(16)), seeds: new Map<string, number>() };
    const setupOf = (side: Side) => ({
      sitters,
      game,
      guest,
      ...(plays === undefined ? {} : { plays }),
      onHand: (message: HandMessage) => void pair.letters.push({ from: side, message }),
      onElement: (element: Hash, isBack: boolean, log: CheckedLog | null) =>
        pair.#hear(side, { element, isBack, log }),
    });
    const first = await World.open(setupOf(0));
    pair.#worlds = [first];
    const second = await World.join(first, setupOf(1));
    for (const { element, isBack, log } of pair.#early) second.judge.learn(element, isBack, log);
    await second.settle();
    pair.#worlds = [first, second];
    return pair;
  }

  on(side: Side): World {
    const world = this.#worlds[side];
    if (world === undefined) throw new Error('there is no such device');
    return world;
  }

  get isWarned(): boolean {
    return this.#worlds.some(({ judge }) => judge.isWarned);
  }

  get shown(): readonly Shown[] {
    return this.#worlds.flatMap(({ judge }) => judge.shown);
  }

  /**
   * The rolls that the player acted on. A device without the chain only displays the log, like that of a spectator: a roll
   * counts once the device opens an element after it, or has the chain, and has not warned the player by then.
   */
  get playedOn(): readonly Shown[] {
    return this.#worlds.flatMap(({ judge, honest }, side) => {
      const isHeld = honest.table.elsewhere.peek().length === 0 && !honest.isWarned;
      return isHeld ? judge.shown : judge.shown.slice(0, this.#opened[side]);
    });
  }

  /** An element opened by one device is known to the whole server; for another log it was known before. */
  #hear(side: Side, heard: Heard): void {
    const { element, isBack, log } = heard;
    const here = this.#worlds[side];
    if (here?.honest.isWarned === false) this.#opened[side] = here.judge.shown.length;
    const there = this.#worlds[otherOf(side)];
    if (there === undefined) {
      this.#early.push(heard);
      return;
    }
    there.server.known.add(element);
    const other = there.honest.table.log.peek();
    const shared = Math.min(log?.hashes.length ?? 0, other?.hashes.length ?? 0) - 1;
    const isSameStory = log?.hashes[shared] === other?.hashes[shared];
    there.judge.learn(element, isBack || !isSameStory, log);
  }

  /** The other device is shown the log of this one. */
  async align(side: Side): Promise<void> {
    const other = this.on(otherOf(side));
    other.server.copy(this.on(side).server);
    await other.show();
  }

  /** Forwards a message to the other device, as itself or as the requested one. */
  async deliver(at: number): Promise<boolean> {
    const letter = this.letters[at];
    if (letter === undefined) return false;
    const { from, message } = letter;
    this.on(otherOf(from)).server.hand(message, message.say === 'want' ? 'want' : 'give');
    for (const world of this.#worlds) await world.settle();
    return true;
  }

  /** A page is closed properly: its release is a message, too. */
  async putDown(side: Side): Promise<void> {
    await this.on(side).honest.table.putDown();
    for (const world of this.#worlds) await world.settle();
  }

  /** Both devices get the chain: one's open release is given to both. */
  async bothHold(): Promise<void> {
    await this.putDown(0);
    const left = this.letters.findIndex(({ message }) => message.say === 'leave');
    await this.deliver(left);
    const letter = this.letters[left];
    if (letter !== undefined) this.on(0).server.hand(letter.message, 'give');
    for (const world of this.#worlds) await world.settle();
  }

  end(): void {
    for (const world of this.#worlds) world.end();
  }
}

const plays =
  (random: RandomNumbers): Plays =>
  (_, choices) => {
    const take = choices.find(({ kind }) => kind === 'take');
    return take !== undefined && random() < 0.6 ? take : pick(random, choices);
  };

export type PairTally = { rolls: number; passed: number; readonly influences: string[] };

/** One step of an adversary that moves at random between the two devices. */
const disturb = async (pair: Pair, random: RandomNumbers, made: Move[]): Promise<void> => {
  const side: Side = random() < 0.5 ? 0 : 1;
  const world = pair.on(side);
  const kind = random();
  if (kind < 0.3 && pair.letters.length > 0) {
    const at = below(random, pair.letters.length);
    if (await pair.deliver(at)) made.push(`letter ${at}`);
  } else if (kind < 0.5) {
    await pair.align(side);
    made.push(`align ${side}`);
  } else if (kind < 0.7) {
    world.layUntil(world.roll + 1 + below(random, 3), true);
    await world.show();
    made.push(`ahead ${side}`);
  } else {
    const moves = movesIn(world).filter((one) => !one.startsWith('fork') || random() < 0.1);
    const move = pick(random, moves);
    if (await perform(world, move)) made.push(`${side}: ${move}`);
  }
};

/** A game of a player with two devices against an adversary that moves at random. */
export const playPair = async (
  seed: number,
  most: number,
  doBothHold = false,
): Promise<PairTally> => {
  const random = randomFrom(seed);
  const sitters: readonly Sitter[] =
    seed % 3 === 0 ? ['honest', 'accomplice', 'bot'] : ['accomplice', 'honest', 'accomplice'];
  const pair = await Pair.open({ sitters, game: `pair-of-devices-${seed}`, plays: plays(random) });
  if (doBothHold) await pair.bothHold();
  const made: Move[] = [];
  const isEnd = (): boolean =>
    pair.isWarned || [0, 1].some((side) => phaseOf(pair.on(side as Side).server.state) === 'over');
  for (let steps = 0; steps < most && !isEnd(); steps += 1) {
    if (random() < 0.5) await disturb(pair, random, made);
    await pair.on(random() < 0.5 ? 0 : 1).step();
  }
  const found = pair.playedOn.find(({ verdict }) => verdict === 'influence');
  const passed = pair.letters.filter(({ message }) => message.say === 'give').length;
  pair.end();
  const why = `game ${seed}: ${made.join(', ')}: roll ${found?.roll}: ${found?.why}`;
  return { rolls: pair.shown.length, passed, influences: found === undefined ? [] : [why] };
};
