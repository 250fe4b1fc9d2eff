import type { RulebookText } from '../../page.ts';

export const rulebook: RulebookText = {
  lead: 'Drei Würfel, Steine setzen, rechtzeitig aufhören. Die größte Goldmine gewinnt.',
  contents: 'Inhalt',
  short: 'Kurz',
  full: 'Ausführlich',
  lessons: 'Am Spielplan lernen',
  chapters: {
    S: {
      title: 'Vorbereitung',
      short: [
        'Zwei bis fünf Spieler haben je eine Farbe.',
        'Der höchste Wurf beginnt.',
        'Erst die Spalte, dann die Reihe: 5,2 ist Spalte 5, Reihe 2.',
        'Sechs Anspruchsteine und dreißig Besitzsteine sind für alle da.',
      ],
      figures: ['Der grüne Spielerstein liegt auf 5,2: Spalte 5, Reihe 2.'],
    },
    P: {
      title: 'Würfeln und setzen',
      short: [
        'Würfle. Ein Würfel ist die Spalte, einer die Reihe.',
        'Der dritte Würfel wählt den Anspruchstein.',
        'Frei oder von anderen besetzt: Setze diesen Anspruchstein.',
        'Dein Feld oder ein Anspruchstein aus diesem Zug: Setze einen Besitzstein.',
        'Ein Besitzstein macht das Feld für alle zu.',
        'Dann würfle noch einmal oder besetze.',
      ],
      figures: [
        'Grün würfelt 1, 4 und 5. Möglich sind 5,1 für Anspruchstein 4 sowie 1,5 und 1,4 für einen Besitzstein. Anspruchstein 5 liegt schon aus, 4,5 und 5,4 sind Goldclaims.',
      ],
    },
    B: {
      title: 'Pech gehabt!',
      short: ['Kein Stein passt? Pech gehabt!', 'Alle Steine aus diesem Zug sind weg.'],
      figures: [
        'Grün würfelt 3, 4 und 6, und nichts passt.',
        'Nach dem Pech: Der Spielplan ist wie vor dem Zug.',
      ],
    },
    T: {
      title: 'Felder besetzen',
      short: [
        'Besetzen beendet deinen Zug und behält seine Felder.',
        'Unter einem Besitzstein: dein Goldclaim für immer.',
        'Unter einem Anspruchstein: deins, bis es jemand überbaut.',
      ],
      figures: ['Grün hört hier auf.', 'Danach: zwei Felder sind besetzt, drei sind Goldclaims.'],
    },
    L: {
      title: 'Die Letzte Runde',
      short: [
        'Genug Goldclaims rufen die Letzte Runde aus: 13, 9, 7 oder 6.',
        'Die Zahl gilt für zwei, drei, vier oder fünf Spieler.',
        'Alle sind noch einmal am Zug, der Ausrufer zuletzt.',
      ],
      figures: ['Orange hat neun Goldclaims. Zu dritt ist das die Letzte Runde.'],
    },
    W: {
      title: 'Gewinnen',
      short: [
        'Deine größte Goldmine zählt: Felder, die an den Seiten zusammenhängen.',
        'Bei Gleichstand zählen Goldclaims, dann alle Felder.',
      ],
      figures: ['Die größten Goldminen: Grün 6, Blau 5, Orange 7. Orange gewinnt.'],
    },
    V: {
      title: 'Regelvariante: Anspruchsteine kehren zurück',
      short: [
        'Ein Besitzstein schickt den Anspruchstein darunter sofort zurück.',
        'Einigt euch vor dem Spiel darauf.',
      ],
      figures: ['Auf 3,4 liegt ein Besitzstein, sein Anspruchstein ist wieder frei.'],
    },
  },
  rules: {
    S1: 'Zwei bis fünf Spieler nehmen je die Spielersteine einer Farbe; der Spielplan ist am Anfang leer.',
    S2: 'Alle würfeln mit den drei Würfeln, und die höchste Summe hat den ersten Zug; bei Gleichstand würfeln die Besten noch einmal untereinander.',
    S3: 'Gespielt wird im Uhrzeigersinn, vom ersten Spieler an.',
    S4: 'Ein Feld heißt nach seiner Spalte, unten von links nach rechts gezählt, und dann nach seiner Reihe, links von unten nach oben gezählt: Spalte 5, Reihe 2 ist Feld 5,2.',
    S5: 'Neben dem Spielplan liegen sechs Anspruchsteine mit den Zahlen 1 bis 6 und dreißig Besitzsteine; sie gehören allen gemeinsam.',
    P1: 'Ein Zug beginnt mit einem Wurf der drei Würfel, und jeder Zug hat mindestens einen.',
    P2: 'Ein Würfel nennt die Spalte, ein anderer die Reihe und der dritte den Stein; wer am Zug ist, wählt, welcher Würfel was bedeutet.',
    P3: 'Auf ein freies Feld kommt der Anspruchstein mit der Zahl des dritten Würfels, wenn er frei ist.',
    P4: 'Ein von anderen besetztes Feld gilt als frei: Der Anspruchstein kommt auf den fremden Spielerstein.',
    P5: 'Auf ein eigenes besetztes Feld oder auf einen Anspruchstein aus diesem Zug kommt ein Besitzstein, egal was der dritte Würfel zeigt.',
    P6: 'Ein Besitzstein schließt sein Feld für alle, auch für den Besitzer, ob als Goldclaim oder in diesem Zug gesetzt.',
    P7: 'Ein Anspruchstein unter einem Besitzstein ist weiter im Spiel: Seine Zahl wird erst am Ende des Zuges frei.',
    P8: 'Jeder Wurf setzt genau einen Stein, und wo einer möglich ist, muss er gesetzt werden.',
    P9: 'Bis zum Ende des Zuges kommt kein Spielerstein auf den Spielplan und keiner verlässt ihn: Was in diesem Zug gesetzt wird, liegt obenauf.',
    P10: 'Nach dem Setzen wird noch einmal gewürfelt, so oft man will, oder besetzt.',
    B1: 'Erlaubt ein Wurf gar keinen Stein, heißt es „Pech gehabt!“.',
    B2: 'Dann verlassen alle Steine aus diesem Zug den Spielplan; was vorher besetzt oder Goldclaim war, bleibt, wie es war.',
    B3: 'Der Zug ist damit zu Ende, und der nächste Spieler würfelt.',
    T1: 'Besetzen darf man nach jedem Setzen, und nur dann.',
    T2: 'Jedes Feld mit einem Besitzstein obenauf wird zum eigenen Goldclaim für immer: unten der Besitzstein, oben der eigene Spielerstein.',
    T3: 'Jedes Feld mit einem Anspruchstein obenauf wird zum eigenen besetzten Feld, bis jemand es überbaut.',
    T4: 'Fremde Spielersteine, die verdeckt waren, gehen an ihre Besitzer zurück.',
    T5: 'Alle Anspruchsteine gehen in den Vorrat zurück, der Zug ist zu Ende, und der nächste Spieler würfelt.',
    L1: 'Goldclaims rufen die Letzte Runde aus, verbunden oder nicht: 13 bei zwei Spielern, 9 bei drei, 7 bei vier, 6 bei fünf.',
    L2: 'Sie wird am Ende eines Zuges von dem ausgerufen, der dann so viele hat, und nur einmal im Spiel.',
    L3: 'Danach sind alle genau noch einmal am Zug, der Ausrufer zuletzt.',
    L4: 'Nach dem Zug des Ausrufers ist das Spiel aus.',
    W1: 'Die größte einzelne Goldmine gewinnt: eigene Felder, besetzt oder Goldclaim, die an den Seiten zusammenhängen, nicht an den Ecken.',
    W2: 'Sind dabei mehrere gleich, gewinnt, wer die meisten Goldclaims auf dem Spielplan hat, verbunden oder nicht.',
    W3: 'Sind auch dabei mehrere gleich, gewinnt, wer die meisten Felder auf dem Spielplan hat.',
    V1: 'Ein Besitzstein auf einem Anspruchstein schickt diesen sofort in den Vorrat zurück; er ist im selben Zug wieder frei.',
    V2: 'Die Regelvariante gilt nur, wenn sie vor dem Spiel vereinbart wurde; sie ist auch zu fünft erlaubt, obwohl der Erfinder davon abrät.',
  },
  rulings: {
    title: 'Zweifelsfälle',
    lead: 'Wo die gedruckten Regeln schweigen, spielen wir so.',
    list: {
      R1: {
        title: 'Gleiche Würfel',
        text: 'Zwei gleiche Würfel bieten drei Felder, drei gleiche nur eines. Bei 1, 1 und 4 sind das 1,1 mit drittem Würfel 4 sowie 1,4 und 4,1 mit drittem Würfel 1.',
      },
      R2: {
        title: 'Keine Besitzsteine mehr',
        text: 'Liegen alle dreißig Besitzsteine auf dem Spielplan, kann keiner mehr gesetzt werden.',
      },
      R3: {
        title: 'Spielersteine gehen nie aus',
        text: 'Jeder Spieler darf beliebig viele Felder haben.',
      },
      R4: {
        title: 'Pech nimmt den Zug genau zurück',
        text: 'Jeder Stein aus diesem Zug geht weg, in der Regelvariante auch ein Besitzstein auf dem bloßen Feld.',
      },
      R5: {
        title: 'Pech beim ersten Wurf',
        text: 'Auch der erste Wurf kann Pech sein. Dann ist nur der Zug verloren.',
      },
      R6: {
        title: 'Der letzte Zug ist ein gewöhnlicher Zug',
        text: 'Wer in der Letzten Runde genug Goldclaims hat, ruft nichts mehr aus. Niemand hat zwei letzte Züge.',
      },
      R7: {
        title: 'Alles gleich',
        text: 'Wer in Goldmine, Goldclaims und Feldern gleich ist, gewinnt gemeinsam.',
      },
      R8: {
        title: 'Jemand verlässt das Spiel',
        text: 'Die Steine bleiben und können überbaut werden. Die Züge fallen aus, und gewinnen geht nicht mehr. Wer als Einziger übrig ist, gewinnt.',
      },
      R9: {
        title: 'Einen Stein zurücknehmen',
        text: 'Bis zum nächsten Wurf oder zum Besetzen darfst du ein anderes Feld wählen. Ein Wurf und das Besetzen gelten.',
      },
    },
  },
};
