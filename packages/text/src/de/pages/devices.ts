import type { OnlineText } from '../../page.ts';

export const devices: OnlineText['devices'] = {
  words: {
    name: 'Zwölf Wörter für jedes Gerät',
    line: 'Mit diesen Wörtern bist du auf jedem Gerät du selbst, an all deinen Tischen. Schreib sie auf Papier und zeig sie niemandem. Sie sind in jeder Sprache englisch.',
  },
  show: 'Meine Wörter zeigen',
  hide: 'Verbergen',
  kept: 'Ich habe sie aufgeschrieben',
  keptDone: 'Gut. Du findest deine Wörter hier, wann immer du sie brauchst.',
  missing:
    'Ein anderes Gerät von dir hat die Wörter. Mach dort einen Link, oder gib die Wörter hier ein.',
  enter: {
    name: 'Meine Wörter eingeben',
    line: 'Tippe die zwölf Wörter, die du aufgeschrieben hast. Deine Tische kommen auf dieses Gerät.',
  },
  label: 'Deine zwölf Wörter',
  signIn: 'Meine Tische hierher holen',
  signedIn: 'Auf diesem Gerät bist du jetzt du selbst.',
  unknownWord: (word) => `„${word}“ ist keins der Wörter. Sieh nach, wie es geschrieben wird.`,
  wordCount: (count) => `Es sind zwölf Wörter; du hast ${count} getippt.`,
  wrongWords:
    'Diese Wörter gehören nicht zusammen. Vielleicht ist eins falsch, oder zwei sind vertauscht.',
  nobody: 'Dieser Server kennt niemanden mit diesen Wörtern.',
  elsewhere: 'Du spielst dieses Spiel auf einem anderen Gerät.',
  playHere: 'Hier weiterspielen',
  fetching: 'Dein anderes Gerät wird gefragt.',
  keyTaken:
    'Der Server sagt, dein Schlüssel sei verloren, und keins deiner Geräte hat um einen neuen gebeten. Misstraue dem Server.',
  offer:
    'Dieses Spiel kann Tage dauern. Mit zwölf Wörtern kommst du von jedem Gerät zu ihm zurück.',
  toWords: 'Meine Wörter ansehen',
  notNow: 'Jetzt nicht',
  leaving:
    'Auch die zwölf Wörter verlassen dieses Gerät. Ohne sie oder einen Link kannst du nicht zurückkommen.',
};
