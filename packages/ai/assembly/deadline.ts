// A bound on thinking. The host's clock is asked only when there is one.

/** The host's clock in milliseconds. */
@external('env', 'now')
declare function now(): f64;

/** When to stop searching; a host that wants the same answer every time sets none. */
let deadline: f64 = Infinity;

export function setDeadline(time: f64): void {
  deadline = time;
}

export function isLate(): bool {
  return deadline < Infinity && now() > deadline;
}
