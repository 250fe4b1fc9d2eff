import type { FaultKind } from '../fault.ts';
import { StoreFault } from '../fault.ts';
import type { Outcome, WriteResult, WriteTask } from './writer.ts';

/** An error as it crosses from the writer's thread. `kind` is null for a bug. */
export type SentError = { readonly kind: FaultKind | null; readonly line: string };
export type SentOutcome =
  | { readonly kind: 'committed'; readonly answer: WriteResult }
  | { readonly kind: 'failed'; readonly error: SentError };

export type ToWriter =
  | { readonly kind: 'commit'; readonly tasks: readonly WriteTask[] }
  | { readonly kind: 'close' };
export type FromWriter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly error: SentError }
  | { readonly kind: 'done'; readonly outcomes: readonly SentOutcome[] }
  | { readonly kind: 'stopped'; readonly error: SentError }
  | { readonly kind: 'closed' };

export const packError = (error: unknown): SentError =>
  error instanceof StoreFault
    ? { kind: error.kind, line: error.message }
    : { kind: null, line: error instanceof Error ? (error.stack ?? error.message) : String(error) };

export const unpackError = ({ kind, line }: SentError): Error =>
  kind === null ? new Error(line) : new StoreFault(kind, line);

export const packOutcome = (outcome: Outcome): SentOutcome =>
  outcome.kind === 'committed' ? outcome : { kind: 'failed', error: packError(outcome.error) };
