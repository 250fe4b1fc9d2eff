import process from 'node:process';
import type { Catalog } from '@claim-it/text';

const BAR = 24;
const PATIENCE_MS = 1000;
const REDRAW_MS = 100;

const clock = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** A progress bar on a terminal's standard error for work that takes longer than a second; nothing elsewhere. */
export const startProgress = (
  all: number,
  { cli }: Catalog,
  say: Catalog['cli']['progress'] = cli.progress,
): { readonly tick: (done: number) => void; readonly clear: () => void } => {
  const { stderr } = process;
  if (!stderr.isTTY) return { tick: () => {}, clear: () => {} };
  const start = performance.now();
  let drawn = 0;
  let isShown = false;
  const tick = (done: number): void => {
    const now = performance.now();
    if (now - start < PATIENCE_MS || now - drawn < REDRAW_MS) return;
    drawn = now;
    isShown = true;
    const filled = Math.round((BAR * done) / all);
    const left = done === 0 ? 0 : (((now - start) / done) * (all - done)) / 1000;
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
    stderr.write(`\r\u001b[2K${bar} ${say(done, all, clock(left))}`);
  };
  const clear = (): void => {
    if (isShown) stderr.write('\r\u001b[2K');
    isShown = false;
  };
  return { tick, clear };
};
