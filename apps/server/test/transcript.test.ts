import { readFileSync } from 'node:fs';
import { verifyRecord } from '@claim-it/fairness';
import {
  parseClientMessage,
  parseHouseMessage,
  parseNameBody,
  parseOpenTable,
  phaseOf,
} from '@claim-it/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Transcript } from '../trials/transcript/game.ts';
import { playTranscript } from '../trials/transcript/game.ts';
import type { Line } from '../trials/transcript/person.ts';
import { withTranscript } from '../trials/transcript/render.ts';
import { recordIn, tableHeardBy } from '../trials/transcript/result.ts';

const PAGE = new URL('../../../docs/protocol.md', import.meta.url);

describe('the game of docs/protocol.md', () => {
  let transcript: Transcript = new Map();
  let lines: readonly Line[] = [];
  beforeAll(async () => {
    transcript = await playTranscript();
    lines = [...transcript.values()].flat();
  });

  test('the game of docs/protocol.md matches the current server; `npm run transcript -w @claim-it/server` writes it again', () => {
    const page = readFileSync(PAGE, 'utf8');
    expect(withTranscript(page, transcript)).toBe(page);
  });

  test('every scene is on the page', () => {
    const shown = readFileSync(PAGE, 'utf8').matchAll(/<!-- transcript: (\w+) -->/g);
    const scenes = [...transcript.keys(), 'result'].filter((scene) => scene !== 'unshown');
    expect([...shown].map(([, scene]) => scene).toSorted()).toEqual(scenes.toSorted());
  });

  test('every message of both sides is readable by the protocol', () => {
    const onSocket = lines.filter(({ text }) => text.startsWith('{'));
    expect(onSocket.length).toBeGreaterThan(500);
    for (const { way, text } of onSocket)
      expect({ text, ...(way === '→' ? parseClientMessage : parseHouseMessage)(text) }).toEqual(
        expect.objectContaining({ ok: true }),
      );
    const bodyAfter = (request: string): unknown => {
      const line = lines.find(({ text }) => text.startsWith(request));
      return JSON.parse(line?.text.slice(request.length) ?? '');
    };
    expect(parseNameBody(bodyAfter('POST /api/me/name ')).ok).toBe(true);
    expect(parseOpenTable(bodyAfter('POST /api/tables ')).ok).toBe(true);
  });

  test('both people fold the received log to the same end, and the record is proved', () => {
    const [ada, ben] = [tableHeardBy(transcript, 'Ada'), tableHeardBy(transcript, 'Ben')];
    expect(phaseOf(ada)).toBe('over');
    expect(ada).toEqual(ben);
    const verified = verifyRecord(recordIn(transcript));
    expect(verified).toMatchObject({ ok: true, value: { game: ada.id } });
    expect(verified.ok && verified.value.replay.end).toEqual(ada.game);
  });

  test('a change of the page or of a message is detected', () => {
    const page = readFileSync(PAGE, 'utf8');
    const changed = page.replace('"kind":"welcome"', '"kind":"hello"');
    expect(withTranscript(changed, transcript)).toBe(page);
    const taken = transcript.get('take') ?? [];
    const other = taken.map((line) => ({ ...line, text: line.text.replace('take', 'undo') }));
    const forged = new Map(transcript).set('take', other);
    expect(() => withTranscript(page, forged)).toThrow('entry 17 follows the one before');
  });
});
