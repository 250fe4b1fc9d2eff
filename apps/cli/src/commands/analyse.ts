import { writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import type { Analysis } from '@claim-it/ai';
import { analysing, winLinesSvg } from '@claim-it/ai';
import type { Replay } from '@claim-it/rules';
import { invariant } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { loadBrain } from '../brain.ts';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG } from '../command.ts';
import { badInput } from '../failure.ts';
import type { Pause } from '../interruption.ts';
import { interruptible, walk } from '../interruption.ts';
import { print, printJson } from '../io.ts';
import { startProgress } from '../progress.ts';
import { factsOf } from '../report/facts.ts';
import { reportText, seatNames } from '../report/report.ts';
import { readReplays } from './replay.ts';

/** `game.svg`, then `game-2.svg` and so on: one drawing for each record. */
const drawingFile = (file: string, index: number): string => {
  if (index === 0) return file;
  const { ext } = parse(file);
  return `${file.slice(0, file.length - ext.length)}-${index + 1}${ext}`;
};

const writeDrawing = async (file: string, analysis: Analysis, text: Catalog): Promise<void> => {
  const names = seatNames(analysis, text);
  const title = text.cli.analyse.chart(names.join(', '));
  const { colors } = analysis.record.setup;
  const percent = (share: number): string => text.numbers.percent(share, 0);
  try {
    await writeFile(file, winLinesSvg(analysis, { title, names, colors, percent }));
  } catch {
    throw badInput(text.cli.error.unwritable(file));
  }
};

type Wishes = { readonly svg: string | undefined; readonly json: boolean };

const analyseAll = async (
  replays: readonly Replay[],
  { svg, json }: Wishes,
  text: Catalog,
  pause: Pause,
): Promise<void> => {
  const all = replays.reduce((sum, { steps }) => sum + steps.length, 0);
  const progress = startProgress(all, text, text.cli.analyse.progress);
  let before = 0;
  const reviewOf = async (replay: Replay): Promise<Analysis> => {
    const brain = await loadBrain(replay.record.setup, text);
    const work = analysing(replay, brain);
    const analysed = await walk(work, pause, (done) => progress.tick(before + done));
    invariant(analysed.ok, 'the brain fits the record');
    before += replay.steps.length;
    return analysed.value;
  };
  try {
    for (const [index, replay] of replays.entries()) {
      const analysis = await reviewOf(replay);
      if (svg !== undefined) await writeDrawing(drawingFile(svg, index), analysis, text);
      progress.clear();
      if (json) await printJson(factsOf(analysis));
      else await print(`${index === 0 ? '' : '\n'}${reportText(analysis, text)}`);
    }
  } finally {
    progress.clear();
  }
};

export const analyseCommand: Command = defineCommand({
  name: 'analyse',
  arguments: [{ name: 'file' }],
  options: { svg: { kind: 'text' }, json: JSON_FLAG },
  run: async (wishes, { text, positionals: [file = '-'] }) => {
    await interruptible(text, async (pause, signal) => {
      const replays = await readReplays(file, text, pause, signal);
      await analyseAll(replays, wishes, text, pause);
    });
  },
});
