import type { LearnText } from '../../page.ts';

export const learn: LearnText = {
  lesson: (number) => `Lektion ${number}`,
  begin: 'Beginnen',
  again: 'Noch einmal',
  finished: 'Geschafft',
  step: (number, of) => `Schritt ${number} von ${of}`,
  next: 'Weiter',
  nextLesson: 'Nächste Lektion',
  overview: 'Alle Lektionen',
  allFinished: 'Jetzt kennst du das Spiel. Viel Spaß!',
  rulebook: 'Regeln lesen',
  hints: {
    next: 'Wähle „Weiter“.',
    roll: 'Wähle „Würfeln“.',
    rollAgain: 'Wähle „Noch einmal würfeln“.',
    anySpace: 'Wähle eines der leuchtenden Felder.',
    space: (space) => `Wähle Spalte ${space[0]}, Reihe ${space[2]}.`,
    take: 'Wähle „Besetzen“.',
    done: 'Diese Lektion ist zu Ende.',
  },
  lessons: {
    1: {
      title: 'Würfeln und setzen',
      goal: 'Drei Würfel sagen, wohin ein Stein kommt.',
      steps: {
        roll: 'Baue die größte Goldmine: eigene Felder, die sich berühren. Du bist Grün. Dein Zug beginnt mit einem Wurf.',
        place:
          'Ein Würfel ist die Spalte, einer die Reihe. Der dritte ist der Anspruchstein. Wähle ein leuchtendes Feld.',
        second: 'Da liegt er. Du darfst noch ein anderes Feld wählen. Dann würfle noch einmal.',
        placeSecond: 'Zwei Würfel sind gleich: Nur drei Felder sind möglich. Wähle eines.',
        take: 'Zwei Felder sind genug. Hör hier auf und besetze sie.',
        done: 'Die Anspruchsteine gehen zurück. Deine Spielersteine bleiben. Du hast zwei Felder besetzt.',
      },
      hints: {
        place: 'Wähle eines der sechs leuchtenden Felder.',
        take: 'Jetzt nicht mehr würfeln. Wähle „Besetzen“.',
      },
    },
    2: {
      title: 'Besitzsteine und Stapel',
      goal: 'Was auf dem Feld liegt, bestimmt deinen Stein.',
      steps: {
        look: 'Du bist mitten im Zug. Die Anspruchsteine 2 und 5 liegen auf dem Spielplan. Ein dunkler Rand zeigt einen Goldclaim.',
        roll: 'Würfle noch einmal.',
        jump: 'Drei Felder leuchten. Wähle den blauen Stein auf 5/1. Anspruchstein 4 kommt oben drauf. Das heißt überbauen.',
        own: 'Du darfst dich noch anders entscheiden. Wähle deinen eigenen Stein auf 1/5. Er bekommt einen Besitzstein.',
        squatter:
          'Und noch einmal. Wähle Anspruchstein 2 auf 1/4. Auch er bekommt einen Besitzstein.',
        closed: 'Versuche es auf einem Goldclaim: 4/5 oder 5/4.',
        take: 'Gesperrt für alle, auch für den Besitzer. Besetze jetzt deine Felder.',
        done: 'Feld 1/4 ist dein Goldclaim für immer. Feld 3/3 ist besetzt und kann überbaut werden.',
      },
      hints: { look: 'Schau dir den Spielplan an, dann wähle „Weiter“.' },
    },
    3: {
      title: 'Weiterwürfeln oder besetzen?',
      goal: 'Ein schlechter Wurf kostet den ganzen Zug.',
      steps: {
        look: 'Auf vier Feldern liegen deine Steine. Noch gehört dir nichts davon.',
        roll: 'Die Anzeige zeigt das Risiko. Trau dich und würfle noch einmal.',
        bust: 'Pech gehabt! Der Wurf 3, 4 und 6 passt nirgends. Die Anspruchsteine 3 und 6 liegen schon auf dem Spielplan. 3/6 und 6/3 sind gesperrt. Alle vier Felder sind weg.',
        fresh: 'Neuer Zug, neues Glück: Auf fünf Feldern liegen deine Steine.',
        take: 'Sei diesmal klug. Besetze alle fünf.',
        done: 'Alle fünf gehören dir, drei davon für immer. Blau und Orange bekommen ihre Spielersteine zurück.',
      },
      hints: {
        look: 'Schau dir den Spielplan an, dann wähle „Weiter“.',
        roll: 'Wähle „Noch einmal würfeln“. Du wirst sehen, was passiert.',
        take: 'Denk an das Pech von eben. Wähle „Besetzen“.',
      },
    },
    4: {
      title: 'Die letzte Runde',
      goal: 'Die größte Goldmine gewinnt, nicht die meisten Felder.',
      steps: {
        take: 'Du bist Orange mit acht Goldclaims. Auf 6/1 liegt noch ein Besitzstein. Besetze das Feld!',
        green:
          'Neun Goldclaims: Die letzte Runde beginnt! Alle sind noch einmal am Zug, du zuletzt.',
        blue: 'Die Goldmine von Grün hat 6 Felder. Jetzt spielt Blau.',
        roll: 'Deine Goldmine hat auch 6 Felder. Das ist dein letzter Zug. Würfle!',
        join: 'Felder hängen an ihren Seiten zusammen. Wähle eines an deiner Goldmine.',
        last: 'Deine Goldmine wächst auf 7. Besetze das Feld!',
        done: 'Du gewinnst: 7 gegen 6 und 5. Bei Gleichstand zählen die Goldclaims, dann alle Felder.',
      },
      hints: {
        green: 'Wähle „Weiter“ für den Zug von Grün.',
        blue: 'Wähle „Weiter“ für den Zug von Blau.',
        join: 'Das hängt nicht an deiner Goldmine. Schau dir Spalte 2, Reihe 5 an.',
      },
    },
  },
};
