/** Texts about passkeys, new words, and a server that was wrong about them. */
export const passkeys = {
  part: {
    name: 'A passkey',
    line: 'Your phone or your password manager remembers you. On a new device a finger, a face or a PIN is enough, without the twelve words.',
  },
  keep: 'Save a passkey',
  kept: 'Your passkey is saved. With it you can play at your tables on a new device.',
  keptPlain:
    'Your passkey is saved, but it cannot hold your words here. It signs you in. At a table where you already sit, press “Play on here”, or enter your words.',
  made: (day: string): string => `Made on ${day}`,
  used: (day: string, last: string): string => `Made on ${day}, last used on ${last}`,
  plain: 'It signs you in, without your words.',
  remove: 'Remove',
  removed:
    'The passkey does not work any more. Delete it in your phone or password manager as well.',
  signIn: 'Use a passkey',
  orPasskey: 'Did you save a passkey? Then you do not need the words.',
  signedInPlain:
    'You are signed in, but your words are not on this device. At a table where you already sit, press “Play on here”, or enter your words.',
  cancelled: 'No passkey was used.',
  known: 'You have a passkey there already.',
  unknown: 'This server does not know that passkey.',
  failed: 'That did not work. Your twelve words always work.',
  renew: {
    name: 'New words',
    line: 'Have you lost a device, or has somebody seen your words? Make new words. Then the old ones stop working.',
  },
  renewSure:
    'Make new words? Your other devices are signed out. Old words, links and passkeys stop working. At each table where you sit, press “Play on here” once.',
  renewYes: 'Yes, new words',
  renewNo: 'No, keep these',
  renewed: 'You have new words now. Write them down.',
  stillKnows:
    'If that device is lost, make new words as well: it was signed out, but it still knows the old ones.',
  calledAbsent:
    'The server said that you were away. But this device was connected all the time. If your turn was skipped, tell the others. Your dice are not affected.',
  seen: 'All right',
};
