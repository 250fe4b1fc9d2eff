/** What became of everything that was promised. */
export type Findings = {
  /** Commands that were answered with done or duplicate, and events that a client received. */
  readonly acked: number;
  readonly shown: number;
  readonly lost: number;
  readonly doubled: number;
  readonly changed: number;
  /** Rolls that fell otherwise than they had to when they were first sent. */
  readonly rerolled: number;
  /** Logs that cannot be played by the rules and the dice, and records that are not proved. */
  readonly unplayable: number;
  /** Events that neither honest people nor the server itself asked for. */
  readonly foreign: number;
  /** Commands that were sent again after a crash, and rolls among them. */
  readonly resent: number;
  readonly resentRolls: number;
  readonly proved: number;
};

export const NOTHING: Findings = {
  acked: 0,
  shown: 0,
  lost: 0,
  doubled: 0,
  changed: 0,
  rerolled: 0,
  unplayable: 0,
  foreign: 0,
  resent: 0,
  resentRolls: 0,
  proved: 0,
};

export const isBroken = (found: Findings): boolean =>
  found.lost + found.doubled + found.changed > 0 ||
  found.rerolled + found.unplayable + found.foreign > 0;

export const formatFindings = (found: Findings): string =>
  [
    `${found.acked} acknowledged and ${found.shown} events shown`,
    `${found.lost} lost, ${found.doubled} doubled, ${found.changed} changed`,
    `${found.rerolled} rolled anew, ${found.unplayable} unplayable, ${found.foreign} foreign`,
    `${found.resent} sent again (${found.resentRolls} rolls), ${found.proved} games proved`,
  ].join('; ');
