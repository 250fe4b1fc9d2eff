import type { FaultKind } from '../fault.ts';
import { StoreFault } from '../fault.ts';

/** SQLSTATE codes, or their first two letters for a whole class. */
const FAULTS: Readonly<Record<string, readonly [FaultKind, string]>> = {
  '08': ['unreachable', 'cannot be reached'],
  23: ['conflict', 'already has such a row, or lacks the one referred to'],
  25006: ['refused', 'may only be read'],
  28: ['refused', 'does not let this server in'],
  '3D': ['refused', 'does not have the database asked for'],
  40: ['locked', 'gave way to another transaction'],
  42501: ['refused', 'does not allow this server to do that'],
  53100: ['diskFull', 'cannot grow: the disk is full'],
  53300: ['unreachable', 'has no connection left'],
  55: ['locked', 'is locked by somebody else'],
  57: ['unreachable', 'is shutting down or starting up'],
  58030: ['diskFailed', 'could not be written or read: the disk failed'],
  XX001: ['damaged', 'is damaged'],
  XX002: ['damaged', 'is damaged'],
};

const codeOf = (error: Error): string | null =>
  'code' in error && typeof error.code === 'string' ? error.code : null;

/** A broken connection has a code of the operating system, or none at all. */
const isBroken = (error: Error, code: string | null): boolean =>
  code === null ? /connect|terminat|timeout/i.test(error.message) : /^E[A-Z_]+$/.test(code);

/** What the driver threw, as a fault; a bug of ours stays the error it is. Names and passwords are not in it. */
export const postgresFault = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof StoreFault) return error;
  const code = codeOf(error);
  if (isBroken(error, code))
    return new StoreFault('unreachable', 'PostgreSQL cannot be reached.', error);
  const [kind, words] = FAULTS[code ?? ''] ?? FAULTS[(code ?? '').slice(0, 2)] ?? [];
  if (kind === undefined) return error;
  return new StoreFault(kind, `PostgreSQL ${words}.`, error);
};
