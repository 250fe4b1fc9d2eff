import type { PrivacyText } from '../../page.ts';

export const privacy: PrivacyText = {
  lead: 'Was wir über dich wissen, wo es gespeichert ist und wie du es löschst.',
  device: {
    title: 'Auf diesem Gerät',
    lines: {
      what: 'Deine Spiele, dein Name, deine Einstellungen und die Schlüssel zu deinen Plätzen sind in diesem Browser gespeichert.',
      sent: 'Nichts davon verlässt das Gerät, solange du allein oder mit anderen an einem Gerät spielst.',
      gone: 'Es bleibt, bis du hier Spiele löschst oder im Browser die Daten dieser Seite entfernst.',
    },
  },
  server: {
    title: 'Auf dem Server, sobald du mit anderen spielst',
    lines: {
      what: 'Dein Name, deine Plätze und wann du und deine Geräte zuletzt da waren.',
      devices: 'Von jedem Gerät wird nur die Art gespeichert, etwa „Firefox unter Windows“.',
      cookie:
        'Ein Cookie oder deine zwölf Wörter sagen dem Server, dass du es bist. Er speichert nur Fingerabdrücke, nie die Wörter.',
      passkey:
        'Wenn du einen Passkey speicherst: sein öffentlicher Schlüssel und die Art des Geräts, das ihn erstellt hat. Deine Wörter sind darin verschlüsselt. Nur der Passkey kann sie öffnen.',
      games:
        'Spiele werden mit Platznummern statt Namen gespeichert und bleiben, wenn du gegangen bist.',
      address:
        'Deine Netzwerkadresse schützt nur vor zu vielen Anfragen und wird dann vergessen. Protokolle enthalten nur ihren Anfang.',
      talk: 'Was du an einem privaten Tisch schreibst, bleibt bei diesem Tisch. Nur wer dort sitzt, kann es später lesen.',
      safety:
        'Wen du blockierst und was du meldest. Der Betreiber kann Meldungen 90 Tage lang lesen, mit dem, was geschrieben wurde.',
    },
  },
  time: {
    title: 'Wie lange, und wie du es löschst',
    lines: {
      now: '„Meine Daten löschen“ entfernt deinen Namen, deine Plätze, deine Geräte, deine Wörter, deine Blockierungen und Meldungen über dich sofort.',
      idle: 'Wer 90 Tage nicht da war, wird ohne Nachfrage gelöscht.',
      copies: 'Ältere Sicherungen und Protokolle der Datenbank enthalten es noch eine Weile.',
    },
  },
  others: {
    title: 'Wer was sieht',
    lines: {
      listed: 'Bei einem Tisch aus der Liste dürfen alle zuschauen und die Namen sehen.',
      byLink:
        'Wer die Adresse eines privaten Tisches hat, kann zuschauen und mitlesen. Gib sie nur weiter, wenn du das willst.',
      ids: 'Andere kennen dich am Tisch unter einer Kennung, die für jeden von ihnen anders ist.',
      third:
        'Es gibt keine Werbung und kein Tracking. Die Seiten laden nichts von anderen Diensten.',
      push: 'Wenn dieses Gerät dir Bescheid sagen darf, schickt der Server die Benachrichtigung über den Push-Dienst deines Browsers. Der kann sie nicht lesen.',
      chat: 'Der Gastgeber eines Tisches kann einem Chat oder einem Programm melden lassen, wer am Zug ist, mit dem Namen am Tisch.',
    },
  },
  children: {
    title: 'Kinder',
    lines: {
      account: 'Es gibt kein Konto, keine E-Mail und kein Passwort. Ein erfundener Name genügt.',
      talk: 'Fremde können nur mit fertigen Sätzen sprechen. Freier Text lässt sich in den Einstellungen eines Geräts ausschalten. Namen werden geprüft, bevor andere sie sehen.',
      adults: 'Eltern können auf der Seite „Du und deine Daten“ alles ansehen und löschen.',
    },
  },
  operator: {
    title: 'Wer diesen Server betreibt',
    is: (name) => `Diesen Server betreibt ${name}.`,
    contact: (contact) => `Fragen und Anliegen gehen an: ${contact}`,
    none: 'Der Betreiber dieses Servers hat weder Namen noch Kontakt angegeben.',
    noContact: 'Der Betreiber dieses Servers hat keinen Kontakt angegeben.',
    noServer: 'Hier antwortet kein Server. Es gilt nur der Teil über dieses Gerät.',
  },
};
