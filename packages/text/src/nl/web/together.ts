import type { TogetherText } from '../../web.ts';

export const together: TogetherText = {
  join: (name) => `${name} wil nog eens spelen: meedoen`,
  next: 'Naar het volgende spel',
  letWatch: 'Anderen laten meekijken',
  watching: 'Je kijkt mee. Je ziet elke worp.',
  another: 'Een ander spel?',
  goesOn: 'Dit spel gaat door en je plaats blijft van jou. Je vindt het bij je tafels.',
  stay: 'Hier blijven',
  onThisDevice: 'Op dit apparaat',
};
