/** Short sentences for what goes wrong on this device; each says what is lost, if anything, and what helps. */
export const notices = {
  storageFull: 'This device is full, so the game cannot be saved. Make some room, then try again.',
  storageForbidden:
    'This browser does not let us save games. Allow it to keep data for this page, then try again.',
  openElsewhere: 'This game is open in another tab. Play on there, or take it over here.',
  brainFailed: 'The bot does not answer. Your game is safe: try again.',
  /** The browser is too old for bots, hints and reports; names the versions that work. */
  brainUnsupported:
    'This browser is too old for bots, hints and reports: they need Chrome or Edge 91, Firefox 89, Safari 16.4, or newer.',
  connectionLost: 'No connection. Your game is safe and goes on as soon as the server answers.',
  houseRestarting: 'The server is starting again. Your game is safe and goes on in a moment.',
  proofFailed:
    'The proof of the dice does not fit. The table is frozen: save the record and show it to the others.',
  tableGone: 'This table is not there any more.',
  outdated: 'The server speaks a newer language than this page. Load the page again.',
  /** No saved game under this address. */
  notFound: 'This game is not saved on this device.',
  /** A saved game that other hands have changed. */
  unreadable: 'This saved game is damaged and cannot be opened.',
  /** The rules refuse the saved game from this step on, counted from 1. */
  unlawful: (step: number): string => `This saved game is damaged: step ${step} breaks the rules.`,
  /** Saved by a newer version of the app. */
  newer: 'A newer version of the app saved this game. Load the page again to get it.',
  recordTooLong: 'This text is too long to be the record of a game.',
  /** Stands before the sentence that says where and why. */
  recordFaulty: (fault: string): string => `This record cannot be opened. ${fault}`,
  linkBroken: 'This link is broken: a part of it is missing. Ask for it again.',
  linkTooLong: 'This link is too long to hold a game.',
  linkFaulty: (fault: string): string => `The game in this link cannot be opened. ${fault}`,
};
