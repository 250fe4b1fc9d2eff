import type { Counted } from '../../grammar.ts';
import type { TurnsText } from '../../web.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const games: Counted = { one: 'spel', other: 'spellen' };

export const turns: TurnsText = {
  tab: 'Jij bent aan de beurt · Claim It!',
  yourTurn: (number) => `Jij bent aan de beurt in ${count(number, games)}`,
  waitsForYou: (names) => `${names} wachten op je`,
  oneWaitsForYou: (name) => `${name} wacht op je`,
  botsWait: 'De bots wachten op je',
  roll: 'Dobbelen',
  goOn: 'Verder',
  waitingFor: (number) => `Anderen zijn aan de beurt: ${count(number, games)}`,
  gathering: 'De tafel is nog niet vol',
  turnOf: (name) => `${name} is aan de beurt`,
  player: (number) => `Speler ${number}`,
  bot: 'een bot',
  alone: 'Jouw tafel',
  withOthers: 'Spellen met anderen',
  earlier: 'Eerdere spellen',
  more: 'Meer tonen',
  noAnswer: 'De server antwoordt niet. Je spellen met anderen zijn nu niet te zien.',
  tell: {
    title: 'Waarschuw me als ik aan de beurt ben',
    line: 'Dit apparaat toont een melding als een langzaam spel op je wacht.',
    offer: 'Wil je een melding op dit apparaat als je aan de beurt bent?',
    yes: 'Ja, graag',
    no: 'Nee',
    here: 'Op dit apparaat',
    isOn: 'Je krijgt een melding op dit apparaat.',
    isOff: 'Je krijgt geen melding op dit apparaat.',
    denied:
      'Deze browser blokkeert meldingen van deze site. Je kunt ze in de instellingen toestaan.',
    unsupported:
      'Deze browser kan geen meldingen van deze site tonen. Zet op een iPhone de app eerst op het beginscherm.',
    failed: 'Dat is niet gelukt. Probeer het later nog eens.',
    quiet: 'Stille uren',
    quietLine: 'In deze tijd wordt niets getoond. Wat nog belangrijk is, komt daarna.',
    from: 'Van',
    to: 'Tot',
    none: 'Geen',
    bell: 'Laat een bel horen als ik in een ander tabblad aan de beurt ben',
    bellLine: 'Een zachte bel in spellen met anderen, ook als het geluid uit is.',
  },
  hooks: {
    title: 'Meld elke beurt aan een chat',
    line: 'Vul het adres van een Discord-kanaal of van je eigen programma in. Alleen jij ziet het.',
    address: 'Adres dat met https:// begint',
    add: 'Toevoegen',
    remove: 'Verwijderen',
    discord: (host) => `Een kanaal bij ${host}`,
    plain: (host) => `Een programma bij ${host}`,
    secret: 'De berichten worden met dit geheim ondertekend. Het wordt maar één keer getoond:',
    refused: 'Dit adres kan de server niet gebruiken.',
    removed: 'Het adres is verwijderd.',
  },
};
