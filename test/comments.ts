import type { SourceFile } from './sources.ts';

const OWN_LINE = /^\s*(?:\{?\/\*+|\*+\/?|\/\/+|<!--)(.*)$/;
const TRAILING = /\s\/\/ (.*)$/;
const PYTHON = /(?:^|\s)#(.*)$/;
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/g;
const TITLE_OF_EACH = /\)\(\s*(['"`])(.*?)\1(?=,)/g;

/** The comment on a line that is not inside a block; null if it has none. */
const commentOn = (line: string, isPython: boolean): string | null => {
  if (isPython) return PYTHON.exec(line)?.[1] ?? null;
  return OWN_LINE.exec(line)?.[1] ?? TRAILING.exec(line)?.[1] ?? null;
};

/** Whether the next line is still part of a comment that begins, or goes on, on this line. */
const staysOpen = (line: string, isOpen: boolean, isPython: boolean): boolean => {
  if (isPython) return line.split('"""').length % 2 === 0 ? !isOpen : isOpen;
  if (isOpen) return !line.includes('*/');
  return /^\s*\{?\/\*/.test(line) && !line.includes('*/');
};

/** All comments of a file, one for each line. */
export const commentLines = ({ path, text }: SourceFile): readonly string[] => {
  const isPython = /\.(py|yaml)$|file$/.test(path);
  const comments: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const comment = isOpen ? line : commentOn(line, isPython);
    isOpen = staysOpen(line, isOpen, isPython);
    const text = comment ?? (isPython && line.includes('"""') ? line : '');
    if (/\w/.test(text)) comments.push(text);
  }
  return comments;
};

/** The titles of the tests of a file, also those that begin on a line of their own. */
export const testTitles = ({ text }: SourceFile): readonly string[] =>
  [TITLE, TITLE_OF_EACH]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, , title = '']) => title)
    .filter((title) => title !== '');
