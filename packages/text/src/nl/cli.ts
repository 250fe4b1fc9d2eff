import type { WeightsReason } from '@claim-it/ai';
import type { Sentences } from '../catalog.ts';
import type { CliText } from '../cli.ts';
import { LANGUAGES } from '../language.ts';
import { verify } from './pages/verify.ts';
import { grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const spaces = (n: number): string => count(n, SPACES);
const games = (n: number): string => count(n, { one: 'spel', other: 'spellen' });
const turns = (n: number): string => count(n, { one: 'beurt', other: 'beurten' });

// These follow a colon.
const weights: Sentences<WeightsReason, []> = {
  notWeights: () => 'het is geen bestand met gewichten',
  otherVersion: ({ version, wanted }) =>
    `het is van versie ${version} en dit programma leest versie ${wanted}`,
  wrongLength: ({ bytes, wanted }) => `het heeft ${bytes} bytes in plaats van ${wanted}`,
  damaged: () => 'het is beschadigd, de controlesom klopt niet',
  otherNetwork: ({ weights, wanted }) => `het heeft ${weights} gewichten in plaats van ${wanted}`,
  otherTable: ({ players, variant }) =>
    `het is voor ${players} spelers (${words.variants[variant]})`,
};

export const cli: CliText = {
  // dobbelen, stoppen, terugnemen, hulp, verlaten, ja, nee
  keys: { roll: 'd', take: 's', undo: 't', help: 'h', advice: 'a', quit: 'v', yes: 'j', no: 'n' },

  usage: {
    title:
      'Claim It! Een onofficiële uitgave van het dobbelspel van Kris Gould (Wattsalpoag Games, 2006).',
    usage: 'Gebruik: claim-it <opdracht> [opties]',
    commands: 'Opdrachten',
    options: 'Opties',
    more: 'claim-it help <opdracht> vertelt meer. Gebruik ‘-’ als bestand voor de standaardinvoer.',
    play: 'Speel in deze terminal: 2 tot en met 5 plaatsen, mensen en bots door elkaar.',
    position:
      'Toon een stelling: wie aan de beurt is, wat er geplaatst kan worden, bij hoeveel worpen je alles verliest, de stand.',
    apply: 'Dobbel en plaats vanuit een stelling en geef de nieuwe stelling.',
    replay: 'Lees een verslag, controleer elk woord en geef de stellingen onderweg.',
    verify:
      'Controleer het bewijs van een verslag: of de dobbelstenen eerlijk waren en de keuzes mochten.',
    analyse: 'Scheid geluk en vaardigheid: beoordeel elke worp en elke keuze van een verslag.',
    rollout: 'Speel een stelling vele malen uit en geef de kansen van elke keuze.',
    simulate: 'Laat bots spelen en geef de verslagen.',
    arena: 'Laat bots veel spellen op wisselende plaatsen spelen en tel wie er wint.',
    bot: 'Spreek het botprotocol via standaardinvoer en standaarduitvoer.',
    bench: 'Meet de snelheid van deze computer met onze eigen spellen.',
    backup: 'Schrijf alles wat een server bewaart in een bestand, terwijl hij draait.',
    restore: 'Zet een reservekopie terug op een lege server.',
    help: 'Toon deze hulp, of die van één opdracht.',
    version: 'Toon de versie.',
  },

  option: {
    json: 'geef gegevens voor programma’s',
    lang: `taal: ${LANGUAGES.join(', ')}`,
    players: 'hoeveel plaatsen, 2 tot en met 5',
    games: 'hoeveel spellen',
    bots: 'wie er speelt, met komma’s ertussen: de naam van een bot, of cmd: en een programma dat het protocol spreekt',
    seats:
      'wie waar zit, met komma’s ertussen: ‘me’, de naam van een mens, of bot: en de naam van een bot, zoals bot:steady',
    seed: 'een geheel getal; hetzelfde getal geeft dezelfde worpen en dezelfde keuzes',
    rules: 'std, of reuse voor de variant',
    ms: 'hoeveel milliseconden voor één keuze: onze bots spelen dan het beste wat ze gevonden hebben (anders zonder klok), een programma verliest het spel (anders na 1000); met een klok hangt de uitslag van de computer af',
    luck: 'beoordeel ook de dobbelstenen en toon de uitslag zonder geluk; duurt langer',
    trials: 'hoeveel spellen voor elke keuze, naar boven afgerond op een veelvoud van 216',
    workers: 'hoeveel spellen tegelijk; anders op alle processors',
    seconds: 'hoe lang elk getal gemeten wordt',
    svg: 'bestand voor een tekening van de winstkansen; volgende verslagen krijgen -2, -3 in de naam',
    save: 'bestand dat het spel bewaart; een spel dat erin staat gaat verder',
    fresh: 'begin een nieuw spel, ook als er een bewaard is',
    noColor: 'zonder kleuren',
    delay: 'milliseconden wachten na alles wat een bot doet',
    data: 'de map van de server; zonder opgave de gewone',
  },

  bots: {
    title: 'Bots',
    levels: 'de zwakste eerst',
    frozen: 'veranderen nooit, zodat je andere eraan kunt meten',
    styles:
      'een bot met een stijl, zoals tycoon:daring; bij keuzes die bijna even goed zijn heeft hij een voorkeur',
  },

  argument: {
    position: '"<stelling>"',
    tokens: '<woord>…',
    file: '<bestand>',
    bot: '<naam>',
    command: '[opdracht]',
  },

  error: {
    unknownCommand: (name) =>
      `De opdracht ‘${name}’ bestaat niet; ‘claim-it help’ noemt ze allemaal.`,
    unknownOption: (name) => `De optie ${name} bestaat hier niet.`,
    missingValue: (name) => `De optie ${name} heeft een waarde nodig.`,
    unwantedValue: (name) => `De optie ${name} krijgt geen waarde.`,
    missingArgument: (name) => `${name} ontbreekt.`,
    extraArgument: (found) => `‘${found}’ is er één te veel.`,
    notANumber: (name, found, low, high) =>
      `De optie ${name} vraagt een geheel getal van ${low} tot en met ${high}, niet ‘${found}’.`,
    notOneOf: (name, found, allowed) =>
      `Voor de optie ${name} kan ‘${found}’ niet, alleen: ${allowed}.`,
    unknownBot: (name, known, styled) =>
      `De bot ‘${name}’ bestaat niet. Bots: ${known}; met een stijl: ${styled}.`,
    unknownEntrant: (name, known, styled) =>
      `De bot ‘${name}’ bestaat niet. Bots: ${known}; met een stijl: ${styled}; of cmd: en een programma.`,
    tooManyBots: (bots, players) => `${bots} bots passen niet op ${players} plaatsen.`,
    oddSeat: (found) =>
      `‘${found}’ past op geen plaats: schrijf ‘me’, de naam van een mens, of bot: en de naam van een bot.`,
    seatCount: (seats) => `Claim It! heeft 2 tot en met 5 plaatsen, geen ${seats}.`,
    noFile: (file) => `Het bestand ${file} bestaat niet.`,
    unreadable: (file) => `${file} kan niet gelezen worden.`,
    unwritable: (file) => `${file} kan niet geschreven worden.`,
    at: (source, line, column, reason) => `${source}, regel ${line}, teken ${column}: ${reason}`,
    token: (index, token, reason) => `Woord ${index}, ‘${token}’: ${reason}`,
    notAMove: (token) =>
      `‘${token}’ is geen worp en geen keuze; voorbeelden: 145, s4@15, c@14, roll, take.`,
    botLine: (line) => `‘${line}’ hoort niet bij het botprotocol: dat kent new, go en quit.`,
    botAsked: () => 'In deze stelling valt niets te kiezen.',
    newerSave: (file, version) =>
      `${file} is bewaard door een nieuwere versie (${version}) en blijft zoals het is; deze versie leest 1.`,
    notASave: (file) => `${file} is een verslag, maar geen bewaard spel van dit programma.`,
    noBrain: (file, reason) => `Het netwerk in ${file} kan niet worden gebruikt: ${reason}.`,
    cancelled: 'Voor het einde gestopt, zoals gevraagd.',
    noHouse: 'De server ontbreekt hier: ‘npm run build’ bouwt hem.',
    internal: (reason) =>
      `Er is iets stuk in dit programma: ${reason}. Meld het alsjeblieft en schrijf erbij wat je typte.`,
  },

  weights,

  position: {
    toRoll: (name) => `${name} moet dobbelen.`,
    toPlace: (name, roll) => `${name} heeft ${roll} gedobbeld en moet plaatsen:`,
    toDecide: (name) => `${name} mag nog eens dobbelen of de velden nemen.`,
    over: 'Het spel is afgelopen.',
    noPlacement: 'Er kan niets geplaatst worden: alles verloren.',
    bust: (busts, percent) => `Bij ${busts} van de 216 worpen is alles verloren (${percent}).`,
    lastRound: (left) => `Laatste ronde: nog ${turns(left)}.`,
    free: (squatters) => `Vrije kraakstenen: ${squatters}`,
    none: 'geen',
    reuse: 'Variant: een kraaksteen komt weer vrij zodra er een claimsteen op komt.',
    legend:
      'g gewoon veld · [G] definitief geclaimd · deze beurt: (4) kraaksteen, (4)b op een steen van Blauw, <*> claimsteen · ‹1› jouw keuze',
  },

  score: {
    player: 'Speler',
    group: 'Groep',
    claims: 'Definitief',
    spaces: 'Velden',
    gone: 'weg',
  },

  replay: {
    unfinished: 'Het verslag eindigt eerder dan het spel.',
  },

  analyse: {
    head: (names, rules) => `${names} · ${rules}`,
    legend:
      'Een overwinning is 100 punten. De kans is die van wie aan de beurt is, aan het eind van de beurt. ?! onnauwkeurig, ? fout, ?? grove fout.',
    turn: 'Beurt',
    luck: 'Geluk',
    chance: 'Kans',
    played: 'Gespeeld',
    better: (roll, choice, points) =>
      `Na ${roll}: ‘${choice}’ was ${points} punten meer waard geweest.`,
    start: 'Begin',
    result: 'Uitslag',
    skill: 'Keuzes',
    absences: 'Afwezigen',
    loss: 'Weggegeven',
    errorRate: 'Foutcijfer',
    adjusted: 'Zonder geluk',
    dice: (names, luck, skill) =>
      `De dobbelstenen gaven de doorslag: ze brachten ${names} ${luck} punten, alle keuzes samen ${skill}.`,
    decisions: (names, luck, skill) =>
      `De keuzes gaven de doorslag: samen brachten ze ${names} ${skill} punten, de dobbelstenen ${luck}.`,
    both: (names, luck, skill) =>
      `Dobbelstenen en keuzes hadden allebei hun aandeel: de dobbelstenen brachten ${names} ${luck} punten, alle keuzes samen ${skill}.`,
    absent: (names, points) =>
      `Dat er iemand weg was, gaf de doorslag: dat bracht ${names} ${points} punten.`,
    soFar: (names, luck, skill) =>
      `Tot nu toe staat ${names} er het best voor: de dobbelstenen brachten ${luck} punten, alle keuzes samen ${skill}.`,
    chart: (names) => `Winstkansen: ${names}`,
    progress: (done, all, left) => `${done} van de ${all} stappen, nog ${left}`,
  },

  verify,

  rollout: {
    head: (trials, seed) => `${games(trials)} voor elke keuze, startgetal ${seed}`,
    legend:
      'Winstkansen zonder het geluk van de verliesworpen, ± hun standaardfout. De besparing zegt hoeveel keer zoveel spellen het anders voor dezelfde nauwkeurigheid zou kosten.',
    choice: 'Keuze',
    gain: 'Besparing',
  },

  arena: {
    head: (played, players, rules) => `${games(played)}, ${players} plaatsen, ${rules}`,
    bot: 'Bot',
    seats: 'Plaatsen',
    wins: 'Gewonnen',
    rate: 'Aandeel',
    interval: '95%-interval',
    fair: 'Eerlijk',
    faults: 'Verloren door fout',
  },

  // These follow the colon of `lost`, so they are no whole sentences.
  fault: {
    illegal: (answer) => `antwoord ‘${answer}’ mocht niet`,
    silent: (ms) => `geen antwoord binnen ${ms} ms`,
    ended: 'gestopt voor het antwoord',
    notStarted: (reason) => `niet gestart (${reason})`,
    lost: (bot, faults, what) =>
      `${bot} heeft ${games(faults)} door een fout verloren; de eerste keer: ${what}.`,
  },

  progress: (done, all, left) => `${done} van ${games(all)}, nog ${left}`,

  bench: {
    head: 'Willekeurige spellen met 2 plaatsen op één processorkern; meer is sneller.',
    kernelGames: 'kernel, spellen per seconde',
    rulesGames: 'rules, spellen per seconde',
    ratio: 'kernel : rules',
    bustNanoseconds: 'precies aantal verliesworpen met kernel, nanoseconden',
    rulesBustNanoseconds: 'precies aantal verliesworpen met rules, nanoseconden',
    decisions:
      'Eén keuze van een bot in milliseconden: de middelste, en die waar maar 1 van de 100 boven komt.',
    median: '50 van 100',
    slow: '99 van 100',
    means: (meanTurns, rolls, busts) =>
      `Gemiddelde van de spellen met kernel: ${meanTurns} beurten, ${rolls} worpen per beurt, ${busts} keer alles verloren per beurt.`,
  },

  play: {
    welcome: 'Claim It! · het Westen, 1855',
    credit:
      'Ontwerp: Kris Gould, Wattsalpoag Games, 2006. Dit is een onofficiële uitgave met eigen tekst en beeld.',
    goal: 'Drie dobbelstenen, zesendertig velden: de grootste groep wint. Maar daag het geluk niet te veel uit.',
    resume: (names) => `Er is een spel bewaard: ${names}. Verdergaan?`,
    resumed: 'Het bewaarde spel gaat verder.',
    howMany: 'Hoeveel spelers doen mee?',
    seat: (number) => `Plaats ${number}: de naam van een mens, of`,
    seatChoices: (bots) => `een bot (${bots})`,
    // A name, not a pronoun: the sentences go on in the third person.
    defaultName: 'Goudzoeker',
    variation:
      'Met de variant spelen? Een claimsteen stuurt dan de kraaksteen eronder meteen terug. De beurten worden langer.',
    fivePlayers: 'De spelregels raden de variant met vijf spelers af. Jullie spelen die toch.',
    rollOff: 'Iedereen dobbelt om te kijken wie begint.',
    rollOffRoll: (name, roll, sum) => `${name} dobbelt ${roll}: ${sum}.`,
    rollOffTie: (names) => `Gelijk: ${names} dobbelen nog eens.`,
    rollOffFirst: (name) => `${name} begint.`,
    turn: (name) => `${name}, je bent aan de beurt.`,
    rolled: (name, roll) => `${name}, de worp is ${roll}. Waarheen?`,
    rollFirst: 'Dobbelen',
    rollAgain: (busts, percent) =>
      `Nog eens dobbelen: alles verloren bij ${busts} van de 216 worpen (${percent})`,
    take: (n) => `Stoppen en ${spaces(n)} nemen`,
    takeGrows: (n, before, after) =>
      `Stoppen en ${spaces(n)} nemen: je grootste groep groeit van ${before} naar ${after}`,
    undo: 'De steen terugnemen',
    help: 'Hulp',
    advice: 'Advies',
    quit: 'Bewaren en stoppen met spelen',
    choicePlace: (what, busts, percent) =>
      `${what}; daarna alles verloren bij ${busts} van de 216 worpen (${percent})`,
    squatterOn: (number, space) => `Kraaksteen ${number} op ${space}`,
    squatterJumps: (number, space, owner) => `Kraaksteen ${number} op ${space}, over ${owner}`,
    claimOn: (space) => `Claimsteen op je eigen veld ${space}`,
    claimOnSquatter: (number, space) => `Claimsteen op kraaksteen ${number} op ${space}`,
    prompt: 'Jouw keuze',
    notAChoice: (found) =>
      `‘${found}’ staat er niet bij. Typ een cijfer of een letter uit de lijst.`,
    helpText: `In je beurt dobbel je met drie dobbelstenen: één is de kolom, één de rij, de derde het nummer van de kraaksteen.
Op een leeg veld of op een markeersteen van een ander plaats je die kraaksteen, als hij nog niet op het bord ligt.
Op je eigen markeersteen, of op een kraaksteen van deze beurt, plaats je een claimsteen; de derde dobbelsteen telt dan niet.
Definitief geclaimde velden zijn voor iedereen gesloten, voorgoed.
Na elke steen: dobbel nog eens, of stop en neem je velden. Met een worp die nergens past, ben je alles van deze beurt kwijt.
Met genoeg definitief geclaimde velden aan het eind van je beurt kondig je de laatste ronde aan: 13 met twee spelers, 9 met drie, 7 met vier, 6 met vijf. Iedereen krijgt nog één beurt, jij als laatste.
De grootste groep wint: velden die met een zijde aan elkaar liggen. Bij gelijke stand tellen de definitief geclaimde velden, daarna alle velden.`,
    saved: (file) => `Je spel is bewaard in ${file}. Met ‘claim-it play’ ga je verder.`,
    keptRecord: (file) => `Het verslag van dit spel staat in ${file}.`,
    notSaved: (reason) => `Het spel kon niet bewaard worden: ${reason}`,
  },
};
