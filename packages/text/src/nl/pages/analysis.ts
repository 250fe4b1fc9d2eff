import type { AnalysisText } from '../../page.ts';
import { CLAIMED_SPACES, grammar, SPACES } from '../words.ts';

const { count } = grammar;

export const analysis: AnalysisText = {
  lead: 'Zet een stelling op. Je ziet elke keuze en wat die waard is.',
  palette: {
    title: 'Om neer te leggen',
    line: 'Kies iets en dan een veld. Of sleep het erheen.',
    hand: 'Hand: kies een oplichtend veld',
    settled: (color) => `${color}, gewoon veld`,
    claimed: (color) => `${color}, definitief geclaimd`,
    squatter: (number) => `Kraaksteen ${number} van deze beurt`,
    claim: 'Claimsteen van deze beurt',
    eraser: 'Gum',
  },
  tools: {
    title: 'Gereedschap',
    back: 'Terug',
    forward: 'Vooruit',
    empty: 'Bord leegmaken',
    start: 'Nieuwe stelling',
    paste: 'Plakken',
    copyLink: 'Link kopiëren',
  },
  keys: {
    line: 'Deze toetsen werken als je op een veld van het bord staat.',
    lay: 'Leg neer wat je koos, of toon de keuze',
    settled: 'Markeersteen van die kleur',
    claimed: 'Hetzelfde, definitief geclaimd',
    squatter: 'Kraaksteen van deze beurt',
    erase: 'Bovenste steen weghalen',
    back: 'Terug en vooruit, overal op de pagina',
    dice: 'Bij de dobbelstenen: één erbij, één weg',
    enter: 'Enter',
    shift: 'Shift',
    control: 'Ctrl',
    delete: 'Delete',
  },
  dice: {
    title: 'Worp',
    add: (pip) => `Leg een ${pip} neer`,
    choose: (missing) =>
      `Kies nog ${count(missing, { one: 'dobbelsteen', other: 'dobbelstenen' })} of dobbel.`,
    none: 'Geen worp',
    cast: 'Dobbelen',
  },
  seats: {
    color: (seat) => `Kleur van plaats ${seat}`,
    onTurn: 'aan de beurt',
    hasLeft: 'is weg',
    earlier: (color) => `${color} een plaats naar voren`,
    remove: (color) => `${color} weghalen`,
    add: 'Speler erbij',
    notCalled: 'Nog niet begonnen',
    turnsLeft: (turns) => `nog ${count(turns, { one: 'beurt', other: 'beurten' })}`,
  },
  paste: {
    title: 'Plak een stelling of een verslag',
    line: 'Een stelling is één regel, een verslag een heel spel. Met “Terug” loop je dan door de stappen.',
    label: 'Stelling, link of verslag',
    read: 'Lezen',
    nothing: 'Hier staat nog niets.',
    tooLong: 'Dit is veel te lang voor een spel.',
    fields: [
      'Deel 1, het bord',
      'Deel 2, de spelers',
      'Deel 3, wie aan de beurt is',
      'Deel 4, de worp',
      'Deel 5, de beurten die er nog zijn',
      'Deel 6, de regels',
    ],
    whole: 'De hele regel',
  },
  notices: {
    dropped: (markers) =>
      `${count(markers, { one: 'steen van deze beurt kon', other: 'stenen van deze beurt konden' })} niet blijven liggen.`,
    addressFaulty: (why) => `De stelling in het adres is niet te lezen. ${why}`,
    recordRead: (moves) =>
      `Het spel is er, aan het eind. Met “Terug” loop je door ${count(moves, { one: 'stap', other: 'stappen' })}.`,
    replaced: 'Wat daar lag, is weg. Met ‘Terug’ komt het weer.',
    positionRead: 'De stelling is er.',
  },
  doubts: {
    title: 'Geen spel kan tot deze stelling leiden.',
    lastRoundNotCalled: (player, claims, needed) =>
      `${player} heeft ${count(claims, CLAIMED_SPACES)}. Bij ${needed} begint de laatste ronde, maar die is niet begonnen.`,
    lastRoundTooEarly: (player, claims, needed) =>
      `${player} moet de laatste ronde begonnen zijn, met ${count(claims, CLAIMED_SPACES)}. Er zijn er ${needed} nodig.`,
    lastRoundTooLate: (player, claims, needed) =>
      `${player} heeft ${count(claims, CLAIMED_SPACES)} en heeft sinds het begin van de laatste ronde niet gespeeld. Er zijn er ${needed} nodig: ${player} zou haar eerder begonnen zijn.`,
    endTooEarly: (needed) =>
      `Het spel is afgelopen, maar niemand heeft ${count(needed, CLAIMED_SPACES)}.`,
    still: 'Er wordt toch met deze stelling gerekend.',
  },
  result: {
    title: 'Keuring',
    thinking: 'De keuzes worden gewogen …',
    failed: 'De weegschaal werkt niet meer. Je stelling is er nog.',
    rolled: (player, roll) => `${player} heeft ${roll} gedobbeld`,
    toDecide: (player) => `${player}: nog eens dobbelen of nemen?`,
    aboutToRoll: (player) => `${player} gaat dobbelen`,
    bust: (player, roll) => `${player} verliest alles met ${roll}`,
    bustLost: (spaces) =>
      `Er kan geen steen geplaatst worden. ${spaces === 0 ? 'Er stond niets op het spel.' : `Kwijt: ${count(spaces, SPACES)}.`}`,
    goOn: 'Verder spelen',
    caption: 'Alle keuzes, de beste eerst',
    choice: 'Keuze',
    best: 'Beste',
    lost: 'Verlies',
    lostLine: 'Verlies: weggegeven winstkans, in punten.',
    busts: 'Alles verloren',
    of216: (busts) => `${busts} van 216`,
    place: (stake, space) => `${stake} op ${space}`,
    thenRoll: 'dan dobbelen',
    thenTake: 'dan nemen',
    roll: 'Nog eens dobbelen',
    play: 'Speel dit',
    playNamed: (choice) => `Speel dit: ${choice}`,
    chances: 'Winstkans',
    chance: 'Kans',
    nextBust: 'Alles verloren bij de volgende worp',
    survival: 'Kans om niets te verliezen',
    survivalLine: 'Als elke steen zo veilig mogelijk ligt.',
    rolls: (rolls) => count(rolls, { one: 'worp', other: 'worpen' }),
    spoken: (choices, best, percent) =>
      `${count(choices, { one: 'keuze', other: 'keuzes' })}. De beste: ${best}, winstkans ${percent}.`,
    spokenChance: (player, percent, busts) =>
      `${player} gaat dobbelen, winstkans ${percent}. Bij ${busts} van 216 worpen is alles verloren.`,
  },
  rollout: {
    title: 'Uitspelen',
    line: 'Speelt elke keuze heel vaak tot het eind. Hoe langer het loopt, hoe kleiner de fout.',
    all: 'Alles uitspelen',
    picked: (choices) => `${count(choices, { one: 'keuze', other: 'keuzes' })} uitspelen`,
    stop: 'Stop',
    goOn: 'Ga door',
    column: 'Uitgespeeld',
    pick: (choice) => `Uitspelen: ${choice}`,
    trials: (trials) => `${trials} spellen gespeeld`,
    running: 'Het uitspelen loopt.',
    stopped: 'Het uitspelen is gestopt.',
    done: 'Het uitspelen is klaar.',
    failed: 'Het uitspelen werkt niet meer. Wat geteld is, is er nog.',
    decides: (choice) =>
      `Het uitspelen beslist: tot het eind gespeeld wint dit duidelijk vaker. ${choice}.`,
    spoken: (choice, percent, error, trials) =>
      `Tot nu toe het beste: ${choice}, ${percent}, plus of min ${error}, na ${trials} spellen.`,
  },
};
