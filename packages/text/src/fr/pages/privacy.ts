import type { PrivacyText } from '../../page.ts';

export const privacy: PrivacyText = {
  lead: 'Ce que nous savons de toi, où c’est gardé, et comment l’effacer.',
  device: {
    title: 'Sur cet appareil',
    lines: {
      what: 'Tes parties, ton nom, tes réglages et les clés de tes places sont gardés dans ce navigateur.',
      sent: 'Rien ne quitte l’appareil tant que tu joues en solo ou à plusieurs sur le même appareil.',
      gone: 'Tout reste jusqu’à ce que tu supprimes des parties ici ou les données de ce site dans ton navigateur.',
    },
  },
  server: {
    title: 'Sur le serveur, quand tu joues avec d’autres',
    lines: {
      what: 'Ton nom, tes places, et la dernière visite de chacun de tes appareils.',
      devices: 'De chaque appareil, seul le genre est gardé, par exemple « Firefox sous Windows ».',
      cookie:
        'Un cookie, ou tes douze mots, disent au serveur que c’est toi. Le serveur n’en garde que des empreintes, jamais les mots.',
      passkey:
        'Si tu enregistres une clé d’accès : sa clé publique et le genre d’appareil qui l’a créée. Tes mots y sont chiffrés. Seule la clé d’accès peut les ouvrir.',
      games:
        'Les parties sont gardées avec des numéros de place au lieu des noms, et restent après ton départ.',
      address:
        'Ton adresse réseau sert à limiter les demandes, puis elle est oubliée. Les journaux n’en gardent que le début.',
      talk: 'Ce que tu écris à une table privée est gardé avec cette table. Seules les personnes assises là peuvent le relire.',
      safety:
        'Les personnes que tu bloques, et ce que tu signales. Le responsable du serveur peut lire un signalement, avec ce qui a été écrit, pendant 90 jours.',
    },
  },
  time: {
    title: 'Combien de temps, et comment l’effacer',
    lines: {
      now: '« Supprimer mes données » efface aussitôt ton nom, tes places, tes appareils, tes mots, tes blocages et les signalements sur toi.',
      idle: 'Si tu ne viens pas pendant 90 jours, tout est supprimé sans demander.',
      copies: 'D’anciennes sauvegardes et des journaux de la base le gardent encore un moment.',
    },
  },
  others: {
    title: 'Qui voit quoi',
    lines: {
      listed: 'Tout le monde peut regarder une table de la liste et y voir les noms.',
      byLink:
        'Avec l’adresse d’une table privée, on peut la regarder et lire ce qui s’y écrit. Ne la donne qu’à des gens sûrs.',
      ids: 'Les autres joueurs te connaissent par un numéro, différent pour chacun d’eux.',
      third: 'Il n’y a ni publicité ni pistage. Les pages ne chargent rien chez d’autres services.',
      push: 'Si cet appareil peut te prévenir de ton tour, le serveur envoie la notification par le service de ton navigateur. Ce service ne peut pas la lire.',
      chat: 'L’hôte d’une table peut faire annoncer les tours dans une messagerie ou un programme, avec le nom montré à la table.',
    },
  },
  children: {
    title: 'Enfants',
    lines: {
      account: 'Il n’y a ni compte, ni e-mail, ni mot de passe. Un nom inventé suffit.',
      talk: 'Des inconnus ne peuvent se dire que des phrases toutes prêtes. Le texte libre se désactive dans les réglages d’un appareil. Les noms sont vérifiés avant que les autres les voient.',
      adults: 'Les parents peuvent tout voir et tout supprimer à la page « Toi et tes données ».',
    },
  },
  operator: {
    title: 'Qui gère ce serveur',
    is: (name) => `Responsable de ce serveur : ${name}.`,
    contact: (contact) => `Questions et demandes : ${contact}`,
    none: 'Le responsable de ce serveur n’a donné ni nom ni contact.',
    noContact: 'Le responsable de ce serveur n’a pas donné de contact.',
    noServer: 'Aucun serveur ne répond ici. Seule la partie sur cet appareil est valable.',
  },
};
