/** Short sentences for errors on this device; each says what is lost, if anything, and what helps. */
export const notices = {
  storageFull: 'This device is full. The game cannot be saved. Free up some space, then try again.',
  storageForbidden:
    'This browser does not save games. Allow it to save data for this site, then try again.',
  openElsewhere: 'This game is open in another tab. Play on there, or continue here.',
  brainFailed: 'The bot does not answer. Your game is safe. Try again.',
  /** The browser is too old for bots, hints and reports; names the versions that work. */
  brainUnsupported:
    'This browser is too old for bots, hints and game reviews. They need Chrome or Edge 91, Firefox 89, Safari 16.4, or newer.',
  connectionLost:
    'No connection to the server. Your game is safe. It goes on as soon as the connection is back.',
  houseRestarting: 'The server is restarting. Your game is safe and goes on in a moment.',
  proofFailed:
    'The dice do not check out, so the game was stopped. Save the record and show it to the others.',
  tableGone: 'This table no longer exists.',
  outdated: 'This page is out of date. Please load it again.',
  /** No saved game under this address. */
  notFound: 'This game is not saved on this device.',
  /** A saved game that was edited by hand. */
  unreadable: 'This saved game is damaged and cannot be opened.',
  /** The rules refuse the saved game from this step on, counted from 1. */
  unlawful: (step: number): string =>
    `This saved game is damaged: step ${step} is against the rules.`,
  /** Saved by a newer version of the app. */
  newer:
    'This game was saved by a newer version of the app. Load the page again to get that version.',
  recordTooLong: 'This text is too long to be the record of a game.',
  /** Stands before the sentence with place and reason. */
  recordFaulty: (fault: string): string => `This record cannot be opened. ${fault}`,
  linkBroken: 'This link does not work: a part of it is missing. Ask for it again.',
  linkTooLong: 'This link is too long to hold a game.',
  linkFaulty: (fault: string): string => `The game in this link cannot be opened. ${fault}`,
};
