import type { PlaceText } from '../../page.ts';

export const places: PlaceText = {
  learn: {
    lead: 'Vier kurze Lektionen auf einem echten Spielplan. Du machst die Züge.',
    trail: 'Der Pfad der vier Lektionen',
    goOn: 'Weiter',
    rules: {
      name: 'Alle Regeln',
      line: 'Jede Regel mit ihrem Beispiel, zum Lesen oder Nachschlagen.',
    },
    first: {
      name: 'Dann probier es aus',
      line: 'Ein erstes Spiel gegen Grünschnabel Pip. Wenn du willst, mit Tipps.',
      button: 'Gegen Pip spielen',
    },
  },
  puzzles: {
    lead: 'Jedes Blatt der Karte ist ein Thema. Jedes gelöste Rätsel ist ein Feld von dir.',
    themes: {
      first: 'Erste Schritte',
      join: 'Zwei Goldminen verbinden',
      push: 'Würfeln oder besetzen?',
      variation: 'Mit Regelvariante',
      claim: 'Goldclaims setzen',
      rival: 'Eine Goldmine zerteilen',
      last: 'In der letzten Runde',
      many: 'Zu viert oder fünft',
      hard: 'Harte Nüsse',
    },
    sheet: (name, peaks, solved, all) =>
      `${name}, Schwierigkeit ${peaks} von 5, ${solved} von ${all} gelöst`,
    count: (solved, all) => `${solved} von ${all}`,
    difficulty: (peaks) => `Schwierigkeit ${peaks} von 5`,
    open: (name) => `Blatt ${name} öffnen`,
    again: 'Ansehen',
    own: {
      name: 'Deine eigenen Spiele',
      line: (count) =>
        count === 1
          ? 'Ein Zug, den du besser spielen könntest'
          : `${count} Züge, die du besser spielen könntest`,
      none: 'Sieh dir die Analyse eines Spiels an. Dann kommen deine eigenen Züge hierher.',
      button: 'Noch einmal versuchen',
      statistics: 'Zu deiner Statistik',
    },
    next: 'Dein nächstes',
    number: (theme, number) => `${theme} · ${number}`,
    solve: 'Lösen',
    days: (days) => (days === 1 ? 'Tag hintereinander' : 'Tage hintereinander'),
    keep: 'Löse jeden Tag eines, dann geht deine Serie weiter.',
    solved: 'Gelöst',
    firstTry: 'Beim ersten Versuch',
    states: {
      fresh: 'noch nicht probiert',
      tried: 'probiert, nicht gelöst',
      solved: 'gelöst',
      first: 'beim ersten Versuch gelöst',
      next: 'als Nächstes',
    },
  },
  daily: {
    line: (day) => `${day}. Für alle auf der Welt gleich.`,
    calendar: 'Deine Tage',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    today: 'heute',
    states: { first: 'beim ersten Versuch', later: 'später gelöst', missed: 'verpasst' },
    first: (count) => `Beim ersten Versuch: ${count}`,
    later: (count) => `Später: ${count}`,
  },
  settings: {
    tabs: 'Teile der Einstellungen',
    you: 'Du',
    tryIt: 'Zum Ausprobieren',
    tryLine: 'Dieser Spielplan zeigt jede Änderung sofort.',
  },
};
