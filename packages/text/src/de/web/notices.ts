import type { NoticeText } from '../../web.ts';

export const notices: NoticeText = {
  storageFull:
    'Das Gerät ist voll. Das Spiel lässt sich nicht speichern. Schaff etwas Platz und versuch es noch einmal.',
  storageForbidden:
    'Dieser Browser speichert keine Spiele. Erlaube ihm, Daten dieser Seite zu speichern, und versuch es noch einmal.',
  openElsewhere:
    'Dieses Spiel ist in einem anderen Tab offen. Spiel dort weiter oder mach hier weiter.',
  brainFailed: 'Der Bot antwortet nicht. Dein Spiel ist sicher. Versuch es noch einmal.',
  brainUnsupported:
    'Dieser Browser ist zu alt für Bots, Tipps und Spielanalysen. Sie brauchen Chrome oder Edge 91, Firefox 89, Safari 16.4 oder neuer.',
  connectionLost:
    'Keine Verbindung zum Server. Dein Spiel ist sicher. Es geht weiter, sobald die Verbindung wieder da ist.',
  houseRestarting: 'Der Server startet neu. Dein Spiel ist sicher und geht gleich weiter.',
  proofFailed:
    'Mit den Würfeln stimmt etwas nicht. Das Spiel wurde deshalb angehalten. Speichere die Aufzeichnung und zeig sie den anderen.',
  tableGone: 'Diesen Tisch gibt es nicht mehr.',
  outdated: 'Diese Seite ist veraltet. Bitte lade sie neu.',
  notFound: 'Dieses Spiel ist auf diesem Gerät nicht gespeichert.',
  unreadable: 'Dieses gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen.',
  unlawful: (step) =>
    `Dieses gespeicherte Spiel ist beschädigt: Schritt ${step} verstößt gegen die Regeln.`,
  newer:
    'Dieses Spiel stammt aus einer neueren Version der App. Lade die Seite neu, um sie zu bekommen.',
  recordTooLong: 'Dieser Text ist zu lang für die Aufzeichnung eines Spiels.',
  recordFaulty: (fault) => `Diese Aufzeichnung lässt sich nicht öffnen. ${fault}`,
  linkBroken: 'Dieser Link funktioniert nicht: Ein Teil fehlt. Lass ihn dir noch einmal schicken.',
  linkTooLong: 'Dieser Link ist zu lang für ein Spiel.',
  linkFaulty: (fault) => `Das Spiel in diesem Link lässt sich nicht öffnen. ${fault}`,
};
