/** The strip that offers a newer version of the app. */
export const offline = {
  updateReady: 'A new version is ready. Your games are kept.',
  update: 'Update now',
  notNow: 'Not now',
};
