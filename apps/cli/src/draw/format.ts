import type { Catalog } from '@claim-it/text';

/** Foreign text without terminal control characters and line breaks. */
export const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '\uFFFD');

/** A bust count out of 216 as a whole percentage. */
export const bustPercent = (busts: number, { numbers }: Pick<Catalog, 'numbers'>): string =>
  numbers.risk(busts);

/** Breaks lines at spaces, so that a narrow terminal does not break them inside words. */
export const wrapText = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) =>
      line.split(' ').reduce((wrapped, word) => {
        const last = wrapped.slice(wrapped.lastIndexOf('\n') + 1);
        if (wrapped === '') return word;
        return `${wrapped}${last.length + 1 + word.length > width ? '\n' : ' '}${word}`;
      }, ''),
    )
    .join('\n');

/** Rows in aligned columns: the first to the left, the others to the right. */
export const tableText = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  return rows
    .map((row) => {
      const cells = row.map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      });
      return `${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
};
