import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
export const hoursOf = (hours: number): string =>
  hours % 24 === 0
    ? count(hours / 24, { one: 'Tag', other: 'Tage' })
    : count(hours, { one: 'Stunde', other: 'Stunden' });
export const secondsOf = (seconds: number): string =>
  count(seconds, { one: 'Sekunde', other: 'Sekunden' });

export const lobby: OnlineText['lobby'] = {
  lead: 'Setz dich an einen Tisch, schau zu oder mach einen eigenen auf.',
  yours: 'Deine Tische',
  noYours: 'Du sitzt noch an keinem Tisch.',
  noOpen: 'Gerade sucht kein Tisch Mitspieler. Mach einen auf!',
  playing: 'Tische zum Zuschauen',
  noPlaying: 'Gerade spielt niemand öffentlich.',
  openOne: 'Einen Tisch aufmachen',
  yourTurn: 'Du bist dran',
  gathering: 'Wartet auf Mitspieler',
  turnOf: (name) => `${name} ist dran`,
  over: 'Zu Ende',
  watch: 'Zuschauen',
  goOn: 'Weiter',
  nobody: 'Ein leerer Tisch',
  free: (chairs) => count(chairs, { one: 'freier Stuhl', other: 'freie Stühle' }),
  bot: 'Bot',
};

export const pace: OnlineText['pace'] = {
  live: (seconds) => `${secondsOf(seconds)} für jeden Wurf`,
  slow: (hours) => `${hoursOf(hours)} für jeden Zug`,
};

export const open: OnlineText['open'] = {
  lead: 'Alle spielen am eigenen Gerät. Niemand braucht ein Konto.',
  chairs: 'Wer sitzt am Tisch?',
  chair: (number) => `Stuhl ${number}`,
  you: 'Du',
  who: 'Wer hier sitzt',
  kinds: {
    invited: 'Für jemanden freigehalten',
    mine: 'Jemand an diesem Gerät',
    open: 'Wer den Link hat',
    bot: 'Ein Bot',
  },
  add: 'Stuhl dazustellen',
  remove: (number) => `Stuhl ${number} wegnehmen`,
  added: (number) => `Stuhl ${number} steht am Tisch.`,
  removed: 'Der Stuhl ist weg.',
  more: 'Mehr einstellen',
  door: 'Wer hereindarf',
  byLink: { name: 'Nur mit Link', line: 'Niemand sonst findet den Tisch.' },
  listed: { name: 'Alle', line: 'Der Tisch steht in der Liste. Alle dürfen zuschauen.' },
  clock: 'Zeit zum Nachdenken',
  none: { name: 'Ohne Uhr', line: 'Niemand wird gedrängt.' },
  live: { name: 'Zügig', line: 'Einige Sekunden für jeden Wurf.' },
  slow: {
    name: 'Gemächlich',
    line: 'Stunden oder Tage für jeden Zug. Komm wieder, wann du magst.',
  },
  seconds: 'Wie viele Sekunden',
  hours: 'Wie lange',
  secondsOf,
  hoursOf,
  leaving: 'Wenn jemand geht oder die Zeit abläuft',
  skip: { name: 'Ohne sie weiterspielen', line: 'Ihre Steine bleiben, ihre Züge fallen aus.' },
  takeOver: { name: 'Ein Bot übernimmt', line: 'Er spielt mit ihren Steinen weiter.' },
  talk: {
    name: 'Freier Text',
    line: 'Alle am Tisch dürfen einander schreiben. Sonst gibt es kurze Sätze.',
  },
  adults: 'Für Erwachsene: Hier liest niemand mit. Schalte es nur ein, wenn sich alle kennen.',
  start: 'Tisch aufmachen',
  opening: 'Der Tisch wird aufgestellt …',
};

export const room: OnlineText['room'] = {
  title: 'Der Tisch füllt sich',
  waiting: (chairs) =>
    `Es ${chairs === 1 ? 'fehlt noch einer' : `fehlen noch ${chairs}`}. Das Spiel beginnt von selbst.`,
  shaking: 'Alle schütteln die Würfel …',
  chairs: 'Stühle',
  away: 'Gerade nicht da',
  free: 'Frei',
  invited: 'Wartet auf jemanden',
  kept: 'Für jemanden reserviert',
  keptHere: 'Für jemanden an diesem Gerät',
  inviteAll: 'Mit einem Link einladen',
  inviteAllLine:
    'Schick ihn allen. Wer ihn öffnet, bekommt einen Stuhl. Niemand braucht ein Konto.',
  inviteMore: 'Alle Stühle sind besetzt. Wer den Link jetzt öffnet, darf zuschauen.',
  onlyHere: 'Dieser Link geht nur auf diesem Computer.',
  otherAddress: 'Andere Geräte in deinem Netz nehmen diesen:',
  openToOthers:
    'Starte den Server mit diesem Befehl, damit andere Geräte kommen können: npm start -- --host 0.0.0.0',
  address: 'Adresse',
  noTableLink: 'Gerade führt kein Link zu diesem Tisch.',
  otherLink: 'Der Link wurde auf einem anderen Gerät gemacht. Ein neuer tritt an seine Stelle.',
  keepChair: 'Einen Stuhl freihalten',
  keepChairLine:
    'Zu diesem Stuhl führt ein eigener Link, und niemand sonst darf sich dort hinsetzen.',
  release: 'Frei für alle mit dem Link',
  full: 'Alle Stühle sind besetzt. Du kannst zuschauen.',
  invite: (number) => `Ein Link zu Stuhl ${number}`,
  inviteLine: (number) => `Dieser Link führt zu Stuhl ${number}. Er gilt einmal.`,
  noLink: (number) => `Gerade führt kein Link zu Stuhl ${number}.`,
  linkTakes:
    'Dieser Stuhl ist für jemanden reserviert. Mit einem neuen Link bekommt ihn, wer den Link hat.',
  makeLink: 'Link machen',
  renewLink: 'Neuen Link machen',
  renewLine: 'Der Link von vorher gilt dann sofort nicht mehr.',
  withdraw: 'Link zurückziehen',
  link: 'Der Link',
  copy: 'Link kopieren',
  cannotCopy: 'Kopieren ging nicht. Markiere den Link und kopiere ihn von Hand.',
  share: 'Teilen',
  shareTitle: 'Claim It! Komm, spiel mit',
  qr: 'Code für die Kamera eines anderen Geräts',
  sitHere: 'Hier ist ein Stuhl für dich',
  name: 'Name',
  color: 'Farbe',
  taken: (color) => `${color}, vergeben`,
  sit: 'Hinsetzen',
  stand: 'Aufstehen',
  change: 'Deine Farbe',
  clear: (number) => `Stuhl ${number} freimachen`,
  remove: (name) => `${name} entfernen`,
  removeSure: (name) =>
    `${name} vom Tisch entfernen? Dann darf ${name} sich hier nur wieder hinsetzen, wenn du es erlaubst.`,
  removeYes: 'Ja, entfernen',
  removeNo: 'Nein',
  removed: (people) =>
    `Du hast ${people === 1 ? 'eine Person' : `${people} Personen`} von diesem Tisch entfernt.`,
  letIn: 'Wieder hereinlassen',
  youAreRemoved:
    'Wer den Tisch eröffnet hat, hat dich von ihm entfernt. Du darfst zuschauen, aber dich nicht hinsetzen.',
  seatBot: 'Einen Bot hersetzen',
  level: 'Stärke',
  seat: 'Bot hinsetzen',
  watching: 'Du schaust zu. Der Tisch ist für alle, die einen Link haben.',
  watchers: (people) => (people === 1 ? 'Eine Person schaut zu' : `${people} schauen zu`),
  facts: 'Was vereinbart ist',
  listed: 'In der Liste, alle dürfen zuschauen',
  skip: 'Wer geht, fällt aus',
  takeOver: 'Wer geht, wird von einem Bot ersetzt',
  freeText: 'Freier Text ist an',
  used: 'Diese Einladung wurde schon benutzt oder zurückgezogen, oder sie gilt nicht für diesen Tisch.',
  player: (number) => `Spieler ${number}`,
};
