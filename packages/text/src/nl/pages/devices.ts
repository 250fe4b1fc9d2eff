import type { OnlineText } from '../../page.ts';

export const devices: OnlineText['devices'] = {
  words: {
    name: 'Twaalf woorden voor elk apparaat',
    line: 'Met deze woorden ben je op elk apparaat jezelf, aan al je tafels. Schrijf ze op papier en laat ze aan niemand zien. Ze zijn in elke taal Engels.',
  },
  show: 'Mijn woorden tonen',
  hide: 'Verbergen',
  kept: 'Ik heb ze opgeschreven',
  keptDone: 'Goed. Je vindt je woorden hier wanneer je ze nodig hebt.',
  missing:
    'Een ander apparaat van je heeft de woorden. Maak daar een link, of voer de woorden hier in.',
  enter: {
    name: 'Mijn woorden invoeren',
    line: 'Typ de twaalf woorden die je hebt opgeschreven. Je tafels komen naar dit apparaat.',
  },
  label: 'Je twaalf woorden',
  signIn: 'Mijn tafels hierheen halen',
  signedIn: 'Op dit apparaat ben je nu jezelf.',
  unknownWord: (word) => `“${word}” is niet een van de woorden. Kijk hoe het geschreven wordt.`,
  wordCount: (count) => `Het zijn twaalf woorden; je hebt er ${count} getypt.`,
  wrongWords:
    'Deze woorden horen niet bij elkaar. Misschien is er een fout, of zijn er twee verwisseld.',
  nobody: 'Deze server kent niemand met deze woorden.',
  elsewhere: 'Je speelt dit spel op een ander apparaat.',
  playHere: 'Hier verder spelen',
  fetching: 'Je andere apparaat wordt gevraagd.',
  keyTaken:
    'De server zegt dat je sleutel kwijt is, en geen van je apparaten heeft om een nieuwe gevraagd. Vertrouw de server niet.',
  offer: 'Dit spel kan dagen duren. Met twaalf woorden kom je er vanaf elk apparaat naar terug.',
  toWords: 'Mijn woorden bekijken',
  notNow: 'Nu niet',
  leaving:
    'Ook de twaalf woorden verlaten dit apparaat. Zonder die woorden of een link kun je niet terugkomen.',
};
