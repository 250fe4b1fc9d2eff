import type { BotPageText } from '../../page.ts';

export const bots: BotPageText = {
  heading: 'Wähle deinen Gegner',
  line: 'Sieben Bots, vom leichtesten bis zum stärksten',
  all: 'Alle zeigen',
  seat: 'Dazusetzen',
  seated: 'Sitzt da',
  strength: (stars) => `Stärke ${stars} von 7`,
  record: (won, played) => `Du: ${won} von ${played} gewonnen`,
  notMet: 'Ihr kennt euch noch nicht',
  characters: {
    greenhorn: { manner: 'Setzt irgendwohin und lacht darüber.', says: 'Ist das Gold? Es glänzt!' },
    prospector: { manner: 'Hört früh auf und wagt wenig.', says: 'Immer mit der Ruhe, Partner.' },
    miner: {
      manner: 'Berechnet das Risiko, hört rechtzeitig auf.',
      says: 'Ich habe nachgezählt. Zweimal.',
    },
    foreman: {
      manner: 'Baut eine Goldmine und wagt, was sich lohnt.',
      says: 'Erst der Plan, dann die Hacke.',
    },
    sheriff: {
      manner: 'Spielt gut. Ab und zu ein Fehler.',
      says: 'Ich behalte deine Claims im Auge.',
    },
    tycoon: { manner: 'Weiß, was jedes Feld wert ist.', says: 'Jedes Feld hat seinen Preis.' },
    legend: {
      manner: 'Denkt voraus. Niemand ist stärker.',
      says: 'Wir kennen uns. Du hast verloren.',
    },
  },
  chair: (number) => `Stuhl ${number}`,
  chairs: 'Stühle in der Reihenfolge des Spiels',
  you: 'Du',
  add: 'Stuhl dazustellen',
  person: 'Spielt an diesem Bildschirm, abwechselnd mit den anderen.',
  remove: 'Entfernen',
};
