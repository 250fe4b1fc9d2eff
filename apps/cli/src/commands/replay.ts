import type { Replay } from '@claim-it/rules';
import { formatPosition, formatResult, parseRecord, splitRecords } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, say } from '@claim-it/text';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG } from '../command.ts';
import { badInput } from '../failure.ts';
import type { Pause } from '../interruption.ts';
import { print, printJson, readInput } from '../io.ts';
import { playerNames } from '../names.ts';
import { positionText } from './position.ts';

/** Every record of a file; `simulate` writes several into one. Reading ends at the first invalid one, or at a signal. */
export const readReplays = async (
  file: string,
  text: Catalog,
  pause: Pause = async () => {},
  signal?: AbortSignal,
): Promise<readonly Replay[]> => {
  const replays: Replay[] = [];
  for (const { text: source, linesBefore } of splitRecords(await readInput(file, text, signal))) {
    const replay = parseRecord(source);
    if (!replay.ok) {
      const { line, column, reason } = replay.reason;
      const why = say(text.faults, reason, namesOf(text, []));
      throw badInput(text.cli.error.at(file, line + linesBefore, column, why));
    }
    replays.push(replay.value);
    await pause();
  }
  return replays;
};

/** The facts of a record in the public JSON format: one line for each record. */
const positionsOf = ({ record, start, steps }: Replay): unknown => ({
  positions: [start, ...steps.map((step) => step.game)].map(formatPosition),
  result: formatResult(record.setup, record.winners),
});

/** One sentence per event, and the final board. */
const storyOf = (replay: Replay, text: Catalog): string => {
  const { setup, tags } = replay.record;
  const names = namesOf(text, setup.colors, playerNames(tags));
  const events = replay.steps.flatMap((step) => step.events);
  const lines = events
    .filter((event) => event.kind !== 'diceRequested' && event.kind !== 'turnStarted')
    .map((event) => say(text.events, event, names));
  const ending = replay.record.winners === null ? [text.cli.replay.unfinished] : [];
  return [...lines, ...ending, '', positionText(replay.end, text)].join('\n');
};

export const replayCommand: Command = defineCommand({
  name: 'replay',
  arguments: [{ name: 'file' }],
  options: { json: JSON_FLAG },
  run: async ({ json }, { text, positionals: [file = '-'] }) => {
    for (const replay of await readReplays(file, text)) {
      if (json) await printJson(positionsOf(replay));
      else await print(storyOf(replay, text));
    }
  },
});
