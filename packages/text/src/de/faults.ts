import { CLAIM_SUPPLY, COLORS, letterOf } from '@claim-it/rules';
import type { NotationText } from '../catalog.ts';
import { excerpt } from '../excerpt.ts';
import { grammar, SPACES, words } from './words.ts';

const quoted = (found: string): string => `„${excerpt(found)}“`;

/** Tokens such as `take`, `std` or `c@14` are the notation's own and are never translated. */
export const notation: NotationText = {
  textEnds: () => 'Der Text hört zu früh auf.',
  fieldCount: ({ fields }) => `Eine Stellung hat 6 Teile, nicht ${fields}.`,
  rowCount: ({ rows }) => `Ein Spielplan hat 6 Reihen, nicht ${rows}.`,
  spaceCount: ({ row, spaces }) => `Reihe ${row} hat ${grammar.count(spaces, SPACES)} statt 6.`,
  unknownMarker: ({ found }) => `${quoted(found)} ist kein Stein.`,
  unknownSeat: ({ found }) =>
    `${quoted(found)} ist kein Platz: Die Buchstaben sind ${grammar.list(COLORS.map(letterOf))}.`,
  seatNotInGame: ({ color }) => `${words.colors[color]} spielt hier nicht mit.`,
  seatHasLeft: ({ color }) =>
    `${words.colors[color]} hat das Spiel verlassen und kann nicht am Zug sein.`,
  notARoll: ({ found }) =>
    `${quoted(found)} ist kein Wurf: Schreibe drei Zahlen von 1 bis 6, die kleinste zuerst.`,
  notTurnsLeft: ({ found, seats }) =>
    `${quoted(found)} sagt nicht, wie viele Züge noch kommen: Schreibe - oder eine Zahl von 0 bis ${seats}.`,
  unknownRules: ({ found }) => `${quoted(found)} sind keine Regeln: Schreibe std oder reuse.`,
  unknownToken: ({ found }) =>
    `${quoted(found)} verstehe ich nicht: Schreibe einen Wurf (145), einen Stein (s4@15 oder c@14) oder take.`,
  stakeOnClaimed: ({ space }) =>
    `Feld ${words.space(space)} ist ein Goldclaim: In diesem Zug kann nichts darauf liegen.`,
  squatterOnOwn: ({ space }) =>
    `Feld ${words.space(space)} gehört der Farbe am Zug: Nur ein Besitzstein kann darauf liegen.`,
  claimOnNothing: ({ space }) =>
    `Unter dem Besitzstein auf Feld ${words.space(space)} fehlt ein Anspruchstein oder ein eigener Spielerstein.`,
  squatterNotReturned: ({ space }) =>
    `Nach der Regelvariante bleibt unter dem Besitzstein auf Feld ${words.space(space)} kein Anspruchstein liegen.`,
  squatterTwice: ({ squatter }) => `Anspruchstein ${squatter} liegt zweimal auf dem Spielplan.`,
  tooManyClaims: ({ claims }) => `Es gibt nur ${CLAIM_SUPPLY} Besitzsteine, nicht ${claims}.`,
  turnAfterEnd: () => 'Das Spiel ist aus (noch 0 Züge), aber ein Zug läuft noch.',
  oneSeatLeft: () =>
    'Zu viele sind gegangen. Jemand muss bleiben, und wer allein bleibt, hat gewonnen.',
  tagUnreadable: ({ found }) => `${quoted(found)} ist keine Kopfzeile: Schreibe [Name "Wert"].`,
  tagMissing: ({ tag }) => `Die Kopfzeile ${excerpt(tag)} fehlt.`,
  tagTwice: ({ tag }) => `Die Kopfzeile ${excerpt(tag)} steht zweimal da.`,
  tagAfterMoves: () => 'Eine Kopfzeile muss vor dem ersten Zug stehen.',
  commentNotClosed: () => 'Diese Bemerkung beginnt mit {, aber am Ende fehlt }.',
  turnNumber: ({ expected, found }) =>
    `Hier sollte Zug ${expected}. stehen, nicht ${quoted(found)}.`,
  otherSeatOnTurn: ({ onTurn, found }) =>
    `Hier ist ${words.colors[onTurn]} am Zug, nicht ${quoted(found)}.`,
  turnNotClosed: () => 'Hier fehlt das Ende eines Zuges: Schreibe take, bust oder gone.',
  turnClosed: ({ found }) => `Der Zug ist schon zu Ende: ${quoted(found)} ist zu viel.`,
  recordCut: () => 'Die Aufzeichnung hört auf, bevor das Spiel aus ist.',
  resultDiffers: ({ says, is }) => `Das Ergebnis ist ${quoted(is)}, nicht ${quoted(says)}.`,
  otherMarker: ({ space, stake }) =>
    `Auf Feld ${words.space(space)} setzt man hier ${words.stake(stake)}, keinen anderen Stein.`,
  rollIsNoBust: () => 'Hier hat niemand Pech gehabt: Für den Wurf kann ein Stein gesetzt werden.',
};
