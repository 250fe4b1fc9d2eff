import type { TogetherText } from '../../web.ts';

export const together: TogetherText = {
  join: (name) => `${name} will noch einmal spielen: mitmachen`,
  next: 'Zum nächsten Spiel',
  letWatch: 'Andere zuschauen lassen',
  watching: 'Du schaust zu. Du siehst jeden Wurf.',
  another: 'Ein anderes Spiel?',
  goesOn:
    'Dieses Spiel läuft weiter, und dein Platz bleibt deiner. Du findest es bei deinen Tischen.',
  stay: 'Hier bleiben',
  onThisDevice: 'Auf diesem Gerät',
};
