import type { NoticeText } from '../../web/notices.ts';

export const notices: NoticeText = {
  storageFull: 'This device is full, so the game cannot be saved. Make some room, then try again.',
  storageForbidden:
    'This browser does not let us save games. Allow it to keep data for this page, then try again.',
  openElsewhere: 'This game is open in another tab. Play on there, or take it over here.',
  brainFailed: 'The bot does not answer. Your game is safe: try again.',
  connectionLost:
    'The line to the house is broken. Your game is safe and goes on as soon as the house answers.',
  houseRestarting: 'The house is starting again. Your game is safe and goes on in a moment.',
  proofFailed:
    'The proof of the dice does not fit. The table is frozen: save the record and show it to the others.',
  tableGone: 'This table is not there any more.',
  outdated: 'The house speaks a newer language than this page. Load the page again.',
  notFound: 'This game is not saved on this device.',
  unreadable: 'This saved game is damaged and cannot be opened.',
  unlawful: (step) => `This saved game is damaged: step ${step} breaks the rules.`,
  newer: 'A newer version of the app saved this game. Load the page again to get it.',
  recordTooLong: 'This text is too long to be the record of a game.',
  recordFaulty: (fault) => `This record cannot be opened. ${fault}`,
  linkBroken: 'This link is broken: a part of it is missing. Ask for it again.',
  linkTooLong: 'This link is too long to hold a game.',
  linkFaulty: (fault) => `The game in this link cannot be opened. ${fault}`,
};
