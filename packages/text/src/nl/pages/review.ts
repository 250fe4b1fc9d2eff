import type { ReviewText } from '../../page.ts';
import { reportNumbers } from '../../web/numbers.ts';
import { grammar, numbers, SPACES, words } from '../words.ts';

const { count } = grammar;
const dashed = (roll: readonly number[]): string => roll.join('-');

export const review: ReviewText = {
  numbers: reportNumbers(numbers),
  head: {
    wins: (name, mine) => `${name} wint met een groep van ${count(mine, SPACES)}`,
    winsAlone: (name) => `${name} wint`,
    shareWin: (names) => `${names} winnen samen`,
    unfinished: 'Het spel tot nu toe',
    others: (standings) => `${standings.join(', ')}.`,
    counts: (turns, rolls) =>
      `${count(turns, { one: 'beurt', other: 'beurten' })}, ${count(rolls, { one: 'worp', other: 'worpen' })}.`,
    share: 'Analyse delen',
    shareMoment: 'Dit moment delen',
    picture: 'Als afbeelding bewaren',
    again: 'Nog eens spelen',
    table: 'Naar de tafel',
    noPicture: 'Deze browser kan de afbeelding niet maken.',
  },
  progress: {
    running: (done, all) => `Het spel wordt geanalyseerd: ${done} van ${all}`,
    label: 'Voortgang van de analyse',
    cancel: 'Stoppen',
    cancelled: 'De analyse is gestopt. Je kunt het spel nog steeds bekijken.',
    goOn: 'Verdergaan',
    failed: 'De analyse is niet gelukt. Je kunt het spel nog steeds bekijken.',
    ready: 'De analyse is klaar.',
    replayOnly:
      'Dit spel is nog bezig. Je kunt elke worp terugkijken. Kansen en medailles komen als het voorbij is. Zo krijgt niemand tips.',
    empty: 'Er is nog niet gedobbeld.',
  },
  charts: {
    chances: 'Winstkans',
    bustNote: 'x betekent: alles verloren',
    turn: 'beurt',
    line: (name, start, highest, end) =>
      `${name} begon met ${start}, had op zijn best ${highest} en eindigde met ${end}.`,
    scrubber: 'Kies een worp',
    growth: 'Zo groeiden de groepen',
    growthNote: 'grootste groep na elke beurt',
    grown: (name, mine) => `${name} eindigde met een groep van ${count(mine, SPACES)}.`,
  },
  miners: {
    heading: 'De spelers',
    accuracy: 'Precisie',
    luck: 'Dobbelgeluk',
    lost: 'Weggegeven punten',
    busts: 'Alles verloren',
    bustsHad: (had, expected) => `${had}, verwacht ${expected}`,
    account: 'Wat de uitslag bepaalde',
    start: 'Begin',
    decisions: 'Alle keuzes',
    absences: 'Wie er niet was',
    adjusted: 'Zonder geluk',
    errorRate: 'Foutcijfer',
    grades: 'Medailles',
  },
  verdict: {
    dice: 'Het geluk gaf de doorslag.',
    decisions: 'Vaardigheid gaf de doorslag.',
    both: 'Geluk en vaardigheid gaven de doorslag.',
    absent: 'Dat er iemand weg was, gaf de doorslag.',
    brought: (names, luck, decisions) =>
      `De dobbelstenen brachten ${names} ${luck} punten. Alle keuzes samen brachten ${decisions}.`,
    absences: (points) => `Doordat iemand weg was: ${points}.`,
    same: (name, points) => `Ook zonder geluk staat ${name} voor, met ${points} van 100 punten.`,
    other: (name, points) => `Zonder geluk staat ${name} voor, met ${points} van 100 punten.`,
  },
  grades: { gold: 'Goud', silver: 'Zilver', copper: 'Koper', fool: 'Klatergoud' },
  moment: {
    rolled: (turn, name, roll) => `Beurt ${turn}: ${name} dobbelt ${dashed(roll)}`,
    begins: 'Het spel begint',
    costliest: 'De duurste fout van het spel.',
    best: 'Beste',
    played: 'Gespeeld',
    playedBest: 'Gespeeld en de beste',
    givenAway: 'Weggegeven winstkans',
    busted: (busts) => `Alles verloren. Dat kon bij ${busts} van de 216 worpen gebeuren.`,
    onlyBust: 'Alles verloren.',
    skipped: 'Daarna werd de beurt overgeslagen.',
    luck: (points) => `Wat de dobbelstenen brachten: ${points}`,
    candidate: (choice, chance) => `${choice}: ${chance}`,
  },
  steps: {
    label: 'Door het spel stappen',
    first: 'Eerste worp',
    previous: 'Vorige worp',
    play: 'Afspelen',
    pause: 'Pauze',
    next: 'Volgende worp',
    last: 'Laatste worp',
    slip: 'Volgende fout',
    speed: 'Tempo',
    speeds: { slow: 'Langzaam', normal: 'Gewoon', fast: 'Snel' },
  },
  rolls: {
    heading: 'Alle worpen',
    hint: 'volgende fout: toets N',
    turn: 'Beurt',
    roll: 'Worp',
    grade: 'Medaille',
    lost: 'Verlies',
    same: 'hetzelfde',
    bust: 'alles verloren',
    skipped: 'overgeslagen',
    choice: (stake, space, then) => {
      const marker = stake.kind === 'claim' ? 'claimsteen' : `${stake.number} op`;
      return `${marker} ${words.space(space)}${then === 'take' ? ', stoppen' : ''}`;
    },
  },
  help: {
    heading: 'Zo ontstaan deze getallen',
    paragraphs: [
      'Een getraind programma schat de winstkans van iedereen, voor en na elke worp en elke keuze. Alle kansen samen zijn altijd 100 punten. Het programma is sterk, maar niet perfect.',
      'Geluk: hoeveel een worp je kans verandert als je er het beste van maakt. Ook de dobbelstenen van de anderen tellen: hun pech is jouw geluk. Geluk is een schatting.',
      'Keuzes: hoeveel alle keuzes je kans veranderen, die van jezelf en die van de anderen. Je eigen keuzes kunnen alleen iets kosten: de beste kost niets.',
      'Begin, geluk en keuzes zijn samen de uitslag: 100 voor winst, 0 voor verlies. Is er iemand weggegaan of heeft iemand een beurt gemist, dan staat dat op een eigen regel.',
      'Zonder geluk: de uitslag min je geluk. Dat kan onder 0 of boven 100 liggen.',
      'Medailles: goud geeft hoogstens 1 punt weg, zilver hoogstens 3, koper hoogstens 8, klatergoud meer.',
      'Precisie: elke echte keuze krijgt hoogstens 100. Wie 8 punten weggeeft, krijgt 50, bij 16 punten 25. De precisie is het gemiddelde. Keuzes die bijna even goed zijn, tellen niet mee. Keuzes die niets meer aan het spel veranderen, ook niet.',
      'Foutcijfer: wat je met elke echte keuze weggeeft, in duizendsten van een overwinning. Sterke spelers blijven onder 5.',
      'Verwacht bij alles verloren: de risico’s van al je worpen opgeteld.',
      'Alles wordt op dit apparaat berekend. Er wordt niets verstuurd.',
    ],
  },
  show: {
    fullScreen: 'Volledig scherm',
    bust: (percent, busts) => `Risico ${percent}, ${busts} van 216 worpen`,
    noBust: 'Geen risico bij de volgende worp',
    alone: 'Hier speelt nog niemand.',
    noChances: 'Je speelt aan deze tafel, daarom zijn de kansen verborgen.',
  },
};
