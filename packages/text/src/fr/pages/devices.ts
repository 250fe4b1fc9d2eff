import type { OnlineText } from '../../page.ts';

export const devices: OnlineText['devices'] = {
  words: {
    name: 'Douze mots pour tous tes appareils',
    line: 'Avec ces mots, tu joues à tes tables sur n’importe quel appareil. Écris-les sur papier et garde-les secrets. Les mots sont en anglais dans toutes les langues.',
  },
  show: 'Voir mes mots',
  hide: 'Les cacher',
  kept: 'Je les ai notés',
  keptDone: 'Bien. Tu retrouves tes mots ici quand tu en as besoin.',
  missing: 'Tes mots sont sur un autre appareil. Crée un lien là-bas, ou entre les mots ici.',
  enter: {
    name: 'Entrer mes mots',
    line: 'Tape les douze mots que tu as notés. Ensuite, tu peux jouer sur cet appareil.',
  },
  label: 'Tes douze mots',
  signIn: 'Se connecter',
  signedIn: 'Cet appareil te connaît maintenant.',
  unknownWord: (word) => `« ${word} » n’est pas un des mots. Vérifie l’orthographe.`,
  wordCount: (count) => `Il faut douze mots. Tu en as tapé ${count}.`,
  wrongWords:
    'Ces mots ne vont pas ensemble. L’un est peut-être faux, ou deux ont changé de place.',
  nobody: 'Ce serveur ne connaît pas ces mots.',
  elsewhere: 'Tu joues cette partie sur un autre appareil.',
  playHere: 'Continuer ici',
  fetching: 'On demande à ton autre appareil…',
  keyTaken:
    'Le serveur dit que ta clé est perdue, mais aucun de tes appareils n’en a demandé une nouvelle. Ne fais pas confiance à ce serveur.',
  offer:
    'Cette partie peut durer des jours. Avec douze mots, tu continues sur n’importe quel appareil.',
  toWords: 'Voir mes mots',
  notNow: 'Plus tard',
  leaving:
    'Les douze mots sont aussi effacés de cet appareil. Sans eux ou sans lien, tu ne peux pas revenir.',
};
