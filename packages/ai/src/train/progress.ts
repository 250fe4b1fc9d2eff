/** Shows the progress of a run: a bar that redraws itself on a terminal, plain lines elsewhere. */
export type TrainingProgress = {
  readonly show: (games: number, text: string) => void;
  /** A permanent line. */
  readonly note: (text: string) => void;
};

const WIDTH = 30;

const barOf = (part: number): string => {
  const full = Math.round(Math.min(1, part) * WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${(part * 100).toFixed(1).padStart(5)} %`;
};

export const createProgress = (total: number, out: NodeJS.WriteStream): TrainingProgress => {
  const clear = out.isTTY ? '\r\u001b[K' : '';
  return {
    show: (games, text) => {
      if (out.isTTY) out.write(`${clear}${barOf(games / total)} ${text}`);
    },
    note: (text) => {
      out.write(`${clear}${text}\n`);
    },
  };
};
