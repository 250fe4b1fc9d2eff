import { CLAIM_SUPPLY, COLORS, letterOf } from '@claim-it/rules';
import type { NotationText } from '../catalog.ts';
import { excerpt } from '../excerpt.ts';
import { grammar, SPACES, words } from './words.ts';

const quoted = (found: string): string => `‘${excerpt(found)}’`;

/** Tokens such as `take`, `std` or `c@14` are the notation's own and are never translated. */
export const notation: NotationText = {
  textEnds: () => 'De tekst houdt te vroeg op.',
  fieldCount: ({ fields }) => `Een stelling heeft 6 delen, geen ${fields}.`,
  rowCount: ({ rows }) => `Een bord heeft 6 rijen, geen ${rows}.`,
  spaceCount: ({ row, spaces }) =>
    `Rij ${row} heeft ${grammar.count(spaces, SPACES)} in plaats van 6.`,
  unknownMarker: ({ found }) => `${quoted(found)} is geen steen.`,
  unknownSeat: ({ found }) =>
    `${quoted(found)} is geen plaats: de letters zijn ${grammar.list(COLORS.map(letterOf))}.`,
  seatNotInGame: ({ color }) => `${words.colors[color]} doet niet mee in dit spel.`,
  seatHasLeft: ({ color }) =>
    `${words.colors[color]} heeft het spel verlaten en kan niet aan de beurt zijn.`,
  notARoll: ({ found }) =>
    `${quoted(found)} is geen worp: schrijf drie cijfers van 1 tot en met 6, het laagste eerst.`,
  notTurnsLeft: ({ found, seats }) =>
    `${quoted(found)} zegt niet hoeveel beurten er nog zijn: schrijf - of een getal van 0 tot en met ${seats}.`,
  unknownRules: ({ found }) => `${quoted(found)} zijn geen spelregels: schrijf std of reuse.`,
  unknownToken: ({ found }) =>
    `${quoted(found)} begrijp ik niet: schrijf een worp (145), een steen (s4@15 of c@14) of take.`,
  stakeOnClaimed: ({ space }) =>
    `Veld ${words.space(space)} is definitief geclaimd: er kan deze beurt niets op liggen.`,
  squatterOnOwn: ({ space }) =>
    `Veld ${words.space(space)} is van de speler aan de beurt: alleen een claimsteen kan erop liggen.`,
  claimOnNothing: ({ space }) =>
    `Onder de claimsteen op veld ${words.space(space)} ontbreekt een kraaksteen of een eigen markeersteen.`,
  squatterNotReturned: ({ space }) =>
    `In de variant blijft er onder de claimsteen op veld ${words.space(space)} geen kraaksteen liggen.`,
  squatterTwice: ({ squatter }) => `Kraaksteen ${squatter} ligt twee keer op het bord.`,
  tooManyClaims: ({ claims }) => `Er zijn maar ${CLAIM_SUPPLY} claimstenen, geen ${claims}.`,
  turnAfterEnd: () => 'Het spel is afgelopen (nog 0 beurten), maar er is nog een beurt bezig.',
  oneSeatLeft: () =>
    'Er zijn te veel spelers weg. Eén moet blijven, en wie alleen overblijft, heeft gewonnen.',
  tagUnreadable: ({ found }) => `${quoted(found)} is geen kopregel: schrijf [Naam "waarde"].`,
  tagMissing: ({ tag }) => `De kopregel ${excerpt(tag)} ontbreekt.`,
  tagTwice: ({ tag }) => `De kopregel ${excerpt(tag)} staat er twee keer.`,
  tagAfterMoves: () => 'Een kopregel moet voor de eerste beurt staan.',
  commentNotClosed: () => 'Deze opmerking begint met {, maar aan het eind ontbreekt }.',
  turnNumber: ({ expected, found }) =>
    `Hier hoort beurt ${expected}. te staan, niet ${quoted(found)}.`,
  otherSeatOnTurn: ({ onTurn, found }) =>
    `Hier is ${words.colors[onTurn]} aan de beurt, niet ${quoted(found)}.`,
  turnNotClosed: () => 'Hier ontbreekt het einde van een beurt: schrijf take, bust of gone.',
  turnClosed: ({ found }) => `De beurt is al afgelopen: ${quoted(found)} is te veel.`,
  recordCut: () => 'Het verslag houdt op voordat het spel is afgelopen.',
  resultDiffers: ({ says, is }) => `De uitslag is ${quoted(is)}, niet ${quoted(says)}.`,
  otherMarker: ({ space, stake }) =>
    `Op veld ${words.space(space)} komt hier ${words.stake(stake)}, geen andere steen.`,
  rollIsNoBust: () => 'Hier is niets verloren: met deze worp kan een steen geplaatst worden.',
};
