import type { LearnText } from '../../page.ts';

export const learn: LearnText = {
  lead: 'Vier kurze Lektionen. Du machst die Züge.',
  lesson: (number) => `Lektion ${number}`,
  begin: 'Beginnen',
  again: 'Noch einmal',
  finished: 'Geschafft',
  step: (number, of) => `Schritt ${number} von ${of}`,
  next: 'Weiter',
  nextLesson: 'Nächste Lektion',
  overview: 'Alle Lektionen',
  allFinished: 'Du kennst das Spiel. Setz dich und spiel!',
  rulebook: 'Regeln lesen',
  lessons: {
    1: {
      title: 'Würfeln und setzen',
      goal: 'Drei Würfel sagen, wohin ein Stein kommt.',
      steps: {
        roll: {
          say: 'Du bist Grün. Jeder Zug beginnt mit einem Wurf.',
          hint: 'Wähle „Würfeln“.',
        },
        place: {
          say: 'Ein Würfel ist die Spalte, einer die Reihe. Der dritte wählt den Anspruchstein. Wähle ein leuchtendes Feld.',
          hint: 'Wähle eines der sechs leuchtenden Felder.',
        },
        second: {
          say: 'Da liegt er. Du darfst noch ein anderes Feld wählen. Dann würfle noch einmal.',
          hint: 'Wähle „Noch einmal würfeln“.',
        },
        placeSecond: {
          say: 'Zwei Würfel sind gleich: Nur drei Felder passen. Wähle eines.',
          hint: 'Wähle eines der leuchtenden Felder.',
        },
        take: {
          say: 'Zwei Felder sind genug. Besetze sie jetzt.',
          hint: 'Jetzt nicht mehr würfeln. Wähle „Besetzen“.',
        },
        done: {
          say: 'Die Anspruchsteine gehen zurück. Deine Spielersteine bleiben: zwei besetzte Felder.',
          hint: 'Diese Lektion ist zu Ende.',
        },
      },
    },
    2: {
      title: 'Besitzsteine und Stapel',
      goal: 'Was auf dem Feld liegt, bestimmt deinen Stein.',
      steps: {
        look: {
          say: 'Dein Zug läuft. Die Anspruchsteine 2 und 5 liegen aus. Ein dunkler Rand zeigt einen Goldclaim.',
          hint: 'Sieh dir den Spielplan an, dann wähle „Weiter“.',
        },
        roll: { say: 'Würfle noch einmal.', hint: 'Wähle „Noch einmal würfeln“.' },
        jump: {
          say: 'Drei Felder leuchten. Wähle den blauen Stein auf 5,1. Anspruchstein 4 überbaut ihn.',
          hint: 'Wähle Spalte 5, Reihe 1.',
        },
        own: {
          say: 'Entscheide dich um. Wähle deinen eigenen Stein auf 1,5. Er bekommt einen Besitzstein.',
          hint: 'Wähle Spalte 1, Reihe 5.',
        },
        squatter: {
          say: 'Und noch einmal. Wähle Anspruchstein 2 auf 1,4. Auch er bekommt einen Besitzstein.',
          hint: 'Wähle Spalte 1, Reihe 4.',
        },
        closed: {
          say: 'Versuche es auf einem Goldclaim: 4,5 oder 5,4.',
          hint: 'Wähle Spalte 4, Reihe 5.',
        },
        take: {
          say: 'Für alle zu, auch für den Besitzer. Jetzt besetze.',
          hint: 'Wähle „Besetzen“.',
        },
        done: {
          say: 'Feld 1,4 ist dein Goldclaim für immer. Feld 3,3 ist besetzt und kann überbaut werden.',
          hint: 'Diese Lektion ist zu Ende.',
        },
      },
    },
    3: {
      title: 'Pech oder Besetzen',
      goal: 'Ein schlechter Wurf kostet den ganzen Zug.',
      steps: {
        look: {
          say: 'Auf vier Feldern liegen deine Steine. Noch gehört dir nichts davon.',
          hint: 'Sieh dir den Spielplan an, dann wähle „Weiter“.',
        },
        roll: {
          say: 'Die Anzeige zeigt das Risiko. Trau dich und würfle noch einmal.',
          hint: 'Wähle „Noch einmal würfeln“. Du wirst sehen, warum.',
        },
        bust: {
          say: 'Pech gehabt! Der Wurf 3, 4 und 6 passt nirgends. Die Anspruchsteine 3 und 6 liegen aus, 3,6 und 6,3 sind zu. Alle vier Felder sind weg.',
          hint: 'Wähle „Weiter“.',
        },
        fresh: {
          say: 'Neues Glück: Auf fünf Feldern liegen Steine.',
          hint: 'Wähle „Weiter“.',
        },
        take: {
          say: 'Sei diesmal klug. Besetze alle fünf.',
          hint: 'Denk an das Pech von eben. Wähle „Besetzen“.',
        },
        done: {
          say: 'Alle fünf gehören dir, drei davon für immer. Blau und Orange bekommen ihre Spielersteine zurück.',
          hint: 'Diese Lektion ist zu Ende.',
        },
      },
    },
    4: {
      title: 'Letzte Runde und Wertung',
      goal: 'Die größte Goldmine gewinnt, nicht die meisten Felder.',
      steps: {
        take: {
          say: 'Du bist Orange mit acht Goldclaims. Auf 6,1 liegt noch ein Besitzstein. Besetze!',
          hint: 'Wähle „Besetzen“.',
        },
        green: {
          say: 'Neun Goldclaims: die Letzte Runde! Alle sind noch einmal am Zug, du zuletzt.',
          hint: 'Wähle „Weiter“ für den Zug von Grün.',
        },
        blue: {
          say: 'Die Goldmine von Grün hat 6 Felder. Jetzt spielt Blau.',
          hint: 'Wähle „Weiter“ für den Zug von Blau.',
        },
        roll: {
          say: 'Deine Goldmine hat auch 6 Felder. Das ist dein letzter Zug. Würfle!',
          hint: 'Wähle „Würfeln“.',
        },
        join: {
          say: 'Felder verbinden sich an ihren Seiten. Wähle eines an deiner Goldmine.',
          hint: 'Das hängt nicht an deiner Goldmine. Sieh auf Spalte 2, Reihe 5.',
        },
        last: { say: 'Deine Goldmine wächst auf 7. Besetze!', hint: 'Wähle „Besetzen“.' },
        done: {
          say: 'Du gewinnst: 7 gegen 6 und 5. Bei Gleichstand zählen Goldclaims, dann Felder.',
          hint: 'Diese Lektion ist zu Ende.',
        },
      },
    },
  },
};
