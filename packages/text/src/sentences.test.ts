import type { GameEvent, Refusal } from '@claim-it/rules';
import { expect, test } from 'vitest';
import type { Language } from './index.ts';
import { namesOf, say, sayFault, textFor } from './index.ts';

const PLAYERS = ['Ada', 'Ben', 'Cleo'];
const COLORS = ['green', 'blue', 'orange'] as const;

const tell = (language: Language, event: GameEvent): string => {
  const text = textFor(language);
  return say(text.events, event, namesOf(text, COLORS, PLAYERS));
};

const explain = (language: Language, refusal: Refusal): string => {
  const text = textFor(language);
  return say(text.refusals, refusal, namesOf(text, COLORS, PLAYERS));
};

const took = (
  settled: number,
  claimed: number,
  evicted: Extract<GameEvent, { kind: 'took' }>['evicted'] = [],
): GameEvent => ({
  kind: 'took',
  seat: 0,
  settled: Array.from({ length: settled }, () => '1,1' as const),
  claimed: Array.from({ length: claimed }, () => '2,2' as const),
  evicted,
});

const BACK = [
  { seat: 1, spaces: ['1,1'] },
  { seat: 2, spaces: ['1,2', '1,3'] },
] as const;

test.each<[Language, GameEvent, string]>([
  ['en', took(1, 0), 'Ada takes 1 space.'],
  ['en', took(2, 0), 'Ada takes 2 spaces.'],
  ['en', took(0, 1), 'Ada takes 1 space for good.'],
  ['en', took(0, 2), 'Ada takes 2 spaces, all of them for good.'],
  [
    'en',
    took(2, 1, BACK),
    'Ada takes 3 spaces, 1 of them for good. Ben gets 1 marker back and Cleo gets 2 markers back.',
  ],
  ['de', took(1, 0), 'Ada besetzt 1 Feld.'],
  ['de', took(0, 1), 'Ada besetzt 1 Feld als Goldclaim.'],
  ['de', took(0, 2), 'Ada besetzt 2 Felder, alle als Goldclaims.'],
  [
    'de',
    took(2, 1, BACK),
    'Ada besetzt 3 Felder, davon 1 Goldclaim. Ben bekommt 1 Spielerstein zurück und Cleo bekommt 2 Spielersteine zurück.',
  ],
  ['de', took(1, 2), 'Ada besetzt 3 Felder, davon 2 Goldclaims.'],
  ['es', took(1, 0), 'Ada se queda con 1 casilla.'],
  ['es', took(0, 1), 'Ada se queda con 1 casilla para siempre.'],
  ['es', took(0, 2), 'Ada se queda con 2 casillas, todas para siempre.'],
  [
    'es',
    took(2, 1, BACK),
    'Ada se queda con 3 casillas, 1 de ellas para siempre. Ben recupera 1 ficha y Cleo recupera 2 fichas.',
  ],
  ['nl', took(1, 0), 'Ada stopt en neemt 1 veld.'],
  ['nl', took(0, 1), 'Ada stopt en neemt 1 veld definitief.'],
  ['nl', took(0, 2), 'Ada stopt en neemt 2 velden, allemaal definitief.'],
  [
    'nl',
    took(2, 1, BACK),
    'Ada stopt en neemt 3 velden, waarvan 1 definitief. Ben krijgt 1 markeersteen terug en Cleo krijgt 2 markeerstenen terug.',
  ],
  ['fr', took(1, 0), 'Ada prend 1 case.'],
  ['fr', took(0, 2), 'Ada prend 2 cases, toutes pour toujours.'],
  [
    'fr',
    took(2, 1, BACK),
    'Ada prend 3 cases, dont 1 concession. Ben récupère 1 pion et Cleo récupère 2 pions.',
  ],
])('%s tells a take: %o → %s', (language, event, sentence) => {
  expect(tell(language, event)).toBe(sentence);
});

test.each<[Language, number, string]>([
  ['en', 0, 'Bust! Ada can place nothing, but loses nothing either.'],
  ['en', 1, 'Bust! Ada loses 1 space from this turn.'],
  ['en', 2, 'Bust! Ada loses 2 spaces from this turn.'],
  ['de', 0, 'Pech gehabt! Ada kann nichts setzen, verliert aber auch nichts.'],
  ['de', 1, 'Pech gehabt! Ada verliert 1 Feld aus diesem Zug.'],
  ['de', 2, 'Pech gehabt! Ada verliert 2 Felder aus diesem Zug.'],
  ['es', 0, '¡Derrumbe! Ada no puede poner nada, pero tampoco pierde nada.'],
  ['es', 1, '¡Derrumbe! Ada pierde 1 casilla de este turno.'],
  ['es', 2, '¡Derrumbe! Ada pierde 2 casillas de este turno.'],
  ['nl', 0, 'Ada kan niets plaatsen, maar verliest ook niets.'],
  ['nl', 1, 'Alles verloren! Ada is 1 veld van deze beurt kwijt.'],
  ['nl', 2, 'Alles verloren! Ada is 2 velden van deze beurt kwijt.'],
])('[R5] %s tells a bust that loses %d: %s', (language, spaces, sentence) => {
  const lost = Array.from({ length: spaces }, () => '1,1' as const);
  expect(tell(language, { kind: 'busted', seat: 0, lost })).toBe(sentence);
});

test.each<[Language, number, string]>([
  ['en', 0, 'Ada’s turn is skipped.'],
  ['en', 1, 'Ada’s turn is skipped: 1 space from this turn is lost.'],
  ['en', 2, 'Ada’s turn is skipped: 2 spaces from this turn are lost.'],
  ['de', 0, 'Der Zug von Ada wird übersprungen.'],
  ['de', 1, 'Der Zug von Ada wird übersprungen: 1 Feld aus diesem Zug ist verloren.'],
  ['de', 2, 'Der Zug von Ada wird übersprungen: 2 Felder aus diesem Zug sind verloren.'],
  ['es', 0, 'Se salta el turno de Ada.'],
  ['es', 1, 'Se salta el turno de Ada: 1 casilla perdida.'],
  ['es', 2, 'Se salta el turno de Ada: 2 casillas perdidas.'],
  ['nl', 0, 'De beurt van Ada wordt overgeslagen.'],
  ['nl', 1, 'De beurt van Ada wordt overgeslagen: 1 veld van deze beurt is verloren.'],
  ['nl', 2, 'De beurt van Ada wordt overgeslagen: 2 velden van deze beurt zijn verloren.'],
  ['fr', 0, 'Le tour d’Ada est sauté.'],
  ['fr', 1, 'Le tour d’Ada est sauté\u202f: 1 case de ce tour est perdue.'],
  ['fr', 2, 'Le tour d’Ada est sauté\u202f: 2 cases de ce tour sont perdues.'],
])('[R10] %s tells a skipped turn that loses %d: %s', (language, spaces, sentence) => {
  const lost = Array.from({ length: spaces }, () => '1,1' as const);
  expect(tell(language, { kind: 'passed', seat: 0, lost })).toBe(sentence);
});

test.each<[Language, readonly (0 | 1 | 2)[], string]>([
  ['en', [2], 'The game is over. Cleo wins!'],
  ['en', [0, 1, 2], 'The game is over. Ada, Ben and Cleo share the win!'],
  ['de', [2], 'Das Spiel ist aus. Cleo gewinnt!'],
  ['de', [0, 1, 2], 'Das Spiel ist aus. Ada, Ben und Cleo gewinnen gemeinsam!'],
  ['es', [2], 'La partida ha terminado. ¡Gana Cleo!'],
  ['es', [0, 1, 2], 'La partida ha terminado. ¡Ada, Ben y Cleo comparten la victoria!'],
  ['nl', [2], 'Het spel is afgelopen. Cleo wint!'],
  ['nl', [0, 1, 2], 'Het spel is afgelopen. Ada, Ben en Cleo winnen samen!'],
  ['fr', [2], 'La partie est finie. Cleo gagne\u202f!'],
  ['fr', [0, 1, 2], 'La partie est finie. Ada, Ben et Cleo gagnent ensemble\u202f!'],
])('[R7] %s tells who wins: %o → %s', (language, winners, sentence) => {
  expect(tell(language, { kind: 'gameEnded', winners })).toBe(sentence);
});

test.each<[Language, GameEvent, string]>([
  ['en', { kind: 'rolled', seat: 0, roll: [2, 3, 5] }, 'Ada rolls 2, 3 and 5.'],
  ['de', { kind: 'rolled', seat: 0, roll: [2, 3, 5] }, 'Ada würfelt 2, 3 und 5.'],
  ['es', { kind: 'rolled', seat: 0, roll: [2, 3, 5] }, 'Ada saca 2, 3 y 5.'],
  [
    'es',
    { kind: 'placed', seat: 1, space: '1,4', stake: { kind: 'claim', covers: 2 }, before: null },
    'Ben pone un título en la casilla 1/4.',
  ],
  ['nl', { kind: 'rolled', seat: 0, roll: [2, 3, 5] }, 'Ada dobbelt 2, 3 en 5.'],
  [
    'de',
    {
      kind: 'placed',
      seat: 1,
      space: '1,4',
      stake: { kind: 'claim', covers: 2 },
      before: { kind: 'squatter', number: 2 },
    },
    'Ben setzt einen Besitzstein auf Anspruchstein 2 auf Feld 1/4.',
  ],
  [
    'nl',
    { kind: 'placed', seat: 1, space: '1,4', stake: { kind: 'claim', covers: null }, before: null },
    'Ben plaatst een claimsteen op veld 1/4.',
  ],
  [
    'en',
    {
      kind: 'placed',
      seat: 1,
      space: '5,1',
      stake: { kind: 'squatter', number: 4 },
      before: null,
    },
    'Ben places squatter 4 on space 5,1.',
  ],
  [
    'de',
    { kind: 'lastRoundCalled', seat: 2, claims: 9 },
    'Letzte Runde! Cleo hat 9 Goldclaims. Alle sind noch einmal am Zug, Cleo zuletzt.',
  ],
  ['en', { kind: 'departed', seat: 0, lost: [] }, 'Ada leaves the game.'],
])('%s tells %o: %s', (language, event, sentence) => {
  expect(tell(language, event)).toBe(sentence);
});

test.each<[Language, Refusal, string]>([
  ['en', { kind: 'spaceClaimed', space: '4,5', owner: 2 }, 'Space 4,5 belongs to Orange for good.'],
  ['de', { kind: 'spaceClaimed', space: '4,5', owner: 2 }, 'Feld 4/5 gehört Orange für immer.'],
  ['nl', { kind: 'spaceClaimed', space: '4,5', owner: 2 }, 'Veld 4/5 is definitief van Oranje.'],
  [
    'es',
    { kind: 'spaceClaimed', space: '4,5', owner: 2 },
    'La casilla 4/5 es de Naranja para siempre.',
  ],
  [
    'nl',
    { kind: 'squatterInPlay', space: '4,1', squatter: 5, at: '2,2' },
    'Kraaksteen 5 ligt al op veld 2/2 en kan niet op 4/1 geplaatst worden.',
  ],
  ['en', { kind: 'noSuchSeat', seat: 5 }, 'There is no seat 6 in this game.'],
])('%s explains %o: %s', (language, refusal, sentence) => {
  expect(explain(language, refusal)).toBe(sentence);
});

test('a fault gives place and reason in one line', () => {
  const text = textFor('de');
  const fault = { line: 3, column: 7, reason: { kind: 'rollIsDue' } } as const;
  expect(sayFault(text, fault, namesOf(text, []))).toBe('Zeile 3, Zeichen 7: Würfle zuerst.');
});
