import type { NoticeText } from '../../web.ts';

export const notices: NoticeText = {
  storageFull:
    'Das Gerät ist voll, deshalb lässt sich das Spiel nicht speichern. Schaffe etwas Platz und versuche es noch einmal.',
  storageForbidden:
    'Dieser Browser lässt uns keine Spiele speichern. Erlaube ihm, Daten dieser Seite zu behalten, und versuche es noch einmal.',
  openElsewhere:
    'Dieses Spiel ist in einem anderen Tab offen. Spiele dort weiter oder hole es hierher.',
  brainFailed: 'Der Bot antwortet nicht. Dein Spiel ist sicher: Versuche es noch einmal.',
  brainUnsupported:
    'Dieser Browser ist zu alt für Bots, Tipps und Auswertungen: Sie brauchen Chrome oder Edge 91, Firefox 89, Safari 16.4 oder neuer.',
  connectionLost:
    'Keine Verbindung. Dein Spiel ist sicher und geht weiter, sobald der Server antwortet.',
  houseRestarting: 'Der Server startet neu. Dein Spiel ist sicher und geht gleich weiter.',
  proofFailed:
    'Der Nachweis der Würfel stimmt nicht. Der Tisch ist eingefroren: Sichere die Aufzeichnung und zeig sie den anderen.',
  tableGone: 'Diesen Tisch gibt es nicht mehr.',
  outdated: 'Der Server spricht eine neuere Sprache als diese Seite. Lade die Seite neu.',
  notFound: 'Dieses Spiel ist auf diesem Gerät nicht gespeichert.',
  unreadable: 'Dieses gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen.',
  unlawful: (step) =>
    `Dieses gespeicherte Spiel ist beschädigt: Schritt ${step} verstößt gegen die Regeln.`,
  newer:
    'Eine neuere Version der App hat dieses Spiel gespeichert. Lade die Seite neu, um sie zu bekommen.',
  recordTooLong: 'Dieser Text ist zu lang für die Aufzeichnung eines Spiels.',
  recordFaulty: (fault) => `Diese Aufzeichnung lässt sich nicht öffnen. ${fault}`,
  linkBroken: 'Dieser Link ist kaputt: Ein Teil davon fehlt. Lass ihn dir noch einmal schicken.',
  linkTooLong: 'Dieser Link ist zu lang für ein Spiel.',
  linkFaulty: (fault) => `Das Spiel in diesem Link lässt sich nicht öffnen. ${fault}`,
};
