/** "Table g has reached event n": a reason to read, never the truth itself. */
export type BusHint = { readonly topic: string; readonly seq: number };

export type BusListener = {
  readonly onHint: (hint: BusHint) => void;
  /** Hints may have been lost: whoever follows a topic reads it again. */
  readonly onGap: () => void;
};

/** Carries hints between processes. Losing it delays and loses nothing. */
export type Bus = {
  /** Never throws and never waits. */
  readonly publish: (hint: BusHint) => void;
  /** Returns what ends it. */
  readonly subscribe: (listener: BusListener) => () => void;
  readonly close: () => Promise<void>;
};
