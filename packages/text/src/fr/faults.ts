import { CLAIM_SUPPLY, COLORS, letterOf } from '@claim-it/rules';
import type { NotationText } from '../catalog.ts';
import { excerpt } from '../excerpt.ts';
import { grammar, SPACES, words } from './words.ts';

const quoted = (found: string): string => `« ${excerpt(found)} »`;

export const notation: NotationText = {
  textEnds: () => 'Le texte s’arrête trop tôt.',
  fieldCount: ({ fields }) => `Une position a 6 champs, pas ${fields}.`,
  rowCount: ({ rows }) => `Un plateau a 6 lignes, pas ${rows}.`,
  spaceCount: ({ row, spaces }) =>
    `La ligne ${row} a ${grammar.count(spaces, SPACES)} au lieu de 6.`,
  unknownMarker: ({ found }) => `${quoted(found)} n’est pas un pion.`,
  unknownSeat: ({ found }) =>
    `${quoted(found)} n’est pas une place : les lettres sont ${grammar.list(COLORS.map(letterOf))}.`,
  seatNotInGame: ({ color }) => `${words.colors[color]} ne joue pas dans cette partie.`,
  seatHasLeft: ({ color }) =>
    `${words.colors[color]} a quitté la partie, ce ne peut pas être son tour.`,
  notARoll: ({ found }) =>
    `${quoted(found)} n’est pas un lancer : écris trois chiffres de 1 à 6, le plus petit d’abord.`,
  notTurnsLeft: ({ found, seats }) =>
    `${quoted(found)} ne dit pas combien de tours restent : écris - ou un nombre de 0 à ${seats}.`,
  unknownRules: ({ found }) => `${quoted(found)} n’est pas un jeu de règles : écris std ou reuse.`,
  unknownToken: ({ found }) =>
    `${quoted(found)} n’est pas un coup : écris un lancer (145), une pose (s4@15 ou c@14) ou take.`,
  stakeOnClaimed: ({ space }) =>
    `La case ${words.space(space)} est une concession : rien ne peut y être posé pendant ce tour.`,
  squatterOnOwn: ({ space }) =>
    `La case ${words.space(space)} est au joueur dont c’est le tour : seule une borne peut y être.`,
  claimOnNothing: ({ space }) =>
    `La borne de la case ${words.space(space)} doit être sur un squatteur ou sur un pion du joueur.`,
  squatterNotReturned: ({ space }) =>
    `Dans la variante, aucun squatteur ne reste sous la borne de la case ${words.space(space)}.`,
  squatterTwice: ({ squatter }) => `Le squatteur ${squatter} est deux fois sur le plateau.`,
  tooManyClaims: ({ claims }) => `Il n’y a que ${CLAIM_SUPPLY} bornes, pas ${claims}.`,
  turnAfterEnd: () => 'La partie est finie (0 tour restant), mais un tour est encore en cours.',
  oneSeatLeft: () =>
    'Trop de joueurs sont partis. Il en faut un, et quand il n’en reste qu’un, la partie est finie.',
  tagUnreadable: ({ found }) => `${quoted(found)} n’est pas un en-tête : écris [Name "value"].`,
  tagMissing: ({ tag }) => `L’en-tête ${excerpt(tag)} manque.`,
  tagTwice: ({ tag }) => `L’en-tête ${excerpt(tag)} est là deux fois.`,
  tagAfterMoves: () => 'Un en-tête doit venir avant le premier tour.',
  commentNotClosed: () => 'Ce commentaire commence par {, mais il n’a pas de } à la fin.',
  turnNumber: ({ expected, found }) =>
    `Ce devrait être le tour ${expected}., pas ${quoted(found)}.`,
  otherSeatOnTurn: ({ onTurn, found }) =>
    `Ici, c’est à ${words.colors[onTurn]} de jouer, pas à ${quoted(found)}.`,
  turnNotClosed: () => 'Un tour n’a pas de fin ici : termine-le par take, bust ou gone.',
  turnClosed: ({ found }) => `Le tour est déjà terminé : ${quoted(found)} est en trop.`,
  recordCut: () => 'Le relevé s’arrête avant la fin de la partie.',
  resultDiffers: ({ says, is }) => `Le résultat est ${quoted(is)}, pas ${quoted(says)}.`,
  otherMarker: ({ space, stake }) =>
    `Les règles veulent ${words.stake(stake)} sur la case ${words.space(space)}, et rien d’autre.`,
  rollIsNoBust: () => 'Ce lancer n’est pas raté : on peut poser un jeton.',
};
