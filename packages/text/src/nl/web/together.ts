import type { TogetherText } from '../../web.ts';

export const together: TogetherText = {
  join: (name) => `${name} wil nog eens spelen: doe mee`,
  next: 'Naar het volgende spel',
  letWatch: 'Anderen laten meekijken',
  watching: 'Je kijkt mee met dit spel.',
  another: 'Een ander spel?',
  goesOn: 'Dit spel gaat door en je houdt je plaats. Je vindt het onder ‘Jouw tafels’.',
  stay: 'Hier blijven',
  onThisDevice: 'Op dit apparaat',
};
