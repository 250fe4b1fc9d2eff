import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import type { NotationFault } from './fault.ts';
import { faultAt } from './fault.ts';
import type { Comment, Tag } from './record.ts';

/** A word of a turn line and the column it starts in. */
export type Word = { readonly text: string; readonly column: number };

/** A record split into tags and words, before any of them is interpreted. */
export type TagLine = Tag & { readonly line: number };
export type TurnLine = {
  readonly line: number;
  readonly words: readonly Word[];
  readonly comments: readonly Comment[];
  readonly remarks: readonly string[];
  /** The column after the last word. */
  readonly end: number;
};
export type RecordText = {
  readonly tags: readonly TagLine[];
  readonly turns: readonly TurnLine[];
  readonly remarks: readonly string[];
  /** The number of lines of the text. */
  readonly lines: number;
};

const TAG = /^\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]$/;

const readTag = (text: string, line: number): Result<TagLine, NotationFault> => {
  const match = TAG.exec(text);
  const [, name, quoted] = match ?? [];
  if (name === undefined || quoted === undefined)
    return faultAt(line, 1, { kind: 'tagUnreadable', found: text });
  return ok({ name, value: quoted.replace(/\\(["\\])/g, '$1'), line });
};

type Split = Pick<TurnLine, 'words' | 'comments'>;

/** Splits a turn line at white space; `{…}` belongs to the word before it. */
const readWords = (text: string, line: number): Result<Split, NotationFault> => {
  const words: Word[] = [];
  const comments: Comment[] = [];
  let index = 0;
  while (index < text.length) {
    const character = text[index] as string;
    if (/\s/.test(character)) {
      index += 1;
    } else if (character === '{') {
      const close = text.indexOf('}', index);
      if (close < 0) return faultAt(line, index + 1, { kind: 'commentNotClosed' });
      comments.push({ after: words.length, text: text.slice(index + 1, close) });
      index = close + 1;
    } else {
      const start = index;
      while (index < text.length && !/[\s{]/.test(text[index] as string)) index += 1;
      words.push({ text: text.slice(start, index), column: start + 1 });
    }
  }
  return ok({ words, comments });
};

type Draft = { tags: TagLine[]; turns: TurnLine[]; remarks: string[] };

const readLine = (draft: Draft, text: string, line: number): Result<null, NotationFault> => {
  if (text.startsWith(';')) {
    draft.remarks.push(text.slice(1));
    return ok(null);
  }
  if (text.startsWith('[')) {
    if (draft.turns.length > 0) return faultAt(line, 1, { kind: 'tagAfterMoves' });
    const tag = readTag(text, line);
    if (!tag.ok) return tag;
    const { name } = tag.value;
    if (draft.tags.some((other) => other.name === name))
      return faultAt(line, 2, { kind: 'tagTwice', tag: name });
    draft.tags.push(tag.value);
    return ok(null);
  }
  const split = readWords(text, line);
  if (!split.ok) return split;
  draft.turns.push({ line, ...split.value, remarks: draft.remarks, end: text.length + 1 });
  draft.remarks = [];
  return ok(null);
};

/** Splits a record into its tags and lines. Blank lines are ignored; line ends may be LF or CRLF. */
export const readRecord = (text: string): Result<RecordText, NotationFault> => {
  const draft: Draft = { tags: [], turns: [], remarks: [] };
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.trimEnd();
    if (line.trim() === '') continue;
    const read = readLine(draft, line, index + 1);
    if (!read.ok) return read;
  }
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  return ok({ ...draft, lines: Math.max(1, last) });
};
