/** Texts of online tables only: the next game of the same people, and a game elsewhere. */
export const together = {
  join: (name: string): string => `${name} wants to play again: join in`,
  next: 'Go to the next game',
  letWatch: 'Let others watch',
  watching: 'You are watching this game.',
  another: 'Another game?',
  goesOn: 'This game goes on, and you keep your chair. You can find it under “Your tables”.',
  stay: 'Stay here',
  onThisDevice: 'On this device',
};
