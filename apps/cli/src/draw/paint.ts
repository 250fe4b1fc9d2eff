import process from 'node:process';
import type { Color } from '@claim-it/rules';
import pc from 'picocolors';

/** How the table is painted; plain where colours are unwanted. Every mark can be told apart without them. */
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

/** Colours on a terminal that has them, unless NO_COLOR or the option says otherwise. */
export const wantsColor = (isRefused: boolean): boolean =>
  !isRefused && process.stdout.isTTY === true && pc.isColorSupported;
