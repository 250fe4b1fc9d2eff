/** What only a table of a server says: the next game of the same people, and a game elsewhere. */
export const together = {
  join: (name: string): string => `${name} wants to play again: join`,
  next: 'Go to the next game',
  another: 'Another game?',
  goesOn: 'This game goes on, and your chair stays yours. You find it under your tables.',
  stay: 'Stay here',
  onThisDevice: 'On this device',
};
