/** While the server does not respond, and while a choice is being sent. */
export const connection = {
  lost: 'No connection',
  restarting: 'The server is restarting',
  safe: 'Your game is safe.',
  again: (seconds: number): string => `trying again in ${seconds} s`,
  trying: 'connecting…',
  now: 'Try now',
  sending: 'Sending…',
};
