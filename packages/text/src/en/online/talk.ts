import { grammar } from '../words.ts';

const { count } = grammar;

export const talk = {
  enough: 'You have said a lot at this table. The last words are kept for the end of the game.',
  open: 'Say something',
  phrases: {
    hello: 'Hello!',
    goodLuck: 'Good luck!',
    niceRoll: 'Nice roll!',
    wellPlayed: 'Well played!',
    bravo: 'Bravo!',
    ouch: 'Ouch!',
    oops: 'Oops!',
    phew: 'Phew!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    oneMoment: 'One moment, please.',
    imBack: 'I am back.',
    yourTurn: 'Your turn!',
    areYouThere: 'Are you there?',
    goodGame: 'Good game!',
    again: 'Another game?',
    bye: 'Goodbye!',
  },
  emotes: {
    smile: 'smiles',
    laugh: 'laughs',
    wow: 'is amazed',
    sad: 'is sad',
    clap: 'claps',
    cheer: 'cheers',
    think: 'is thinking',
    gold: 'found gold',
  },
  does: (name: string, deed: string): string => `${name} ${deed}`,
  says: (name: string, words: string): string => `${name}: ${words}`,
  faces: 'Faces',
  words: 'Phrases',
  as: 'Who speaks',
  mute: (name: string): string => `Mute ${name}`,
  write: 'Write something',
  send: 'Send',
  unkept: 'What you write stays with this table. Only those who sit here can read it later.',
  unsent: {
    cut: 'No connection. Your words are still here: send them once the server answers.',
    refused: 'The server did not pass this on. Wait a moment and send it again.',
  },
  said: 'What was said',
  earlier: 'Show what was said before',
  nothing: 'Nothing has been said yet.',
  deleted: '(deleted)',
  hidden: 'Words of people whom you do not listen to are left out.',
  unread: 'There is something new.',
  textOff: 'Free text is switched off on this device.',
  listen: 'What was said at the table',
};

/** Not listening to people, blocking them, and telling the operator. */
export const safety = {
  people: 'The others',
  unmute: (name: string): string => `Listen to ${name} again`,
  block: (name: string): string => `Block ${name}`,
  blockSure: (name: string): string =>
    `Block ${name}? You do not see their words any more, they cannot sit down at your tables, and quick pairing keeps you apart. They are not told.`,
  blockYes: 'Yes, block',
  blockNo: 'No',
  blocked: (name: string): string => `${name} is blocked.`,
  report: (name: string): string => `Report ${name}`,
  reportLead: 'What is it about? The operator of this server reads it, with what was written.',
  kinds: { name: 'The name', talk: 'What was said', play: 'How they play' },
  reported: 'Thank you. The operator will see it.',
  failed: 'That did not work. Try again in a while.',
  list: {
    name: 'People you do not hear',
    line: 'Muted: their words are hidden on this device. Blocked: the server keeps you apart, too.',
  },
  none: 'Nobody.',
  muted: 'Muted',
  isBlocked: 'Blocked',
  unblock: (name: string): string => `Unblock ${name}`,
};

/** How many look on. */
export const watching = {
  count: (people: number): string =>
    count(people, { one: 'person watches', other: 'people watch' }),
};
