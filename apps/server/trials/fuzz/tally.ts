/** What became of everything hostile. */
export class Tally {
  /** Messages, rubbish frames and requests that were sent. */
  messages = 0;
  frames = 0;
  requests = 0;
  /** Commands that got no answer though their socket stayed open, and connections that were never closed. */
  unanswered = 0;
  /** Commands at other people's tables that were carried out. */
  accepted = 0;
  /** Requests that got an answer of the server's own making which is a failure. */
  failures = 0;
  /** Requests that passed a check of the API: carried out for another site, or answered without its headers. */
  trespasses = 0;
  readonly answers = new Map<string, number>();
  readonly statuses = new Map<string, number>();

  get total(): number {
    return this.messages + this.frames + this.requests;
  }
}

export const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

export const formatCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, number]) => `${number} ${key}`)
    .join(', ');
