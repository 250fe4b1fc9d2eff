import type { AnalysisText } from '../../page.ts';
import { CLAIMED_SPACES, grammar, SPACES } from '../words.ts';

const { count } = grammar;

export const analysis: AnalysisText = {
  lead: 'Baue eine beliebige Stellung auf. Du siehst jede Wahl und was sie wert ist.',
  palette: {
    title: 'Steine',
    line: 'Wähle einen Stein, dann ein Feld. Oder ziehe ihn dorthin.',
    hand: 'Hand: leuchtendes Feld wählen',
    settled: (color) => `${color}, besetzt`,
    claimed: (color) => `${color}, Goldclaim`,
    squatter: (number) => `Anspruchstein ${number} in diesem Zug`,
    claim: 'Besitzstein in diesem Zug',
    eraser: 'Radiergummi',
  },
  tools: {
    title: 'Werkzeuge',
    back: 'Zurück',
    forward: 'Vor',
    empty: 'Spielplan leeren',
    start: 'Neue Stellung',
    paste: 'Einfügen',
    copyLink: 'Link kopieren',
  },
  keys: {
    line: 'Diese Tasten gelten, wenn du auf einem Feld des Spielplans bist.',
    lay: 'Gewählten Stein setzen oder Wahl zeigen',
    settled: 'Spielerstein dieser Farbe',
    claimed: 'Dasselbe als Goldclaim',
    squatter: 'Anspruchstein in diesem Zug',
    erase: 'Obersten Stein wegnehmen',
    back: 'Zurück und vor, überall auf der Seite',
    dice: 'Bei den Würfeln: einen dazu, einen weg',
    enter: 'Eingabe',
    shift: 'Umschalt',
    control: 'Strg',
    delete: 'Entf',
  },
  dice: {
    title: 'Wurf',
    add: (pip) => `Eine ${pip} hinzufügen`,
    choose: (missing) =>
      `Wähle noch ${count(missing, { one: 'Würfel', other: 'Würfel' })} oder würfle.`,
    none: 'Kein Wurf',
    cast: 'Würfeln',
  },
  seats: {
    color: (seat) => `Farbe von Platz ${seat}`,
    onTurn: 'am Zug',
    hasLeft: 'ist weg',
    earlier: (color) => `${color} einen Platz nach vorn`,
    remove: (color) => `${color} entfernen`,
    add: 'Spieler hinzufügen',
    notCalled: 'Noch nicht ausgerufen',
    turnsLeft: (turns) => `noch ${count(turns, { one: 'Zug', other: 'Züge' })}`,
  },
  paste: {
    title: 'Stellung oder Aufzeichnung einfügen',
    line: 'Eine Stellung ist eine Zeile, eine Aufzeichnung ein ganzes Spiel. Mit „Zurück“ gehst du dann durch die Züge.',
    label: 'Stellung, Link oder Aufzeichnung',
    read: 'Öffnen',
    nothing: 'Hier steht noch nichts.',
    tooLong: 'Das ist viel zu lang für ein Spiel.',
    fields: [
      'Teil 1, der Spielplan',
      'Teil 2, die Spieler',
      'Teil 3, wer am Zug ist',
      'Teil 4, der Wurf',
      'Teil 5, die übrigen Züge',
      'Teil 6, die Regeln',
    ],
    whole: 'Die ganze Zeile',
  },
  notices: {
    dropped: (markers) =>
      `${count(markers, { one: 'Stein aus diesem Zug konnte', other: 'Steine aus diesem Zug konnten' })} nicht bleiben.`,
    addressFaulty: (why) => `Die Stellung in der Adresse lässt sich nicht lesen. ${why}`,
    recordRead: (moves) =>
      `Das Spiel ist geladen und steht am Ende. Mit „Zurück“ gehst du durch ${count(moves, { one: 'Schritt', other: 'Schritte' })}.`,
    replaced: 'Die alte Stellung wurde ersetzt. Mit „Zurück“ kommt sie wieder.',
    positionRead: 'Die Stellung ist geladen.',
  },
  doubts: {
    title: 'Diese Stellung kann in keinem Spiel vorkommen.',
    lastRoundNotCalled: (player, claims, needed) =>
      `${player} hat ${count(claims, CLAIMED_SPACES)}. Ab ${needed} beginnt die letzte Runde, sie wurde aber nicht ausgerufen.`,
    lastRoundTooEarly: (player, claims, needed) =>
      `${player} müsste die letzte Runde ausgerufen haben, hat aber nur ${count(claims, CLAIMED_SPACES)}. Nötig sind ${needed}.`,
    lastRoundTooLate: (player, claims, needed) =>
      `${player} hat ${count(claims, CLAIMED_SPACES)} und hat in der letzten Runde noch nicht gespielt. Nötig sind ${needed}: ${player} hätte sie früher ausgerufen.`,
    endTooEarly: (needed) =>
      `Das Spiel ist aus, aber niemand hat ${count(needed, CLAIMED_SPACES)}.`,
    still: 'Gerechnet wird trotzdem mit dieser Stellung.',
  },
  result: {
    title: 'Analyse',
    thinking: 'Die Möglichkeiten werden berechnet …',
    failed: 'Die Berechnung ist abgebrochen. Deine Stellung ist noch da.',
    rolled: (player, roll) => `${player} hat ${roll} gewürfelt`,
    toDecide: (player) => `${player}: weiterwürfeln oder besetzen?`,
    aboutToRoll: (player) => `${player} würfelt gleich`,
    bust: (player, roll) => `${player} hat Pech mit ${roll}`,
    bustLost: (spaces) =>
      `Kein Stein kann gesetzt werden. ${spaces === 0 ? 'Es ging um nichts.' : `Verloren: ${count(spaces, SPACES)}.`}`,
    goOn: 'Weiter',
    caption: 'Alle Möglichkeiten, die beste zuerst',
    choice: 'Wahl',
    best: 'Beste',
    lost: 'Verlust',
    lostLine: 'Verlust: die Siegchance, die du verschenkst, in Punkten.',
    busts: 'Pech',
    of216: (busts) => `${busts} von 216`,
    place: (stake, space) => `${stake} auf ${space}`,
    thenRoll: 'dann würfeln',
    thenTake: 'dann besetzen',
    roll: 'Weiterwürfeln',
    play: 'Spielen',
    playNamed: (choice) => `Spielen: ${choice}`,
    chances: 'Siegchance',
    chance: 'Chance',
    nextBust: 'Pech beim nächsten Wurf',
    survival: 'Chance, kein Pech zu haben',
    survivalLine: 'Wenn du immer das sicherste Feld wählst.',
    rolls: (rolls) => count(rolls, { one: 'Wurf', other: 'Würfe' }),
    spoken: (choices, best, percent) =>
      `${count(choices, { one: 'Möglichkeit', other: 'Möglichkeiten' })}. Die beste: ${best}, Siegchance ${percent}.`,
    spokenChance: (player, percent, busts) =>
      `${player} würfelt gleich, Siegchance ${percent}. Pech bei ${busts} von 216 Würfen.`,
  },
  rollout: {
    title: 'Durchspielen',
    line: 'Spielt jede Wahl sehr oft bis zum Ende. Je länger es läuft, desto genauer wird es.',
    all: 'Alle durchspielen',
    picked: (choices) =>
      `${count(choices, { one: 'Möglichkeit', other: 'Möglichkeiten' })} durchspielen`,
    stop: 'Anhalten',
    goOn: 'Fortsetzen',
    column: 'Durchgespielt',
    pick: (choice) => `Durchspielen: ${choice}`,
    trials: (trials) => `${trials} Spiele gespielt`,
    running: 'Das Durchspielen läuft.',
    stopped: 'Das Durchspielen ist angehalten.',
    done: 'Das Durchspielen ist fertig.',
    failed: 'Das Durchspielen ist abgebrochen. Die Ergebnisse bis jetzt sind noch da.',
    decides: (choice) => `Bis zum Ende gespielt gewinnt das klar öfter. ${choice}.`,
    spoken: (choice, percent, error, trials) =>
      `Bisher am besten: ${choice}, ${percent}, plus oder minus ${error}, nach ${trials} Spielen.`,
  },
};
