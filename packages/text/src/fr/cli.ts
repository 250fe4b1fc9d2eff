import type { WeightsReason } from '@claim-it/ai';
import type { Sentences } from '../catalog.ts';
import type { CliText } from '../cli.ts';
import { LANGUAGES } from '../language.ts';
import { verify } from './pages/verify.ts';
import { grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const spaces = (n: number): string => count(n, SPACES);
const games = (n: number): string => count(n, { one: 'partie', other: 'parties' });

/** Why a network cannot be used; these follow a colon. */
const weights: Sentences<WeightsReason, []> = {
  notWeights: () => 'ce n’est pas un fichier de poids',
  otherVersion: ({ version, wanted }) =>
    `sa version est la ${version}, et ce programme lit la ${wanted}`,
  wrongLength: ({ bytes, wanted }) => `il a ${bytes} octets au lieu de ${wanted}`,
  damaged: () => 'il est abîmé, sa somme de contrôle est fausse',
  otherNetwork: ({ weights: found, wanted }) => `il a ${found} poids au lieu de ${wanted}`,
  otherTable: ({ players, variant }) =>
    `il est pour ${players} joueurs (${words.variants[variant]})`,
};

export const cli: CliText = {
  // lancer, prendre, annuler, aide, conseil, quitter, oui, non
  keys: { roll: 'l', take: 'p', undo: 'a', help: 'h', advice: 'c', quit: 'q', yes: 'o', no: 'n' },

  usage: {
    title:
      'Claim It! Une édition non officielle du jeu de dés de Kris Gould (Wattsalpoag Games, 2006).',
    usage: 'Usage : claim-it <commande> [options]',
    commands: 'Commandes',
    options: 'Options possibles',
    more: 'claim-it help <commande> en dit plus. « - » à la place d’un fichier lit l’entrée standard.',
    play: 'Jouer dans ce terminal : de 2 à 5 places, personnes et bots mélangés.',
    position:
      'Montrer une position : à qui de jouer, ce qu’on peut poser, combien de lancers ratent, les scores.',
    apply: 'Jouer des lancers et des coups depuis une position et écrire la position d’après.',
    replay: 'Lire un relevé, en vérifier chaque mot, et écrire les positions, coup par coup.',
    verify: 'Vérifier la preuve d’un relevé : ses dés étaient justes, ses coups permis.',
    analyse: 'Séparer la chance du talent : noter chaque lancer et chaque choix d’un relevé.',
    rollout:
      'Jouer une position jusqu’au bout un grand nombre de fois et donner les chances de chaque choix.',
    simulate: 'Faire jouer des bots et écrire les relevés.',
    arena: 'Faire jouer de nombreuses parties à des bots, places tournantes, et compter.',
    bot: 'Parler le protocole des bots sur l’entrée et la sortie standard.',
    bench: 'Mesurer la vitesse de cette machine avec nos propres parties.',
    backup: 'Écrire dans un fichier tout ce qu’un serveur garde, pendant qu’il tourne.',
    restore: 'Remettre une sauvegarde dans un serveur vide.',
    help: 'Montrer cette aide, ou celle d’une commande.',
    version: 'Montrer la version.',
  },

  option: {
    json: 'écrire des données pour programmes',
    lang: `langue : ${LANGUAGES.join(', ')}`,
    players: 'combien de places, de 2 à 5',
    games: 'combien de parties',
    bots: 'qui joue, séparé par des virgules : le nom d’un bot, ou cmd: et un programme qui parle le protocole',
    seats:
      'qui joue où, séparé par des virgules : « me », le nom d’une personne, ou bot: et le nom d’un bot, comme bot:steady',
    seed: 'un nombre entier ; la même graine donne les mêmes dés et les mêmes choix',
    rules: 'std, ou reuse pour la variante',
    ms: 'millisecondes pour un choix : nos bots jouent alors le meilleur trouvé (sans horloge par défaut), un programme perd la partie (1000 par défaut) ; avec une horloge, les résultats dépendent de la machine',
    luck: 'juger aussi les dés et donner le résultat sans la chance ; plus long',
    trials: 'combien de parties pour chaque choix, arrondi au multiple de 216 supérieur',
    workers: 'combien de parties à la fois ; tous les processeurs par défaut',
    seconds: 'combien de temps mesurer chaque valeur',
    svg: 'fichier pour un dessin des chances de gagner ; les relevés suivants ont -2, -3 dans le nom',
    save: 'fichier qui garde la partie ; si elle y est déjà, elle continue',
    fresh: 'commencer une nouvelle partie même si une autre est gardée',
    noColor: 'pas de couleurs',
    delay: 'millisecondes d’attente après chaque geste d’un bot',
    data: 'le dossier du serveur ; celui d’habitude par défaut',
  },

  bots: {
    title: 'Les bots',
    levels: 'le plus faible d’abord',
    frozen: 'ne changent jamais, pour qu’on puisse mesurer les autres',
    styles: 'un bot avec un style, comme tycoon:daring ; il décide entre des choix presque égaux',
  },

  argument: {
    position: '"<position>"',
    tokens: '<mot>…',
    file: '<fichier>',
    bot: '<nom>',
    command: '[commande]',
  },

  error: {
    unknownCommand: (name) =>
      `Il n’y a pas de commande « ${name} » ; « claim-it help » les donne toutes.`,
    unknownOption: (name) => `Il n’y a pas d’option ${name} ici.`,
    missingValue: (name) => `L’option ${name} demande une valeur.`,
    unwantedValue: (name) => `L’option ${name} ne prend pas de valeur.`,
    missingArgument: (name) => `Il manque ${name}.`,
    extraArgument: (found) => `« ${found} » est un argument de trop.`,
    notANumber: (name, found, low, high) =>
      `L’option ${name} prend un nombre entier de ${low} à ${high}, pas « ${found} ».`,
    notOneOf: (name, found, allowed) => `L’option ${name} prend ${allowed}, pas « ${found} ».`,
    unknownBot: (name, known, styled) =>
      `Il n’y a pas de bot « ${name} ». Bots : ${known} ; avec un style : ${styled}.`,
    unknownEntrant: (name, known, styled) =>
      `Il n’y a pas de bot « ${name} ». Bots : ${known} ; avec un style : ${styled} ; ou cmd: et un programme.`,
    tooManyBots: (bots, players) => `${bots} bots ne tiennent pas sur ${players} places.`,
    oddSeat: (found) =>
      `« ${found} » n’est pas une place : écris « me », le nom d’une personne, ou bot: et le nom d’un bot.`,
    seatCount: (seats) => `Claim It! se joue de 2 à 5 places, pas à ${seats}.`,
    noFile: (file) => `Il n’y a pas de fichier ${file}.`,
    unreadable: (file) => `${file} est illisible.`,
    unwritable: (file) => `${file} ne peut pas être écrit.`,
    at: (source, line, column, reason) =>
      `${source}, ligne ${line}, caractère ${column} : ${reason}`,
    token: (index, token, reason) => `Mot ${index}, « ${token} » : ${reason}`,
    notAMove: (token) =>
      `« ${token} » n’est ni un lancer ni un coup ; exemples : 145, s4@15, c@14, roll, take.`,
    botLine: (line) =>
      `« ${line} » n’est pas dans le protocole des bots : il connaît new, go et quit.`,
    botAsked: () => 'Il n’y a rien à décider dans cette position.',
    newerSave: (file, version) =>
      `${file} vient d’une version plus récente (${version}) et reste comme il est ; cette version lit 1.`,
    notASave: (file) => `${file} est un relevé, mais pas une partie enregistrée par ce programme.`,
    noBrain: (file, reason) => `Le réseau de ${file} est inutilisable : ${reason}.`,
    cancelled: 'Arrêté avant la fin, comme demandé.',
    noHouse: 'Le serveur manque ici : « npm run build » le construit.',
    internal: (reason) =>
      `Quelque chose est cassé dans ce programme : ${reason}. Signale-le, et dis ce que tu as tapé.`,
  },

  weights,

  position: {
    toRoll: (name) => `${name} va lancer les dés.`,
    toPlace: (name, roll) => `${name} a lancé ${roll} et doit poser :`,
    toDecide: (name) => `${name} peut relancer ou prendre.`,
    over: 'La partie est finie.',
    noPlacement: 'Rien ne peut être posé : ce lancer est raté.',
    bust: (busts, percent) => `${busts} lancers sur 216 rateraient (${percent}).`,
    lastRound: (turns) =>
      `Dernière manche : ${count(turns, { one: 'tour restant', other: 'tours restants' })}.`,
    free: (squatters) => `Squatteurs libres : ${squatters}`,
    none: 'aucun',
    reuse: 'Variante : un squatteur revient dès qu’une borne le couvre.',
    legend:
      'g occupée · [G] concession · ce tour : (4) squatteur, (4)b sur un pion de Bleu, <*> borne · ‹1› ton choix',
  },

  score: {
    player: 'Joueur',
    group: 'Mine',
    claims: 'Concessions',
    spaces: 'Cases',
    gone: 'hors jeu',
  },

  replay: {
    unfinished: 'Le relevé finit avant la partie.',
  },

  analyse: {
    head: (names, rules) => `${names} · ${rules}`,
    legend:
      'Une victoire vaut 100 points. Les chances sont celles du joueur à la fin de son tour. ?! petite erreur, ? erreur, ?? grosse erreur.',
    turn: 'Tour',
    luck: 'Chance',
    chance: 'Chances',
    played: 'Joué',
    better: (roll, choice, points) =>
      `Après ${roll} : « ${choice} » aurait valu ${points} points de plus.`,
    start: 'Départ',
    result: 'Résultat',
    skill: 'Choix',
    absences: 'Hors ligne',
    loss: 'Perdu',
    errorRate: 'Taux d’erreur',
    adjusted: 'Sans la chance',
    dice: (names, luck, skill) =>
      `Les dés ont le plus compté : pour ${names}, ils ont rapporté ${luck} points, tous les choix ensemble ${skill}.`,
    decisions: (names, luck, skill) =>
      `Les choix ont le plus compté : pour ${names}, ils ont rapporté ${skill} points ensemble, les dés ${luck}.`,
    both: (names, luck, skill) =>
      `Les dés et les choix ont compté : pour ${names}, les dés ont rapporté ${luck} points, tous les choix ensemble ${skill}.`,
    absent: (names, points) =>
      `L’absence d’un joueur a le plus compté : pour ${names}, elle a rapporté ${points} points.`,
    soFar: (names, luck, skill) =>
      `Jusqu’ici, ${names} a les meilleures chances : les dés ont rapporté ${luck} points, tous les choix ensemble ${skill}.`,
    chart: (names) => `Chances de gagner : ${names}`,
    progress: (done, all, left) => `${done} coups sur ${all}, encore ${left}`,
  },

  verify,

  rollout: {
    head: (trials, seed) => `${games(trials)} pour chaque choix, graine ${seed}`,
    legend:
      'Chances de gagner sans la chance des lancers ratés, ± leur erreur type. Le gain dit combien de fois plus de parties il faudrait sinon pour la même précision.',
    choice: 'Choix',
    gain: 'Gain',
  },

  arena: {
    head: (played, players, rules) => `${games(played)}, ${players} places, ${rules}`,
    bot: 'Bot',
    seats: 'Places',
    wins: 'Victoires',
    rate: 'Part',
    interval: 'Intervalle 95 %',
    fair: 'Juste',
    faults: 'Perdues par faute',
  },

  fault: {
    illegal: (answer) => `a répondu « ${answer} », ce qui n’est pas permis ici`,
    silent: (ms) => `n’a pas répondu en ${ms} ms`,
    ended: 's’est arrêté avant de répondre',
    notStarted: (reason) => `n’a pas pu démarrer (${reason})`,
    lost: (bot, faults, what) =>
      `${bot} a perdu ${games(faults)} par faute ; la première fois, ce bot ${what}.`,
  },

  progress: (done, all, left) => `${done} sur ${games(all)}, encore ${left}`,

  bench: {
    head: 'Jeu au hasard avec 2 places sur un cœur ; plus haut est plus rapide.',
    kernelGames: 'noyau, parties par seconde',
    rulesGames: 'règles, parties par seconde',
    ratio: 'noyau : règles',
    bustNanoseconds: 'compte exact des ratés dans le noyau, nanosecondes',
    rulesBustNanoseconds: 'compte exact des ratés dans les règles, nanosecondes',
    decisions:
      'Un choix d’un bot en millisecondes : celui du milieu, et celui que 1 sur 100 dépasse.',
    median: '50 sur 100',
    slow: '99 sur 100',
    means: (turns, rolls, busts) =>
      `Moyenne des parties du noyau : ${turns} tours, ${rolls} lancers par tour, ${busts} ratés par tour.`,
  },

  play: {
    welcome: 'Claim It! · l’Ouest, 1855',
    credit:
      'Création : Kris Gould, Wattsalpoag Games, 2006. Ceci est une édition non officielle, avec ses propres textes et images.',
    goal: 'Trois dés, trente-six cases : la plus grande mine d’un seul tenant gagne. Ne tente pas trop ta chance.',
    resume: (names) => `Une partie est enregistrée : ${names}. On la continue ?`,
    resumed: 'La partie enregistrée continue.',
    howMany: 'Combien de joueurs ?',
    seat: (number) => `Joueur ${number} : le nom d’une personne, ou`,
    seatChoices: (bots) => `un bot (${bots})`,
    defaultName: 'Pionnier',
    variation:
      'Jouer la variante ? Une borne renvoie alors tout de suite le squatteur dessous. Les tours sont plus longs.',
    fivePlayers:
      'La règle déconseille la variante à cinq joueurs. La partie se joue quand même ainsi.',
    rollOff: 'Tout le monde lance les dés pour savoir qui commence.',
    rollOffRoll: (name, roll, sum) => `${name} lance ${roll} : ${sum}.`,
    rollOffTie: (names) => `Égalité : ${names} relancent.`,
    rollOffFirst: (name) => `${name} commence.`,
    turn: (name) => `${name}, c’est à toi.`,
    rolled: (name, roll) => `${name} a lancé ${roll}. Où poser ?`,
    rollFirst: 'Lancer les dés',
    rollAgain: (busts, percent) => `Relancer : ${busts} lancers sur 216 rateraient (${percent})`,
    take: (n) => `Prendre ${spaces(n)}`,
    takeGrows: (n, before, after) => `Prendre ${spaces(n)} : ta mine passe de ${before} à ${after}`,
    undo: 'Reprendre le jeton',
    help: 'Aide',
    advice: 'Conseil',
    quit: 'Enregistrer et quitter',
    choicePlace: (what, busts, percent) =>
      `${what} ; ensuite, ${busts} lancers sur 216 rateraient (${percent})`,
    squatterOn: (number, space) => `Squatteur ${number} en ${space}`,
    squatterJumps: (number, space, owner) => `Squatteur ${number} en ${space}, par-dessus ${owner}`,
    claimOn: (space) => `Borne sur ta case ${space}`,
    claimOnSquatter: (number, space) => `Borne sur le squatteur ${number} en ${space}`,
    prompt: 'Ton choix',
    notAChoice: (found) =>
      `« ${found} » n’est pas dans la liste. Tape un numéro ou une lettre de la liste.`,
    helpText: `À ton tour, tu lances trois dés : l’un est la colonne, un autre la ligne, le troisième le numéro du squatteur.
Sur une case vide ou le pion d’un autre joueur, tu poses ce squatteur, s’il n’est pas déjà sur le plateau.
Sur ton propre pion, ou sur un squatteur de ce tour, tu poses une borne ; le troisième dé ne compte plus.
Les concessions sont fermées à tout le monde, pour toujours.
Après chaque jeton : relance, ou prends tes cases. Si un lancer ne va nulle part, il est raté et tu perds le tour.
Avec assez de concessions à la fin de ton tour, tu annonces la dernière manche : 13 à deux joueurs, 9 à trois, 7 à quatre, 6 à cinq. Chacun a encore un tour, et tu joues en dernier.
La plus grande mine gagne : des cases qui se touchent par leurs côtés. À égalité, les concessions décident, puis toutes les cases.`,
    saved: (file) => `Ta partie est enregistrée dans ${file}. « claim-it play » la continue.`,
    keptRecord: (file) => `Le relevé de cette partie est dans ${file}.`,
    notSaved: (reason) => `La partie n’a pas pu être enregistrée : ${reason}`,
  },
};
