import type { TimeSource } from '../clock.ts';
import type { Log } from './log.ts';
import { prefixOf } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Events for the operator of a server. */
export type SecurityEvent =
  /** A page of another origin, or a host that is not ours. */
  | 'refusedOrigin'
  | 'limitReached'
  /** A cookie that fits no session. */
  | 'badSession'
  | 'recoveryUsed'
  | 'recoveryFailed'
  | 'signedOut'
  /** A command on the chair of another guest, or one that only the host may give. */
  | 'refusedCommand'
  /** A message that no client of ours sends. */
  | 'unreadable'
  | 'removedByHost'
  | 'damagedGame'
  | 'keyMismatch';

const LEVELS: Readonly<Record<SecurityEvent, 'warn' | 'info'>> = {
  refusedOrigin: 'warn',
  limitReached: 'warn',
  badSession: 'info',
  recoveryUsed: 'info',
  recoveryFailed: 'warn',
  signedOut: 'info',
  refusedCommand: 'info',
  unreadable: 'warn',
  removedByHost: 'info',
  damagedGame: 'warn',
  keyMismatch: 'warn',
};

/** Tells of an event; of an address only its network is logged, of people and tables nothing. */
export type SecurityLog = (kind: SecurityEvent, address?: string) => void;

const WINDOW_MS = 60_000;
/** Lines of one kind in a window; the others are only counted, so that they cannot fill the disk. */
const MOST_LINES = 10;

type Window = { readonly since: number; lines: number };

export const createSecurityLog = (deps: {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'securityEvents'>;
  readonly now: TimeSource;
}): SecurityLog => {
  const { log, metrics, now } = deps;
  const windows = new Map<SecurityEvent, Window>();
  return (kind, address) => {
    metrics.securityEvents.inc({ kind });
    const last = windows.get(kind);
    const isOver = last === undefined || now() - last.since >= WINDOW_MS;
    const window = isOver ? { since: now(), lines: 0 } : last;
    windows.set(kind, window);
    window.lines += 1;
    if (window.lines > MOST_LINES) return;
    const leftOut = isOver ? Math.max(0, (last?.lines ?? 0) - MOST_LINES) : 0;
    log[LEVELS[kind]](
      {
        event: kind,
        ...(address !== undefined && { from: prefixOf(address) }),
        ...(leftOut > 0 && { leftOut }),
      },
      'security',
    );
  };
};
