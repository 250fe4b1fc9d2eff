import type { Counted } from '../../grammar.ts';
import type { TurnsText } from '../../web.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const games: Counted = { one: 'partie', other: 'parties' };

export const turns: TurnsText = {
  tab: 'À toi de jouer · Claim It!',
  yourTurn: (number) => `À toi de jouer dans ${count(number, games)}`,
  waitsForYou: (names) => `${names} t’attendent`,
  oneWaitsForYou: (name) => `${name} t’attend`,
  botsWait: 'Les bots t’attendent',
  roll: 'Lancer',
  goOn: 'Continuer',
  waitingFor: (number) => `Les autres jouent : ${count(number, games)}`,
  gathering: 'La table n’est pas encore pleine',
  turnOf: (name) => `On attend ${name}`,
  player: (number) => `Joueur ${number}`,
  bot: 'un bot',
  alone: 'Ta table',
  withOthers: 'Parties avec d’autres',
  earlier: 'Anciennes parties',
  more: 'En voir plus',
  noAnswer:
    'Le serveur ne répond pas. Tes parties avec d’autres ne sont pas affichées pour le moment.',
  tell: {
    title: 'Me prévenir quand c’est à moi',
    line: 'Cet appareil affiche une notification quand une partie lente t’attend.',
    offer: 'Cet appareil doit-il te prévenir quand c’est à toi ?',
    yes: 'Oui, préviens-moi',
    no: 'Non',
    here: 'Sur cet appareil',
    isOn: 'Cet appareil te prévient.',
    isOff: 'Cet appareil ne te prévient pas.',
    denied:
      'Ce navigateur bloque les notifications de ce site. Tu peux les autoriser dans ses réglages.',
    unsupported:
      'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone, ajoute d’abord l’application à l’écran d’accueil.',
    failed: 'Ça n’a pas marché. Réessaie plus tard.',
    quiet: 'Heures calmes',
    quietLine: 'Rien ne s’affiche à ces heures-là. Ce qui compte encore vient après.',
    from: 'De',
    to: 'À',
    none: 'Aucune',
    bell: 'Une cloche quand c’est à moi dans un autre onglet',
    bellLine: 'Une petite cloche dans les parties avec d’autres, même sans le son.',
  },
  hooks: {
    title: 'Annoncer chaque tour dans une messagerie',
    line: 'Entre l’adresse d’un salon Discord ou de ton propre programme. Les autres ne la voient pas.',
    address: 'Adresse qui commence par https://',
    add: 'Ajouter',
    remove: 'Retirer',
    discord: (host) => `Un salon chez ${host}`,
    plain: (host) => `Un programme chez ${host}`,
    secret: 'Les messages sont signés avec ce secret. Il n’est montré qu’une fois :',
    refused: 'Le serveur ne peut pas utiliser cette adresse.',
    removed: 'L’adresse est retirée.',
  },
};
