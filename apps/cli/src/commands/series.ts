/** Options shared by the commands that let bots play many games. */
export const GAMES = { kind: 'number', low: 1, high: 100_000_000 } as const;
export const BOTS_MS = { kind: 'number', low: 1, high: 3_600_000 } as const;
export const WORKERS = { kind: 'number', low: 1, high: 256 } as const;
