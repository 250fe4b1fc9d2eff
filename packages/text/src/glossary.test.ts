import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SourceText } from '../test/sources.ts';
import { sourceTexts } from '../test/sources.ts';
import type { Language } from './index.ts';
import { LANGUAGES } from './index.ts';
import { spoken } from './language.ts';

/** A word of the glossary's last column: its stem with every ending it takes, and forms that must be found. */
type Avoided = { readonly word: RegExp; readonly forms: readonly string[] };

const avoided = (pattern: string, ...forms: readonly string[]): Avoided => ({
  word: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu'),
  forms,
});

/** Words of the glossary's last column that once stood beside the right ones, or that come to mind first. */
const AVOIDED: Readonly<Record<Language, readonly Avoided[]>> = {
  en: [
    avoided('throw(?:s|n|ing)?|threw', 'throw', 'throws', 'thrown', 'throwing', 'threw'),
    avoided('win(?:ning)? chances?', 'win chance', 'winning chances'),
    avoided('reroll(?:s|ed|ing)?', 'reroll', 'rerolled'),
    avoided('forfeit(?:s|ed)?|resign(?:s|ed)?', 'forfeits', 'resign'),
    avoided('pawns?|tokens? of', 'pawn', 'pawns'),
    avoided('cells?|tiles?', 'cell', 'tiles'),
    avoided('engine|AI', 'engine', 'AI'),
  ],
  de: [
    avoided('Fehlerquoten?', 'Fehlerquote', 'Fehlerquoten'),
    avoided('Gewinnchancen?', 'Gewinnchance', 'Gewinnchancen'),
    avoided(
      'weiter (?:ge)?würfe?l(?:n|st|t|e)?',
      'weiter würfeln',
      'weiter würfelst',
      'weiter gewürfelt',
    ),
    avoided('Analysebrett(?:s|er|ern)?', 'Analysebrett', 'Analysebretts'),
    avoided('Gefahr(?:en)?|gefährlich(?:e|er|es|en|em)?', 'Gefahr', 'Gefahren', 'gefährliches'),
    avoided(
      '(?:ge|ab)?sicher(?:n|t|st|te|ten|tes|ter)|sichere (?:deine?|die|das|den)',
      'sichern',
      'sichert',
      'gesichert',
      'gesicherte',
      'sichere die',
    ),
    avoided('Kästchens?|Zeilen? des Spielplans', 'Kästchen'),
    avoided('Figur(?:en)?|Pöppel', 'Figur', 'Figuren'),
    avoided('(?:aus)?gewürfelte Augen|Fehlw(?:u|ü)rfe?(?:s|n)?', 'Fehlwurf', 'Fehlwürfe'),
    avoided('Unentschieden|Endspiels?', 'Unentschieden', 'Endspiel'),
    avoided(
      'rückgängig gemacht|mach(?:e|t|st) .* rückgängig',
      'rückgängig gemacht',
      'mache das rückgängig',
    ),
    avoided('dran|an der Reihe', 'dran', 'an der Reihe'),
    avoided('Partien?|Protokolle?s? des Spiels', 'Partie', 'Partien'),
    avoided('Lila|lilafarben(?:e|er|es)?', 'Lila'),
  ],
  nl: [
    avoided('foutscores?|foutenma(?:at|ten)', 'foutscore', 'foutscores', 'foutenmaat'),
    avoided('beslissing(?:en)?', 'beslissing', 'beslissingen'),
    avoided('lichtende?', 'lichtend', 'lichtende'),
    avoided('kans(?:en)? om te winnen', 'kans om te winnen', 'kansen om te winnen'),
    avoided(
      '(?:verder|opnieuw) (?:ge)?dobbel(?:t|en|d|de)?|(?:ge)?dobbel(?:t|en|d|de)? (?:verder|opnieuw)',
      'opnieuw dobbelen',
      'verder gedobbeld',
      'dobbel opnieuw',
      'dobbelt opnieuw',
      'dobbelen verder',
    ),
    avoided('gooi(?:t|en|de|den)?|gegooid', 'gooi', 'gooit', 'gooien', 'gegooid'),
    avoided('toestel(?:len)?', 'toestel', 'toestellen'),
    avoided('opslaan|opgeslagen|sla(?:at)? .* op', 'opslaan', 'opgeslagen', 'sla het op'),
    avoided('kunde', 'kunde'),
    avoided('hokjes?|vakjes?|gebied(?:en)?', 'hokje', 'vakjes', 'gebieden'),
    avoided('pion(?:nen)?|fiches?', 'pion', 'pionnen', 'fiche'),
    avoided('aan zet|gelijkspel(?:len)?|eindspel', 'aan zet', 'gelijkspel'),
    avoided('ongedaan (?:maken|gemaakt)|maakt? .* ongedaan', 'ongedaan maken', 'maak het ongedaan'),
    avoided('partij(?:en|tje)?|logboek van het spel', 'partij', 'partijen'),
    avoided('paarse?', 'paars', 'paarse'),
  ],
  fr: [
    avoided('cellules?|carrés?', 'cellule', 'cellules', 'carré', 'carrés'),
    avoided('verrouillée?s?', 'verrouillée', 'verrouillés'),
    avoided('réclamations?', 'réclamation', 'réclamations'),
  ],
  es: [
    avoided('celdas?|cuadros?', 'celda', 'celdas', 'cuadro', 'cuadros'),
    avoided('okupas?|ocupantes?', 'okupa', 'ocupante', 'ocupantes'),
    avoided('peón|peones', 'peón', 'peones'),
  ],
};

/** Names of files, formats and data that people who run a server know by these words. */
const isProse = ({ file, section }: SourceText): boolean =>
  !(file === 'cli.ts' && ['argument', 'error'].includes(section));

describe.each(LANGUAGES)('%s has one word for one idea', (language) => {
  const texts = sourceTexts(language).filter(isProse);

  test('and many texts are read for it', () => expect(texts.length).toBeGreaterThan(1000));

  test.each(AVOIDED[language])('not $word', ({ word, forms }) => {
    expect(
      texts.filter(({ text }) => word.test(text)).map(({ file, text }) => `${file}: ${text}`),
    ).toEqual([]);
    expect(forms.filter((form) => !word.test(`Ah, ${form}!`))).toEqual([]);
  });
});

const GLOSSARY = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of every table that has a column for each language, by its column heads. */
const rows = GLOSSARY.split('\n\n')
  .filter((block) => block.startsWith('| English |'))
  .flatMap((block) => {
    const [head = '', , ...lines] = block.trim().split('\n');
    const columns = cellsOf(head);
    return lines.map((line) =>
      Object.fromEntries(cellsOf(line).map((cell, at) => [columns[at] ?? '', cell])),
    );
  });

test('the glossary has many words', () => expect(rows.length).toBeGreaterThan(50));

test.each(LANGUAGES)('%s has a word for each idea, or says that it needs none', (language) => {
  const { name } = spoken(language);
  expect(rows.filter((row) => (row[name] ?? '') === '').map(({ English }) => English)).toEqual([]);
});
