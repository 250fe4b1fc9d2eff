import type { Roll, Space, Stake } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import { TRANSLATED } from '../test/languages.ts';
import type { Language, TableText } from './index.ts';
import { LANGUAGES } from './index.ts';
import { inEveryLanguage, loadCatalog } from './page.ts';

const CATALOGS = await inEveryLanguage(loadCatalog);

const roll: Roll = [2, 3, 5];
const space: Space = '3,5';
const squatter: Stake = { kind: 'squatter', number: 2 };
const status = {
  name: 'Ada',
  color: 'green' as const,
  mine: 41,
  claims: 42,
  needed: 43,
  spaces: 44,
};

/** Every text that takes facts, with the facts it must contain. */
const TOLD: Readonly<
  Record<string, (text: TableText) => readonly [string, ...(string | number)[]]>
> = {
  room: ({ room }) => [room({ players: 3, round: 9, isVariation: false }), 3, 9],
  variation: ({ room }) => [room({ players: 3, round: 9, isVariation: true }), 3, 9, 'varia'],
  tabTurn: ({ tabTurn }) => [tabTurn('Ada'), 'Ada'],
  yourTurn: ({ banner }) => [banner.yourTurn('Ada'), 'Ada'],
  passTo: ({ banner }) => [banner.passTo('Ada'), 'Ada'],
  rolling: ({ banner }) => [banner.rolling('Ada'), 'Ada'],
  taking: ({ banner }) => [banner.taking('Ada'), 'Ada'],
  rollNumber: ({ banner }) => [banner.rollNumber(7), 7],
  lastRoundWhy: ({ banner }) => [banner.lastRoundWhy({ name: 'Ada', claims: 9 }), 'Ada', 9],
  bustedLost: ({ banner }) => [banner.bustedLost(4), 4],
  wins: ({ banner }) => [banner.wins(['Ada', 'Ben']), 'Ada', 'Ben'],
  pending: ({ cards }) => [cards.pending(2), 2],
  rolled: ({ tray }) => [tray.rolled(roll), 2, 3, 5],
  squattersLeft: ({ tray }) => [tray.squattersLeft(3), 3],
  squatterFree: ({ tray }) => [tray.squatterFree(4), 4],
  squatterOut: ({ tray }) => [tray.squatterOut({ number: 4, space: '1,6' }), 4, 1, 6],
  claimsLeft: ({ tray }) => [tray.claimsLeft(12), 12],
  take: ({ plates }) => [plates.take(4), 4],
  takeSure: ({ plates }) => [plates.takeSure(4), 4],
  mine: ({ plates }) => [plates.mine({ from: 4, to: 8 }), 4, 8],
  mineStays: ({ plates }) => [plates.mine({ from: 4, to: 4 }), 4],
  mineShort: ({ plates }) => [plates.mineShort({ from: 4, to: 8 }), 4, 8],
  takeLoses: ({ plates }) => [plates.takeLoses(['Ada']), 'Ada'],
  risk: ({ plates }) => [plates.risk(59), 27, 59, 216],
  riskShort: ({ plates }) => [plates.riskShort(59), 27],
  noteRoll: ({ notes }) => [
    notes.roll({ roll, placed: { stake: squatter, space } }),
    ...['2-3-5', 2, 3, 5],
  ],
  noteBust: ({ notes }) => [notes.bust({ roll, lost: 4 }), '2-3-5', 4],
  noteBustNothing: ({ notes }) => [notes.bust({ roll, lost: 0 }), '2-3-5'],
  took: ({ notes }) => [notes.took(4), 4],
  recapTook: ({ notes }) => [notes.recapTook({ name: 'Ada', spaces: 4 }), 'Ada', 4],
  recapBust: ({ notes }) => [notes.recapBust({ name: 'Ada', lost: 4 }), 'Ada', 4],
  recapBustNothing: ({ notes }) => [notes.recapBust({ name: 'Ada', lost: 0 }), 'Ada'],
  recapLastRound: ({ notes }) => [notes.recapLastRound('Ada'), 'Ada'],
  noteSkipped: ({ notes }) => [notes.skipped(4), 4],
  recapSkipped: ({ notes }) => [notes.recapSkipped({ name: 'Ada', lost: 4 }), 'Ada', 4],
  recapSkippedNothing: ({ notes }) => [notes.recapSkipped({ name: 'Ada', lost: 0 }), 'Ada'],
  bannerSkipped: ({ banner }) => [banner.skipped('Ada'), 'Ada'],
  recapLeft: ({ notes }) => [notes.recapLeft('Ada'), 'Ada'],
  leaveWhy: ({ menu }) => [menu.leaveWhy('Ada'), 'Ada'],
  leaveNow: ({ menu }) => [menu.leaveNow('Ada'), 'Ada'],
  liveRolled: ({ live }) => [
    live.rolled({ name: 'Ada', roll, legal: [{ stake: squatter, space, over: 'Blue' }] }),
    ...['Ada', 2, 3, 5, 'Blue'],
  ],
  chosen: ({ live }) => [live.chosen({ space, stake: squatter, over: 'Blue' }), 3, 5, 2, 'Blue'],
  liveRisk: ({ live }) => [live.risk(59), 27, 59, 216],
  liveTook: ({ live }) => [live.took({ ...status, taken: 4 }), 'Ada', 4, 41, 42, 43],
  busted: ({ live }) => [live.busted({ lost: 4, next: 'Ben' }), 4, 'Ben'],
  lastRound: ({ live }) => [live.lastRound('Ada'), 'Ada'],
  liveTurn: ({ live }) => [live.yourTurn('Ada'), 'Ada'],
  status: ({ live }) => [live.status(status), 'Ada', 41, 42, 43, 44],
  largestMine: ({ live }) => [live.largestMine(8), 8],
};

describe.each(LANGUAGES)('%s', (language) => {
  const text = CATALOGS[language].table;

  test.each(Object.entries(TOLD))('%s contains all its facts', (_, tell) => {
    const [sentence, ...facts] = tell(text);
    for (const fact of facts) expect(sentence).toContain(String(fact));
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
  });

  test.each(['mine', 'claims', 'spaces'] as const)('%s decides in a whole sentence', (by) => {
    const facts = { by, ahead: 'Ada', behind: 'Ben', more: 8, fewer: 5 };
    const sentence = CATALOGS[language].happened.end.why(facts);
    for (const fact of ['Ada', 'Ben', '8', '5']) expect(sentence).toContain(fact);
    expect(sentence).toMatch(/\.$/);
  });

  test('spoken texts are whole sentences', () => {
    const spoken = Object.entries(TOLD).filter(([name]) =>
      /^(live|chosen|busted$|lastRound$|status|largestMine)/.test(name),
    );
    expect(spoken.length).toBeGreaterThan(8);
    for (const [, tell] of spoken) expect(tell(text)[0]).toMatch(/^[\p{Lu}\d].*\.$/u);
  });
});

const leavesOf = (texts: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, text]) => leavesOf(text, `${path}.${key}`));
};

test.each(TRANSLATED)('nothing is left in English in %s', (language) => {
  const english = new Map(leavesOf(CATALOGS.en.table, ''));
  const left = leavesOf(CATALOGS[language].table, '').filter(
    ([path, text]) => text.split(' ').length > 2 && english.get(path) === text,
  );
  expect(left).toEqual([]);
});

/** Words that the glossary tells each language to avoid, as far as they could occur here. */
const AVOIDED: Partial<Readonly<Record<Language, RegExp>>> = {
  en: /\b(cell|square|tile|resign|quit|draw)\b/i,
  de: /\b(Kästchen|Zeile|passen|aufgeben|Unentschieden|Partie|Mine|Brett)\b/,
  nl: /\b(vak|hokje|gooien?|zetten|opgeven|gelijkspel|mijn)\b/i,
  es: /\b(celda|cuadro|lanzar|coger|colocar|tomar|tablas|rendirse)\b/i,
};

test.each(LANGUAGES)('%s keeps to the glossary', (language) => {
  const avoided = AVOIDED[language] ?? /^$/;
  const said = [
    ...leavesOf(CATALOGS[language].table, '').map(([, text]) => text),
    ...Object.values(TOLD).map((tell) => tell(CATALOGS[language].table)[0]),
  ];
  for (const sentence of said) expect(sentence).not.toMatch(avoided);
});
