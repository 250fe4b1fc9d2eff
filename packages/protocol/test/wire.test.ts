import { describe, expect, test } from 'vitest';
import type { TableId } from '../src/index.ts';
import {
  entriesAfter,
  formatHeader,
  isNextEntry,
  parseClientMessage,
  parseHeader,
  parseHouseMessage,
  parseOpenTable,
  rootOf,
} from '../src/index.ts';
import { HonestTable } from './honest.ts';

const HASH = 'A'.repeat(43);
const DO = { kind: 'do', cid: 'abcdefgh', table: 'abcdefghijk', seq: 3 };
const read = (message: unknown): boolean => parseClientMessage(JSON.stringify(message)).ok;

describe('a message of a client', () => {
  test('is one of these', () => {
    const commands = [
      { kind: 'roll', element: HASH, stirs: [0, 4] },
      { kind: 'place', space: '1,6' },
      { kind: 'take' },
      { kind: 'undo' },
      { kind: 'sit', chair: 0, color: 'red', tip: HASH },
      { kind: 'sit', chair: 0, color: 'red', tip: HASH, name: 'Ada', invitation: 'x'.repeat(22) },
      { kind: 'leave', chair: 1 },
      { kind: 'reseed', chair: 1, tip: HASH },
      { kind: 'say', chair: 1, saying: 'wow' },
    ];
    for (const command of commands) expect(read({ ...DO, command }), command.kind).toBe(true);
    expect(read({ kind: 'watch', table: 'abcdefghijk', since: 0 })).toBe(true);
    expect(read({ kind: 'here' })).toBe(true);
  });

  test('is refused with an unknown key, a wrong type, or a number out of range', () => {
    const take = { kind: 'take' };
    expect(read({ ...DO, command: { ...take, seat: 1 } })).toBe(false);
    expect(read({ ...DO, command: take, seat: 1 })).toBe(false);
    expect(read({ ...DO, seq: -1, command: take })).toBe(false);
    expect(read({ ...DO, seq: 1.5, command: take })).toBe(false);
    expect(read({ ...DO, cid: 'short', command: take })).toBe(false);
    expect(read({ ...DO, table: '../../../etc', command: take })).toBe(false);
    expect(read({ ...DO, command: { kind: 'place', space: '7,1' } })).toBe(false);
    expect(
      read({ ...DO, command: { kind: 'roll', element: HASH, stirs: [0, 1, 2, 3, 4, 4] } }),
    ).toBe(false);
    expect(read({ ...DO, command: { kind: 'leave', chair: 5 } })).toBe(false);
    expect(read({ kind: 'talk', table: 'abcdefghijk', chair: 0, text: 'x'.repeat(281) })).toBe(
      false,
    );
    expect(read(null)).toBe(false);
    expect(read([])).toBe(false);
  });

  test('cannot inject a prototype', () => {
    const texts = [
      '{"kind":"here","__proto__":{"isHost":true}}',
      '{"kind":"here","constructor":1}',
      '{"__proto__":{"kind":"here"}}',
      `{"kind":"do","cid":"abcdefgh","table":"abcdefghijk","seq":1,"command":{"kind":"take","__proto__":{}}}`,
    ];
    for (const text of texts) expect(parseClientMessage(text).ok, text).toBe(false);
  });

  test('that is not JSON is reported, and the fault is named', () => {
    expect(parseClientMessage('{')).toEqual({ ok: false, reason: { kind: 'notJson' } });
    expect(
      parseClientMessage(JSON.stringify({ ...DO, command: { kind: 'place', space: 'x' } })),
    ).toEqual({
      ok: false,
      reason: { kind: 'unreadable', at: 'command.space' },
    });
  });
});

test('a message of the server may have keys that an older client does not know', () => {
  const text = JSON.stringify({ kind: 'welcome', version: 1, now: 5, weather: 'fine' });
  expect(parseHouseMessage(text)).toEqual({
    ok: true,
    value: { kind: 'welcome', version: 1, now: 5 },
  });
});

test('a header reads back as it was written', () => {
  const { header } = new HonestTable(1).state;
  const parsed = parseHeader(formatHeader(header));
  expect(parsed).toEqual({ ok: true, value: header });
  expect(parsed.ok && formatHeader(parsed.value)).toBe(formatHeader(header));
});

test('the chain of a log notices a changed text, number or root', () => {
  const root = { seq: 0, hash: rootOf('t' as TableId, '{}') };
  const entries = entriesAfter(root, ['{"n":1}', '{"n":2}']);
  const [one, two] = entries;
  expect(entries).toMatchObject([{ seq: 1 }, { seq: 2 }]);
  expect(isNextEntry(root, one!)).toBe(true);
  expect(isNextEntry(one!, two!)).toBe(true);
  expect(isNextEntry(root, { ...one!, body: '{}' })).toBe(false);
  expect(isNextEntry(root, { ...one!, seq: 2 })).toBe(false);
  expect(isNextEntry({ seq: 0, hash: rootOf('u' as TableId, '{}') }, one!)).toBe(false);
  expect(isNextEntry(root, two!)).toBe(false);
});

test('the hashes of a log are stable: old logs must be readable', () => {
  const root = rootOf('t' as TableId, '{}');
  expect(root).toBe('8ae2aa96d53eb5bf2245f7b82d58f7cb4d05a5f96401334db996d5731999aacc');
  expect(entriesAfter({ seq: 0, hash: root }, ['{"name":"Gräber ⛏"}'])[0]?.hash).toBe(
    '0dac7d716bee89b490c79f6291cde273cd211679a3b4272f12b9ef9b4fb7810d',
  );
});

describe('a table to open', () => {
  const wish = {
    variant: 'standard',
    pace: { kind: 'none' },
    onLeaving: { kind: 'skip' },
    isListed: true,
    isFreeTextAllowed: false,
    chairs: [{ kind: 'mine' }, { kind: 'open' }],
  };
  const opens = (change: object): boolean => parseOpenTable({ ...wish, ...change }).ok;

  test('has a host, colors for one bot each, and free text only at invited tables', () => {
    expect(opens({})).toBe(true);
    expect(opens({ chairs: [{ kind: 'invited' }, { kind: 'open' }] })).toBe(false);
    const bot = { kind: 'bot', level: 'miner', style: null, color: 'red' };
    expect(opens({ chairs: [{ kind: 'mine' }, bot] })).toBe(true);
    expect(opens({ chairs: [{ kind: 'mine' }, bot, bot] })).toBe(false);
    expect(opens({ isFreeTextAllowed: true })).toBe(false);
    expect(opens({ isListed: false })).toBe(true);
    expect(
      opens({
        isListed: false,
        isFreeTextAllowed: true,
        chairs: [{ kind: 'mine' }, { kind: 'invited' }],
      }),
    ).toBe(true);
    expect(opens({ chairs: [{ kind: 'mine' }] })).toBe(false);
    expect(opens({ pace: { kind: 'live', seconds: 5 } })).toBe(false);
  });
});
