/** The strip that offers a newer edition of the app. */
export const offline = {
  updateReady: 'A new edition is here. Your games stay.',
  update: 'Use it now',
  notNow: 'Not now',
};
