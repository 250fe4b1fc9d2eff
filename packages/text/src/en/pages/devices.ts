/** The texts for a person with several devices. */
export const devices = {
  words: {
    name: 'Twelve words for every device',
    line: 'With these words you can play at your tables on any device. Write them on paper and keep them secret. The words are English in every language.',
  },
  show: 'Show my words',
  hide: 'Hide them',
  kept: 'I wrote them down',
  keptDone: 'Good. You can find your words here whenever you need them.',
  missing: 'Your words are on another device. Make a link there, or enter the words here.',
  enter: {
    name: 'Enter my words',
    line: 'Type the twelve words that you wrote down. Then you can play on this device.',
  },
  label: 'Your twelve words',
  signIn: 'Sign in',
  signedIn: 'You are signed in on this device now.',
  unknownWord: (word: string): string => `“${word}” is not one of the words. Check the spelling.`,
  wordCount: (count: number): string => `There should be twelve words. You typed ${count}.`,
  wrongWords: 'These words do not belong together. One may be wrong, or two may be swapped.',
  nobody: 'This server does not know these words.',
  elsewhere: 'You are playing this game on another device.',
  playHere: 'Play on here',
  fetching: 'Asking your other device…',
  keyTaken:
    'The server says that your key is lost, but none of your devices asked for a new one. Do not trust the server.',
  offer: 'This game may last for days. With twelve words you can play on from any device.',
  toWords: 'See my words',
  notNow: 'Not now',
  leaving:
    'The twelve words are deleted from this device, too. Without them or a link you cannot come back.',
};
