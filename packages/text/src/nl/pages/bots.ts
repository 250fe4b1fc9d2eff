import type { BotPageText } from '../../page.ts';

export const bots: BotPageText = {
  heading: 'Kies een tegenstander',
  line: 'Zeven bots, van de makkelijkste tot de sterkste',
  all: 'Toon alle',
  seat: 'Laat meedoen',
  seated: 'Doet mee',
  strength: (stars) => `Niveau ${stars} van 7`,
  record: (won, played) => `Jij: ${won} van ${played} gewonnen`,
  notMet: 'Jullie kennen elkaar nog niet',
  characters: {
    greenhorn: { manner: 'Plaatst zomaar ergens en lacht erom.', says: 'Is dat goud? Het glimt!' },
    prospector: { manner: 'Stopt vroeg en waagt weinig.', says: 'Rustig aan, kameraad.' },
    miner: { manner: 'Berekent het risico, stopt op tijd.', says: 'Ik heb geteld. Twee keer.' },
    foreman: {
      manner: 'Bouwt een groep en waagt wat loont.',
      says: 'Eerst het plan, dan het houweel.',
    },
    sheriff: {
      manner: 'Speelt goed. Soms een foutje.',
      says: 'Ik houd je claims in de gaten.',
    },
    tycoon: { manner: 'Weet wat elk veld waard is.', says: 'Elk veld heeft zijn prijs.' },
    legend: {
      manner: 'Denkt vooruit. Niemand is sterker.',
      says: 'Wij kennen elkaar. Jij verloor.',
    },
  },
  chair: (number) => `Stoel ${number}`,
  chairs: 'Stoelen in de volgorde van het spel',
  you: 'Jij',
  add: 'Stoel erbij',
  person: 'Speelt op dit scherm, om de beurt met de anderen.',
  remove: 'Verwijderen',
};
