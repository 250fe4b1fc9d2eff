import type { OnlineText } from '../../page.ts';

export const devices: OnlineText['devices'] = {
  words: {
    name: 'Zwölf Wörter für jedes Gerät',
    line: 'Mit diesen Wörtern spielst du auf jedem Gerät an deinen Tischen weiter. Schreib sie auf Papier und zeig sie niemandem. Die Wörter sind in jeder Sprache englisch.',
  },
  show: 'Meine Wörter zeigen',
  hide: 'Verbergen',
  kept: 'Ich habe sie aufgeschrieben',
  keptDone: 'Gut. Du findest deine Wörter jederzeit hier.',
  missing:
    'Deine Wörter sind auf einem anderen Gerät. Erstelle dort einen Link, oder gib die Wörter hier ein.',
  enter: {
    name: 'Meine Wörter eingeben',
    line: 'Tippe die zwölf Wörter ein, die du aufgeschrieben hast. Dann kannst du auf diesem Gerät spielen.',
  },
  label: 'Deine zwölf Wörter',
  signIn: 'Anmelden',
  signedIn: 'Du bist jetzt auf diesem Gerät angemeldet.',
  unknownWord: (word) =>
    `„${word}“ gehört nicht zu den Wörtern. Prüfe, ob es richtig geschrieben ist.`,
  wordCount: (count) => `Es müssen zwölf Wörter sein. Du hast ${count} getippt.`,
  wrongWords:
    'Diese Wörter gehören nicht zusammen. Vielleicht ist eins falsch, oder zwei sind vertauscht.',
  nobody: 'Dieser Server kennt diese Wörter nicht.',
  elsewhere: 'Du spielst dieses Spiel auf einem anderen Gerät.',
  playHere: 'Hier weiterspielen',
  fetching: 'Dein anderes Gerät wird gefragt …',
  keyTaken:
    'Der Server sagt, dass dein Schlüssel verloren ist. Aber keins deiner Geräte hat um einen neuen gebeten. Traue dem Server nicht.',
  offer:
    'Dieses Spiel kann Tage dauern. Mit zwölf Wörtern kannst du auf jedem Gerät weiterspielen.',
  toWords: 'Meine Wörter ansehen',
  notNow: 'Jetzt nicht',
  leaving:
    'Auch die zwölf Wörter werden von diesem Gerät gelöscht. Ohne sie oder einen Link kannst du nicht zurückkommen.',
};
