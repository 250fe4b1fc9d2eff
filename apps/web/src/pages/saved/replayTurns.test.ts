import type { GameEvent } from '@claim-it/rules';
import { formatRecord, invariant, newRecord, parseRecord, recordEvent } from '@claim-it/rules';
import { played } from '@claim-it/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replayTurns } from './replayTurns.ts';

const replayOf = (text: string) => {
  const replay = parseRecord(text);
  invariant(replay.ok, 'the record can be read');
  return replay.value;
};

const RECORD = `[Game "Claim It!"]
[Date "2026-01-01"]
[Seats "gb"]
[Rules "std"]
[Result "*"]
1. g 145 s4@15 123 s3@12 take
2. b 111 s1@11 take
3. g 145 c@15
`;

test('each turn tells what happened in it and which board it left', () => {
  const turns = replayTurns(replayOf(RECORD));
  expect(turns.map(({ after }) => after.turn.seat)).toEqual([1, 0, 0]);
  expect(turns[0]?.events.map(({ kind }) => kind)).toEqual([
    'rolled',
    'placed',
    'rolled',
    'placed',
    'took',
  ]);
  expect(turns[0]?.after.board['1,5']).toEqual({ kind: 'settled', owner: 0 });
  expect(turns[2]?.after.turn.stakes['1,5']).toEqual({ kind: 'claim', covers: null });
});

test('a game in which nothing happened has no turns', () => {
  expect(replayTurns(replayOf(RECORD.replace(/^\d\. .*\n/gm, '')))).toEqual([]);
});

const isTold = ({ kind }: GameEvent): boolean => kind !== 'diceRequested' && kind !== 'turnStarted';

test('after any play, no event is lost and the last board is the last of the game', () => {
  fc.assert(
    fc.property(played({ maxInputs: 300 }), ({ start, steps }) => {
      const events = steps.flatMap((step) => step.events);
      const record = formatRecord(events.reduce(recordEvent, newRecord(start.setup, [])));
      const replay = replayOf(record);
      const turns = replayTurns(replay);
      expect(turns.flatMap((turn) => turn.events)).toEqual(
        replay.steps.flatMap((step) => step.events).filter(isTold),
      );
      expect(turns.at(-1)?.after ?? replay.start).toEqual(replay.end);
    }),
    { numRuns: 40 },
  );
});
