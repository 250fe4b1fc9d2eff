import type { TogetherText } from '../../web.ts';

export const together: TogetherText = {
  join: (name) => `${name} veut rejouer : tu viens ?`,
  next: 'Aller à la partie suivante',
  letWatch: 'Laisser d’autres regarder',
  watching: 'Tu regardes cette partie.',
  another: 'Une autre partie ?',
  goesOn: 'Cette partie continue, et tu gardes ta place. Tu la retrouves sous « Tes tables ».',
  stay: 'Rester ici',
  onThisDevice: 'Sur cet appareil',
};
