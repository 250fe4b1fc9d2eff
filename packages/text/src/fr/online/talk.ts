import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;

export const talk: OnlineText['talk'] = {
  enough: 'Tu as déjà dit beaucoup de choses ici. Tu pourras parler de nouveau à la fin.',
  open: 'Dire quelque chose',
  phrases: {
    hello: 'Bonjour !',
    goodLuck: 'Bonne chance !',
    niceRoll: 'Beau lancer !',
    wellPlayed: 'Bien joué !',
    bravo: 'Bravo !',
    ouch: 'Aïe !',
    oops: 'Oups !',
    phew: 'Ouf !',
    thanks: 'Merci !',
    sorry: 'Pardon !',
    oneMoment: 'Un instant, s’il te plaît.',
    imBack: 'Me revoilà.',
    yourTurn: 'À toi !',
    areYouThere: 'Tu es là ?',
    goodGame: 'Belle partie !',
    again: 'On rejoue ?',
    bye: 'Au revoir !',
  },
  emotes: {
    smile: 'sourit',
    laugh: 'rit',
    wow: 'n’en revient pas',
    sad: 'est triste',
    clap: 'applaudit',
    cheer: 'saute de joie',
    think: 'réfléchit',
    gold: 'a trouvé de l’or',
  },
  does: (name, deed) => `${name} ${deed}`,
  says: (name, words) => `${name} : ${words}`,
  faces: 'Visages',
  words: 'Phrases toutes prêtes',
  as: 'Qui parle ?',
  mute: (name) => `Masquer ${name}`,
  write: 'Écris quelque chose',
  send: 'Envoyer',
  unkept: 'Ce que tu écris reste à cette table. Seuls les joueurs assis ici peuvent le relire.',
  unsent: {
    cut: 'Pas de connexion. Ton message est encore là. Envoie-le quand la connexion revient.',
    refused: 'Le message n’est pas parti. Attends un instant et renvoie-le.',
  },
  said: 'Ce qui s’est dit',
  earlier: 'Voir les messages plus anciens',
  nothing: 'Il ne s’est encore rien dit.',
  deleted: '(supprimé)',
  hidden: 'Les messages des personnes masquées ne sont pas affichés.',
  unread: 'Il y a de nouveaux messages.',
  textOff: 'Le texte libre est désactivé sur cet appareil.',
  listen: 'Ce qui s’est dit à la table',
};

export const safety: OnlineText['safety'] = {
  people: 'Les autres',
  unmute: (name) => `Ne plus masquer ${name}`,
  block: (name) => `Bloquer ${name}`,
  blockSure: (name) =>
    `Bloquer ${name} ? Tu ne verras plus ses messages. ${name} ne pourra plus jouer à tes tables, et tu ne joueras plus avec cette personne. Cette personne n’en saura rien.`,
  blockYes: 'Oui, bloquer',
  blockNo: 'Non',
  blocked: (name) => `Tu as bloqué ${name}.`,
  report: (name) => `Signaler ${name}`,
  reportLead:
    'De quoi s’agit-il ? La personne qui gère ce serveur le lira, avec ce qui a été écrit.',
  kinds: { name: 'Le nom', talk: 'Ce qui a été dit', play: 'La façon de jouer' },
  reported: 'Merci. La personne qui gère ce serveur le verra.',
  failed: 'Ça n’a pas marché. Réessaie plus tard.',
  list: {
    name: 'Personnes masquées et bloquées',
    line: 'Masquées : leurs messages sont cachés sur cet appareil. Bloquées : tu ne les retrouves plus à une table non plus.',
  },
  none: 'Personne.',
  muted: 'Messages masqués',
  isBlocked: 'Personne bloquée',
  unblock: (name) => `Débloquer ${name}`,
};

export const watching: OnlineText['watching'] = {
  count: (people) => count(people, { one: 'personne regarde', other: 'personnes regardent' }),
};
