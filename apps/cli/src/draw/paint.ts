import process from 'node:process';
import type { Color } from '@claim-it/rules';
import pc from 'picocolors';

/** The colors of the table; plain where colors are disabled. Every mark is distinguishable without them. */
export type TerminalPaint = {
  readonly player: (color: Color, text: string) => string;
  readonly choice: (text: string) => string;
  readonly stake: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly strong: (text: string) => string;
};

export const paintFor = (isColored: boolean): TerminalPaint => {
  const on = pc.createColors(isColored);
  const players: Readonly<Record<Color, (text: string) => string>> = {
    green: on.green,
    blue: on.blueBright,
    orange: on.yellow,
    red: on.red,
    violet: on.magenta,
  };
  return {
    player: (color, text) => players[color](text),
    choice: (text) => on.inverse(on.bold(text)),
    stake: (text) => on.bold(text),
    faint: on.dim,
    strong: on.bold,
  };
};

/** Colors on a terminal that supports them, unless NO_COLOR or the option disables them. */
export const wantsColor = (isRefused: boolean): boolean =>
  !isRefused && process.stdout.isTTY === true && pc.isColorSupported;
