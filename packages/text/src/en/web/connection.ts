/** While the server does not answer, and while a choice is on its way to it. */
export const connection = {
  lost: 'No connection',
  restarting: 'The server starts again',
  safe: 'Your game is safe.',
  again: (seconds: number): string => `again in ${seconds} s`,
  trying: 'calling …',
  now: 'Try now',
  sending: 'Sending …',
};
