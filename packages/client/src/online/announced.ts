import type { Hash } from '@claim-it/fairness';
import type { LogHash } from '@claim-it/protocol';
import { invariant } from '@claim-it/rules';
import type { CheckedLog } from './log.ts';

/** The chains of chairs in a log. */
export type LogView = Pick<CheckedLog, 'hashes' | 'events'>;

/** A chain of a chair: its number counts the tips of this chair before it, its link is the log hash that it is bound to. */
export type AnnouncedChain = {
  readonly number: number;
  readonly link: LogHash;
  readonly tip: Hash;
};

export type Announced = {
  readonly chains: readonly AnnouncedChain[];
  /** The number of the first tip of the chain in use: from sitting down, or sealed after a lost key. -1 for an empty chair. */
  readonly origin: number;
  /** The link of the chain that a lost key waits for. */
  readonly lost: LogHash | null;
};

export const rootIn = ({ hashes }: Pick<LogView, 'hashes'>): LogHash => {
  const [root] = hashes;
  invariant(root !== undefined, 'a log has a root');
  return root;
};

/** The chains that a log has announced for a chair, oldest first. Every device with this log numbers them the same. */
export const announcedIn = (log: LogView, chair: number): Announced => {
  const chains: AnnouncedChain[] = [];
  const root = rootIn(log);
  let origin = -1;
  let lost: LogHash | null = null;
  const begin = (tip: Hash, link: LogHash): void => {
    origin = chains.length;
    chains.push({ number: chains.length, link, tip });
  };
  for (const [at, event] of log.events.entries()) {
    if (event.kind === 'sat' && event.chair === chair && event.sitter.kind === 'person')
      begin(event.sitter.tip, root);
    if (event.kind !== 'dice') continue;
    const dice = event.event;
    if (dice.kind === 'anchored' && dice.owner === chair)
      chains.push({
        number: chains.length,
        link: chains.at(-1)?.link ?? root,
        tip: dice.tip,
      });
    if (!('player' in dice) || dice.player !== chair) continue;
    if (dice.kind === 'keyLost') lost = log.hashes[at + 1] ?? null;
    if (!('tip' in dice)) continue;
    begin(dice.tip, lost ?? root);
    lost = null;
  }
  return { chains, origin, lost };
};
