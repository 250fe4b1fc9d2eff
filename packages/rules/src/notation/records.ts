/** One record of a text that holds several, and the number of lines before it. */
export type RecordPart = { readonly text: string; readonly linesBefore: number };

/** Splits a text that holds several records: a tag after a turn begins the next one. */
export const splitRecords = (source: string): readonly RecordPart[] => {
  const parts: { lines: string[]; linesBefore: number }[] = [{ lines: [], linesBefore: 0 }];
  let hasTurns = false;
  for (const [index, line] of source.split('\n').entries()) {
    const isTag = line.startsWith('[');
    if (isTag && hasTurns) {
      parts.push({ lines: [], linesBefore: index });
      hasTurns = false;
    }
    if (!isTag && /^\s*\d/.test(line)) hasTurns = true;
    parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ lines, linesBefore }) => ({ text: lines.join('\n'), linesBefore }));
};
