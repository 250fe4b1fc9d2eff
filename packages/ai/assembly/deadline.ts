// A time limit for searches. The host's clock is read only when there is one.

/** The host's clock in milliseconds. */
@external('env', 'now')
declare function now(): f64;

/** The time to stop searching; no deadline gives reproducible answers. */
let deadline: f64 = Infinity;

export function setDeadline(time: f64): void {
  deadline = time;
}

export function isLate(): bool {
  return deadline < Infinity && now() > deadline;
}
