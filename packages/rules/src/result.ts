/** Either a value or the reason why there is none. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const refuse = <Reason>(
  reason: Reason,
): { readonly ok: false; readonly reason: Reason } => ({
  ok: false,
  reason,
});

/** Marks a branch that the types rule out; it throws, because reaching it is a bug. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
};

/** A broken invariant is a bug, never a refusal. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${message}`);
}
