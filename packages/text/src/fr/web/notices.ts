import type { NoticeText } from '../../web.ts';

export const notices: NoticeText = {
  storageFull:
    'Cet appareil est plein. La partie ne peut pas être enregistrée. Libère de la place, puis réessaie.',
  storageForbidden:
    'Ce navigateur n’enregistre pas les parties. Autorise ce site à garder des données, puis réessaie.',
  openElsewhere: 'Cette partie est ouverte dans un autre onglet. Joue là-bas, ou continue ici.',
  brainFailed: 'Le bot ne répond pas. Ta partie est en sécurité. Réessaie.',
  brainUnsupported:
    'Ce navigateur est trop vieux pour les bots, les conseils et l’analyse. Il faut Chrome ou Edge 91, Firefox 89, Safari 16.4, ou plus récent.',
  connectionLost:
    'Pas de connexion au serveur. Ta partie est en sécurité. Elle continue dès que la connexion revient.',
  houseRestarting: 'Le serveur redémarre. Ta partie est en sécurité et continue dans un instant.',
  proofFailed:
    'Les dés ne sont pas justes, la partie est donc arrêtée. Enregistre le relevé et montre-le aux autres.',
  tableGone: 'Cette table n’existe plus.',
  outdated: 'Cette page n’est plus à jour. Recharge-la.',
  notFound: 'Cette partie n’est pas enregistrée sur cet appareil.',
  unreadable: 'Cette partie enregistrée est abîmée et ne peut pas être ouverte.',
  unlawful: (step) =>
    `Cette partie enregistrée est abîmée : l’étape ${step} est contraire aux règles.`,
  newer:
    'Cette partie vient d’une version plus récente de l’application. Recharge la page pour avoir cette version.',
  recordTooLong: 'Ce texte est trop long pour être le relevé d’une partie.',
  recordFaulty: (fault) => `Ce relevé ne peut pas être ouvert. ${fault}`,
  linkBroken: 'Ce lien ne marche pas : il en manque un morceau. Redemande-le.',
  linkTooLong: 'Ce lien est trop long pour contenir une partie.',
  linkFaulty: (fault) => `La partie de ce lien ne peut pas être ouverte. ${fault}`,
};
