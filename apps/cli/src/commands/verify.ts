import type { Verified, VerifyFault } from '@claim-it/fairness';
import { bandsFor, tallyOf, verifyRecord } from '@claim-it/fairness';
import type { Seat } from '@claim-it/rules';
import { colorOf, formatResult, formatRoll, letterOf, splitRecords } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, say } from '@claim-it/text';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG } from '../command.ts';
import { sayProofFault } from '../draw/proofFault.ts';
import type { Failure } from '../failure.ts';
import { badInput } from '../failure.ts';
import { print, printJson, readInput } from '../io.ts';
import { playerNames } from '../names.ts';

/** One line; a fault of the record names its place in the file, where records may stand one after another. */
const failureFor = (
  why: VerifyFault,
  file: string,
  { number, linesBefore }: { readonly number: number; readonly linesBefore: number },
  text: Catalog,
): Failure => {
  if (why.kind !== 'recordFault') {
    const moved = 'line' in why ? { ...why, line: why.line + linesBefore } : why;
    return badInput(text.cli.verify.notProved(file, number, sayProofFault(moved, text)));
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
const factsOf = ({ replay, game, code, firstRolls, rolls, reseeds, bots }: Verified): unknown => {
  const letter = (seat: Seat): string => letterOf(colorOf(replay.start, seat));
  const { pips, kinds } = tallyOf(rolls.map(({ roll }) => roll));
  return {
    proved: true,
    game,
    code,
    result: formatResult(replay.record.setup, replay.record.winners),
    firstRolls: firstRolls.map(formatRoll),
    rolls: rolls.map(({ seat, roll, shaker, contributors, leftOut, isWritten }) => ({
      seat: letter(seat),
      roll: formatRoll(roll),
      shaker: letter(shaker),
      contributors,
      leftOut,
      written: isWritten,
    })),
    reseeds: Object.fromEntries(reseeds.map((count, seat) => [letter(seat as Seat), count])),
    bots: bots.map(letter),
    dice: { pips, ...kinds },
  };
};

const sentencesOf = ({ rolls, reseeds, replay, game, code }: Verified, text: Catalog): string => {
  const { verify } = text.cli;
  const { setup, tags } = replay.record;
  const names = namesOf(text, setup.colors, playerNames(tags));
  const hands = [2, 3, 4, 5, 6].flatMap((count) => {
    const made = rolls.filter(({ contributors }) => contributors === count).length;
    return made === 0 ? [] : [verify.hands(count, made)];
  });
  const leftOut = rolls.filter((one) => one.leftOut > 0).length;
  const shaken = rolls.filter((one) => one.shaker !== one.seat).length;
  const lost = reseeds.flatMap((count, seat) =>
    count === 0 ? [] : [verify.reseeded(names.player(seat as Seat), count)],
  );
  const { pips } = tallyOf(rolls.map(({ roll }) => roll));
  const { low, high } = bandsFor(rolls.length).pip;
  return [
    verify.proved(game, code),
    verify.rolls(rolls.length),
    ...hands,
    ...(shaken === 0 ? [] : [verify.shaken(shaken)]),
    ...(leftOut === 0 ? [] : [verify.leftOut(leftOut)]),
    ...lost,
    verify.pips(pips.join(', '), low, high),
  ].join('\n');
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
