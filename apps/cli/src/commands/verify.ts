import type { Verified, VerifyFault } from '@claim-it/fairness';
import { bandsFor, tallyOf, verifyRecord } from '@claim-it/fairness';
import type { Seat } from '@claim-it/rules';
import { colorOf, formatResult, formatRoll, letterOf, splitRecords } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, say } from '@claim-it/text';
import { sayProved } from '@claim-it/text/proof';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG } from '../command.ts';
import { withoutControls } from '../draw/format.ts';
import type { Failure } from '../failure.ts';
import { badInput } from '../failure.ts';
import { print, printJson, readInput } from '../io.ts';
import { playerNames } from '../names.ts';

/** One line; a fault of the record has its line in the file, which may hold several records. */
const failureFor = (
  why: VerifyFault,
  file: string,
  { number, linesBefore }: { readonly number: number; readonly linesBefore: number },
  text: Catalog,
): Failure => {
  if (why.kind !== 'recordFault') {
    const moved = 'line' in why ? { ...why, line: why.line + linesBefore } : why;
    const said = withoutControls(say(text.cli.verify.fault, moved));
    return badInput(text.cli.verify.notProved(file, number, said));
  }
  const { line, column, reason } = why.fault;
  const said = say(text.faults, reason, namesOf(text, []));
  return badInput(text.cli.error.at(file, line + linesBefore, column, said));
};

const verifyAll = async (file: string, text: Catalog): Promise<readonly Verified[]> =>
  splitRecords(await readInput(file, text)).map(({ text: source, linesBefore }, index) => {
    const verified = verifyRecord(source);
    if (verified.ok) return verified.value;
    throw failureFor(verified.reason, file, { number: index + 1, linesBefore }, text);
  });

/** The facts of a proved record in the public JSON format. */
const factsOf = (verified: Verified): unknown => {
  const { replay, version, game, code, firstRolls, rolls, reseeds, joins, bots } = verified;
  const letter = (seat: Seat): string => letterOf(colorOf(replay.start, seat));
  const bySeat = (counts: readonly number[]): Readonly<Record<string, number>> =>
    Object.fromEntries(counts.map((count, seat) => [letter(seat as Seat), count]));
  const { pips, kinds } = tallyOf(rolls.map(({ roll }) => roll));
  return {
    proved: true,
    version,
    game,
    code,
    result: formatResult(replay.record.setup, replay.record.winners),
    firstRolls: firstRolls.map(formatRoll),
    firstNamed: verified.isFirstChoice,
    rolls: rolls.map(({ seat, roll, shaker, contributors, leftOut, isChoice, isWritten }) => ({
      seat: letter(seat),
      roll: formatRoll(roll),
      shaker: letter(shaker),
      contributors,
      leftOut,
      named: isChoice,
      written: isWritten,
    })),
    reseeds: bySeat(reseeds),
    joins: bySeat(joins),
    bots: bots.map(letter),
    dice: { pips, ...kinds },
  };
};

const sentencesOf = (verified: Verified, text: Catalog): string => {
  const { setup, tags } = verified.replay.record;
  const { pips } = tallyOf(verified.rolls.map(({ roll }) => roll));
  const counts = { pips, ...bandsFor(verified.rolls.length).pip };
  const names = namesOf(text, setup.colors, playerNames(tags));
  return sayProved(text.cli.verify, verified, counts, names).join('\n');
};

export const verifyCommand: Command = defineCommand({
  name: 'verify',
  arguments: [{ name: 'file' }],
  options: { json: JSON_FLAG },
  run: async ({ json }, { text, positionals: [file = '-'] }) => {
    for (const verified of await verifyAll(file, text)) {
      if (json) await printJson(factsOf(verified));
      else await print(`${sentencesOf(verified, text)}\n`);
    }
  },
});
