import type { TogetherText } from '../../web.ts';

export const together: TogetherText = {
  join: (name) => `${name} will noch einmal spielen: Mach mit!`,
  next: 'Zum nächsten Spiel',
  letWatch: 'Andere zuschauen lassen',
  watching: 'Du schaust bei diesem Spiel zu.',
  another: 'Ein anderes Spiel?',
  goesOn:
    'Dieses Spiel geht weiter, und du behältst deinen Platz. Du findest es unter „Deine Tische“.',
  stay: 'Hier bleiben',
  onThisDevice: 'Auf diesem Gerät',
};
