import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Language } from './index.ts';
import { LANGUAGES } from './index.ts';

/** Words of the glossary's last column that once stood beside the right ones. */
const AVOIDED: Readonly<Record<Language, RegExp>> = {
  en: /\b(throw|win chance|winning chance|[1-6]\/[1-6])\b/i,
  de: /Fehlerquote|Gewinnchance|weiter würfeln|Analysebrett|Gefahr|\bsichern\b|gesichert|\b[1-6]\/[1-6]\b/i,
  nl: /foutscore|foutenmaat|beslissing|\blichtend|kans om te winnen|(verder|opnieuw) dobbelen|\b[1-6]\/[1-6]\b/i,
};

const linesOf = (language: Language): readonly string[] => {
  const folder = fileURLToPath(new URL(language, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n'));
};

test.each(LANGUAGES)('%s has one word for one idea', (language) => {
  const lines = linesOf(language);
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => AVOIDED[language].test(line))).toEqual([]);
});
