import type { CommandId, LogHash, TableId } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import { textOf } from '../src/sockets/connection.ts';
import { answerText, eventsText } from '../src/sockets/texts.ts';

const hash = '0123456789abcdef'.repeat(4) as LogHash;
const id = 'Aa0_-Zz9_-b' as TableId;
const BODIES = [
  '{"kind":"played","choice":{"kind":"take","seat":0},"by":"player","at":1700000000000}',
  '{}',
  '{"said":"Gräber ⛏ \\\\ \\"quoted\\" \\u2028"}',
  'line\nbreak, \u2028, \ud800 alone, \u0007',
];

test('new entries are the letters that JSON.stringify makes', () => {
  for (const deadline of [null, 0, 1_700_000_000_000])
    for (let count = 0; count <= BODIES.length; count += 1) {
      const entries = BODIES.slice(0, count).map((body, place) => ({
        seq: 7 + place,
        body,
        hash,
        command: null,
      }));
      const from = count === 0 ? 0 : 6;
      const told = entries.map(({ seq, body }) => ({ seq, body, hash }));
      expect(eventsText({ id, deadline }, entries)).toBe(
        textOf({ kind: 'events', table: id, from, entries: told, deadline }),
      );
    }
});

test('so is the answer to a command, of every kind', () => {
  const cid = 'abc-DEF_123' as CommandId;
  const answers = [
    { kind: 'done', seq: 12_000, hash },
    { kind: 'duplicate', seq: 1, hash },
    { kind: 'stale', seq: 3 },
    { kind: 'refused', refusal: { kind: 'notHost' } },
    { kind: 'busy', retryAfter: 500 },
    { kind: 'noTable' },
  ] as const;
  for (const answer of answers)
    expect(answerText(cid, answer)).toBe(textOf({ kind: 'answer', cid, answer }));
});
