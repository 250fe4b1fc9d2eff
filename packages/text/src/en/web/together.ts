/** What only a table of a server says: the next game of the same people, and a game elsewhere. */
export const together = {
  join: (name: string): string => `${name} wants to play again: join`,
  next: 'Go to the next game',
  letWatch: 'Let others watch',
  watching: 'You are watching. You see every roll.',
  another: 'Another game?',
  goesOn: 'This game goes on, and your chair stays yours. You find it under your tables.',
  stay: 'Stay here',
  onThisDevice: 'On this device',
};
