import type { ChoiceName, Reason } from '@claim-it/ai';
import { expect, test } from 'vitest';
import { TRANSLATED } from '../test/languages.ts';
import type { Language } from './index.ts';
import { LANGUAGES, namesOf, sayAdvice, textFor } from './index.ts';

const REASONS: { readonly [K in Reason['kind']]: Extract<Reason, { kind: K }> } = {
  winsNow: { kind: 'winsNow' },
  mustCatchUp: { kind: 'mustCatchUp', leader: 1, gap: 3 },
  callsLastRound: { kind: 'callsLastRound', claims: 9 },
  joinsGroups: { kind: 'joinsGroups', groups: 3, to: 7 },
  blocksRival: { kind: 'blocksRival', seat: 1, from: 8, to: 5 },
  mineGrows: { kind: 'mineGrows', from: 4, to: 7 },
  claimForGood: { kind: 'claimForGood', space: '3,4' },
  safestPlacement: { kind: 'safestPlacement', busts: 12, next: 31 },
  claimsAtStake: { kind: 'claimsAtStake', claims: 3, busts: 41 },
  riskOutweighs: { kind: 'riskOutweighs', busts: 90, spacesAtStake: 4 },
  littleRisk: { kind: 'littleRisk', busts: 9, spacesAtStake: 4 },
  littleAtStake: { kind: 'littleAtStake', busts: 60, spacesAtStake: 4 },
  gainOutweighs: { kind: 'gainOutweighs', busts: 60, difference: 0.03 },
  takeOutweighs: { kind: 'takeOutweighs', difference: 0.03 },
  closeCall: { kind: 'closeCall', difference: 0.004 },
};

const advise = (
  language: Language,
  reason: Reason,
  then: ChoiceName['then'] = 'roll',
  placement: ChoiceName['placement'] = null,
): string => {
  const text = textFor(language);
  const names = namesOf(text, ['green', 'blue'], ['Ada', 'Ben']);
  return sayAdvice(text, { best: { placement, then }, reason }, names);
};

const factsIn = (reason: Reason): readonly number[] =>
  Object.values(reason).filter((fact): fact is number => typeof fact === 'number' && fact > 2);

const everyReason = LANGUAGES.flatMap((language) =>
  Object.values(REASONS).map((reason) => ({ language, kind: reason.kind, reason })),
);

test.each(everyReason)('the coach says $kind in $language', ({ language, reason }) => {
  const sentence = advise(language, reason);
  expect(sentence).toMatch(/^\p{Lu}[^:]*: [\p{L}\d]/u);
  expect(sentence).toMatch(/\.$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}/);
  for (const fact of factsIn(reason)) expect(sentence).toContain(String(fact));
  if ('leader' in reason || 'seat' in reason) expect(sentence).toContain('Ben');
});

test.each(TRANSLATED)('no reason is left in English in %s', (language) => {
  for (const reason of Object.values(REASONS))
    expect(advise(language, reason)).not.toBe(advise('en', reason));
});

const risk = (busts: number): Reason => ({ kind: 'littleRisk', busts, spacesAtStake: 5 });
const claims = (n: number): Reason => ({ kind: 'claimsAtStake', claims: n, busts: 41 });
const even: Reason = { kind: 'closeCall', difference: 0.0004 };
const tied: Reason = { kind: 'mustCatchUp', leader: 1, gap: 0 };

test.each<[Language, ChoiceName['then'], Reason, string]>([
  ['en', 'roll', risk(9), 'Roll: only 9 of 216 rolls would bust, and you have 5 spaces at stake.'],
  ['en', 'roll', risk(0), 'Roll: you cannot bust.'],
  ['en', 'take', claims(3), 'Take: 3 claims are at stake, and 41 of 216 rolls would bust.'],
  ['en', 'take', claims(1), 'Take: 1 claim is at stake, and 41 of 216 rolls would bust.'],
  ['en', 'roll', tied, 'Roll: this is the last turn, and Ben wins the tie.'],
  ['en', 'roll', even, 'Roll: the second-best choice is just as good.'],
  ['de', 'roll', even, 'Würfle: Die zweitbeste Wahl ist genauso gut.'],
  ['es', 'roll', even, 'Tira: la segunda mejor opción es igual de buena.'],
  [
    'es',
    'take',
    claims(1),
    'Plántate: hay 1 título en juego, y 41 de 216 tiradas acabarían en derrumbe.',
  ],
  [
    'es',
    'roll',
    REASONS.closeCall,
    'Tira: es por poco, solo 0,4 puntos porcentuales mejor que la segunda opción.',
  ],
  ['nl', 'roll', even, 'Dobbel: de op één na beste keuze is even goed.'],
  [
    'de',
    'roll',
    REASONS.closeCall,
    'Würfle: Es ist knapp: nur 0,4 Prozentpunkte besser als die zweitbeste Wahl.',
  ],
  [
    'nl',
    'roll',
    REASONS.closeCall,
    'Dobbel: het scheelt weinig: maar 0,4 procentpunt beter dan de op één na beste keuze.',
  ],
  ['de', 'take', REASONS.claimForGood, 'Besetze die Felder: Feld 3/4 gehört dann für immer dir.'],
  [
    'nl',
    'take',
    REASONS.claimForGood,
    'Stop en neem je velden: veld 3/4 is dan definitief van jou.',
  ],
])('%s advises to %s because of %o: %s', (language, then, reason, sentence) => {
  expect(advise(language, reason, then)).toBe(sentence);
});

const squatter = { space: '1,5', stake: { kind: 'squatter', number: 4 } } as const;
const claim = { space: '1,5', stake: { kind: 'claim', covers: null } } as const;

test.each<[Language, ChoiceName['then'], ChoiceName['placement'], string]>([
  ['en', 'roll', squatter, 'Place squatter 4 on 1,5, then roll: this wins the game.'],
  ['en', 'take', claim, 'Place a claim on 1,5, then take: this wins the game.'],
  [
    'de',
    'take',
    claim,
    'Setze einen Besitzstein auf 1/5 und besetze dann die Felder: Damit gewinnst du das Spiel.',
  ],
  ['es', 'take', claim, 'Pon un título en 1/5 y plántate: así ganas la partida.'],
  [
    'nl',
    'roll',
    squatter,
    'Plaats kraaksteen 4 op 1/5 en dobbel nog eens: daarmee win je het spel.',
  ],
])('%s says where the marker goes before %s: %o → %s', (language, then, placement, sentence) => {
  expect(advise(language, REASONS.winsNow, then, placement)).toBe(sentence);
});
