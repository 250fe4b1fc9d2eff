import type { OnlineText } from '../../page.ts';

export const devices: OnlineText['devices'] = {
  words: {
    name: 'Twaalf woorden voor elk apparaat',
    line: 'Met deze woorden speel je op elk apparaat verder aan je tafels. Schrijf ze op papier en laat ze aan niemand zien. De woorden zijn in elke taal Engels.',
  },
  show: 'Mijn woorden tonen',
  hide: 'Verbergen',
  kept: 'Ik heb ze opgeschreven',
  keptDone: 'Goed. Je vindt je woorden hier als je ze nodig hebt.',
  missing:
    'Je woorden staan op een ander apparaat. Maak daar een link, of voer de woorden hier in.',
  enter: {
    name: 'Mijn woorden invoeren',
    line: 'Typ de twaalf woorden die je hebt opgeschreven. Dan kun je op dit apparaat spelen.',
  },
  label: 'Je twaalf woorden',
  signIn: 'Aanmelden',
  signedIn: 'Je bent nu aangemeld op dit apparaat.',
  unknownWord: (word) =>
    `‘${word}’ hoort niet bij de woorden. Kijk of je het goed hebt geschreven.`,
  wordCount: (count) => `Het moeten twaalf woorden zijn. Je hebt er ${count} getypt.`,
  wrongWords:
    'Deze woorden horen niet bij elkaar. Misschien is er een fout, of zijn er twee verwisseld.',
  nobody: 'Deze server kent deze woorden niet.',
  elsewhere: 'Je speelt dit spel op een ander apparaat.',
  playHere: 'Hier verder spelen',
  fetching: 'Je andere apparaat wordt gevraagd …',
  keyTaken:
    'De server zegt dat je sleutel kwijt is. Maar geen van je apparaten heeft om een nieuwe gevraagd. Vertrouw de server niet.',
  offer: 'Dit spel kan dagen duren. Met twaalf woorden kun je op elk apparaat verder spelen.',
  toWords: 'Mijn woorden bekijken',
  notNow: 'Nu niet',
  leaving:
    'Ook de twaalf woorden worden van dit apparaat gewist. Zonder die woorden of een link kun je niet terugkomen.',
};
