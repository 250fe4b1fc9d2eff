import type { ShellText } from '../../web.ts';

export const shell: ShellText = {
  title: 'Claim It! Das Würfelspiel der Goldgräber',
  description:
    'Drei Würfel, 36 Felder, ein bisschen Mut: Die größte Goldmine gewinnt. Für 2 bis 5 Spieler und Bots ab 8 Jahren. Kostenlos, ohne Konto, auch offline. Eine inoffizielle Ausgabe.',
  needsScript: 'Dieses Spiel braucht JavaScript. Bitte erlaube es für diese Seite.',
};
