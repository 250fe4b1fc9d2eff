/** What a person with several devices reads. */
export const devices = {
  words: {
    name: 'Twelve words for every device',
    line: 'With these words you are yourself on any device, at all your tables. Write them on paper and show them to nobody. They are English in every language.',
  },
  show: 'Show my words',
  hide: 'Hide them',
  kept: 'I wrote them down',
  keptDone: 'Good. You find your words here whenever you need them.',
  missing: 'Another device of yours has the words. Make a link there, or enter the words here.',
  enter: {
    name: 'Enter my words',
    line: 'Type the twelve words that you wrote down. Your tables come to this device.',
  },
  label: 'Your twelve words',
  signIn: 'Bring my tables here',
  signedIn: 'You are yourself on this device now.',
  unknownWord: (word: string): string =>
    `“${word}” is not one of the words. Look at how it is spelled.`,
  wordCount: (count: number): string => `There are twelve words; you typed ${count}.`,
  wrongWords: 'These words do not belong together. One may be wrong, or two may be exchanged.',
  nobody: 'This server knows nobody with these words.',
  elsewhere: 'You play this game on another device.',
  playHere: 'Play on here',
  fetching: 'Your other device is asked.',
  keyTaken:
    'The server says that your key is lost, and no device of yours asked for a new one. Doubt the server.',
  offer: 'This game may last for days. With twelve words you come back to it from any device.',
  toWords: 'See my words',
  notNow: 'Not now',
  leaving: 'The twelve words leave this device, too. Without them or a link you cannot come back.',
};
