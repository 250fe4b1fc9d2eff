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
  until: (time) => `tot ${time}`,
  roll: 'Dobbelen',
  goOn: 'Verder',
  waitingFor: (number) => `Anderen zijn aan de beurt: ${count(number, games)}`,
  gathering: 'De tafel is nog niet vol',
  turnOf: (name) => `${name} is aan de beurt`,
  player: (number) => `Speler ${number}`,
  bot: 'een bot',
  alone: 'Jouw tafel',
  withOthers: 'Spellen met anderen',
  onThisDevice: 'Spellen op dit apparaat',
  earlier: 'Eerdere spellen',
  more: 'Meer tonen',
  noAnswer: 'De server antwoordt niet. Spellen met anderen ontbreken hier.',
  tell: {
    title: 'Zeg het me als ik aan de beurt ben',
    line: 'Dit apparaat toont een melding als een langzaam spel op je wacht en je niet kijkt.',
    offer: 'Moet dit apparaat het zeggen als je aan de beurt bent?',
    yes: 'Ja, zeg het me',
    no: 'Nee',
    here: 'Op dit apparaat',
    isOn: 'Dit apparaat zegt het je.',
    isOff: 'Dit apparaat zegt het je niet.',
    denied:
      'Deze browser verbiedt meldingen van deze site. Je kunt ze in de instellingen toestaan.',
    unsupported:
      'Deze browser kan geen meldingen van deze site tonen. Zet de app op een iPhone eerst op het beginscherm.',
    failed: 'Dat is niet gelukt. Probeer het later nog eens.',
    quiet: 'Stille uren',
    quietLine: 'In deze tijd wordt niets getoond; wat dan nog geldt, komt aan het einde.',
    from: 'Van',
    to: 'Tot',
    none: 'Geen',
    bell: 'Bel als ik in een ander tabblad aan de beurt ben',
    bellLine: 'Een zachte bel aan tafels met andere mensen, ook zonder geluid.',
  },
  hooks: {
    title: 'Meld elke beurt aan een chat',
    line: 'Geef het adres van een Discord-kanaal of van een eigen programma. Alleen jij ziet het hier.',
    address: 'Adres dat met https:// begint',
    add: 'Toevoegen',
    remove: 'Verwijderen',
    discord: (host) => `Een kanaal bij ${host}`,
    plain: (host) => `Een programma bij ${host}`,
    secret: 'Met dit geheim worden de berichten ondertekend. Het wordt alleen nu getoond:',
    refused: 'De server roept dit adres niet aan.',
    removed: 'Het adres is verwijderd.',
  },
};
