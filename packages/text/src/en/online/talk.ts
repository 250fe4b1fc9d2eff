import { grammar } from '../words.ts';

const { count } = grammar;

/** Talking at the table: ready-made phrases, faces and free text. */
export const talk = {
  enough: 'You have said a lot at this table. You can speak again at the end of the game.',
  open: 'Say something',
  /** Ready-made phrases that players say to each other. */
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
  /** What a face says after a name: “Ada smiles”. */
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
  as: 'Who is speaking?',
  mute: (name: string): string => `Mute ${name}`,
  write: 'Write something',
  send: 'Send',
  unkept: 'What you write stays at this table. Only the people who sit here can read it later.',
  unsent: {
    cut: 'No connection. Your message is still here. Send it when the connection is back.',
    refused: 'This was not sent. Wait a moment and send it again.',
  },
  said: 'What was said',
  earlier: 'Show earlier messages',
  nothing: 'Nothing has been said yet.',
  deleted: '(deleted)',
  hidden: 'Messages from people you have muted are not shown.',
  unread: 'There are new messages.',
  textOff: 'Free text is switched off on this device.',
  listen: 'What was said at the table',
};

/** Muting people, blocking them, and reporting them to the operator. */
export const safety = {
  people: 'The others',
  unmute: (name: string): string => `Unmute ${name}`,
  block: (name: string): string => `Block ${name}`,
  blockSure: (name: string): string =>
    `Block ${name}? You will not see their messages any more. They cannot sit down at your tables, and you will not be matched with them. They are not told.`,
  blockYes: 'Yes, block',
  blockNo: 'No',
  blocked: (name: string): string => `${name} is blocked.`,
  report: (name: string): string => `Report ${name}`,
  reportLead:
    'What is it about? The operator of this server will read it, together with what was written.',
  kinds: { name: 'The name', talk: 'What was said', play: 'How they play' },
  reported: 'Thank you. The operator will see it.',
  failed: 'That did not work. Try again later.',
  list: {
    name: 'Muted and blocked people',
    line: 'Muted: their messages are hidden on this device. Blocked: you will not meet them at a table either.',
  },
  none: 'Nobody.',
  muted: 'Muted',
  isBlocked: 'Blocked',
  unblock: (name: string): string => `Unblock ${name}`,
};

/** The number of spectators. */
export const watching = {
  count: (people: number): string =>
    count(people, { one: 'person is watching', other: 'people are watching' }),
};
