/** Faults that a server must not have; each is put into the wiring of a trial, to show that the checks find it. */
export const MUTANTS = [
  /** Appends are answered before they are on disk. */
  'earlyAcknowledgement',
  /** An append takes the place of what another process has laid meanwhile. */
  'blindAppend',
  /** Some hints of the bus are lost, and no gap tells of it. */
  'lostHint',
  /** Each process goes by a clock of its own instead of the clock of the store. */
  'localClock',
  /** The store does not know again a command that it has carried out. */
  'forgottenCommand',
] as const;

export type Mutant = (typeof MUTANTS)[number];
