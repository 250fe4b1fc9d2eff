import type { OnlineText } from '../../page.ts';

export const passkeys: OnlineText['passkeys'] = {
  part: {
    name: 'Une clé d’accès',
    line: 'Ton téléphone ou ton gestionnaire de mots de passe se souvient de toi. Sur un nouvel appareil, un doigt, un visage ou un code suffit, sans les douze mots.',
  },
  keep: 'Enregistrer une clé d’accès',
  kept: 'Ta clé d’accès est enregistrée. Avec elle, tu retrouves tes tables sur un nouvel appareil.',
  keptPlain:
    'Ta clé d’accès est enregistrée, mais elle ne peut pas contenir tes mots ici. Elle te connecte. À une table où tu joues déjà, appuie sur « Continuer ici » ou entre tes mots.',
  made: (day) => `Créée le ${day}`,
  used: (day, last) => `Créée le ${day}, utilisée le ${last}`,
  plain: 'Elle te connecte, sans tes mots.',
  remove: 'Retirer',
  removed:
    'La clé d’accès ne marche plus. Supprime-la aussi dans ton téléphone ou ton gestionnaire de mots de passe.',
  signIn: 'Utiliser une clé d’accès',
  orPasskey: 'Tu as enregistré une clé d’accès ? Alors tu n’as pas besoin des mots.',
  signedInPlain:
    'Le serveur te connaît, mais tes mots ne sont pas sur cet appareil. À une table où tu joues déjà, appuie sur « Continuer ici », ou entre tes mots.',
  cancelled: 'Aucune clé d’accès n’a été utilisée.',
  known: 'Tu as déjà une clé d’accès là-bas.',
  unknown: 'Ce serveur ne connaît pas cette clé d’accès.',
  failed: 'Ça n’a pas marché. Tes douze mots marchent toujours.',
  renew: {
    name: 'De nouveaux mots',
    line: 'Un appareil est perdu, ou une autre personne a vu tes mots ? Avec de nouveaux mots, les anciens ne servent plus à rien.',
  },
  renewSure:
    'Créer de nouveaux mots ? Tes autres appareils sont déconnectés. Les anciens mots, liens et clés d’accès ne marchent plus. À chaque table où tu joues, appuie une fois sur « Continuer ici ».',
  renewYes: 'Oui, de nouveaux mots',
  renewNo: 'Non, garder ceux-ci',
  renewed: 'Tu as maintenant de nouveaux mots. Note-les.',
  stillKnows:
    'Si cet appareil est perdu, crée aussi de nouveaux mots : il est déconnecté, mais il connaît encore les anciens.',
  calledAbsent:
    'Le serveur te disait hors ligne, alors que cet appareil était connecté tout le temps. Si ton tour a été sauté, dis-le aux autres. Tes dés n’ont pas changé.',
  seen: 'D’accord',
};
