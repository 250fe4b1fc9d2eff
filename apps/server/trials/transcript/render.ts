import type { Scene, Transcript } from './game.ts';
import type { Line } from './person.ts';
import { resultOf } from './result.ts';

const WIDTH = 170;
const HASH = /[0-9a-f]{64}|(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g;
const STEPS = /(?<= )([a-z0-9-]{48})[a-z0-9-]+(?= )/;

/** Hashes and secrets by their first six characters, the steps of the proof by their first 48. */
const shortened = (text: string): string =>
  text.replaceAll(HASH, (hash) => `${hash.slice(0, 6)}…`).replace(STEPS, '$1…');

/** JSON on one line where it fits, else one member a line. */
const laidOut = (value: unknown, indent: string, room: number): string => {
  const flat = JSON.stringify(value);
  if (flat.length <= room || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(([key, member]) => {
    const name = isList ? '' : `${JSON.stringify(key)}:`;
    return `${inner}${name}${laidOut(member, inner, WIDTH - inner.length - name.length)}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
};

/** The text of an entry is JSON itself, so the page shows it opened; the header of the table is shown once. */
const openedBy =
  (seen: Set<string>) =>
  (key: string, value: unknown): unknown => {
    if (key === 'body' && typeof value === 'string') return JSON.parse(value);
    if (key !== 'header') return value;
    const header = JSON.stringify(value);
    if (seen.has(header)) return '…';
    seen.add(header);
    return value;
  };

const shownText = (text: string, seen: Set<string>): string => {
  const json = text.indexOf('{');
  if (json === -1 || !text.endsWith('}')) return text;
  const before = text.slice(0, json);
  const value: unknown = JSON.parse(text.slice(json), openedBy(seen));
  return `${before}${laidOut(value, '  ', WIDTH - before.length)}`;
};

/** What two people hear alike is shown once. */
const shownScene = (lines: readonly Line[], seen: Set<string>): string => {
  const heard = new Set<string>();
  const shown = lines.map(({ who, way, text }) => {
    const isRepeated = way === '←' && heard.has(text);
    heard.add(text);
    return `${who} ${way} ${isRepeated ? '(the same events)' : shownText(shortened(text), seen)}`;
  });
  return shown.join('\n');
};

const PLACE = /<!-- transcript: (\w+) -->\n+```text\n[\s\S]*?\n```/g;

/** The page with every scene of the transcript, and its result, in its place. */
export const withTranscript = (page: string, transcript: Transcript): string => {
  const seen = new Set<string>();
  const textOf = (name: string): string => {
    if (name === 'result') return shortened(resultOf(transcript));
    const lines = transcript.get(name as Scene);
    if (lines === undefined) throw new Error(`the transcript has no scene ${name}`);
    return shownScene(lines, seen);
  };
  return page.replaceAll(
    PLACE,
    (_, name: string) => `<!-- transcript: ${name} -->\n\n\`\`\`text\n${textOf(name)}\n\`\`\``,
  );
};
