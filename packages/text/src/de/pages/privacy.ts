import type { PrivacyText } from '../../page.ts';

export const privacy: PrivacyText = {
  lead: 'Was über dich bekannt ist, wo es liegt und wie es verschwindet.',
  device: {
    title: 'Auf diesem Gerät',
    lines: {
      what: 'Deine Spiele, dein Name, deine Einstellungen und die Schlüssel zu deinen Plätzen liegen in diesem Browser.',
      sent: 'Nichts davon verlässt das Gerät, solange du allein oder an einem Bildschirm spielst.',
      gone: 'Es bleibt, bis du hier Spiele löschst oder im Browser die Daten dieser Seite entfernst.',
    },
  },
  server: {
    title: 'Auf dem Server, sobald du mit anderen spielst',
    lines: {
      what: 'Dein Name, deine Plätze und wann du und deine Geräte zuletzt da waren.',
      devices: 'Von einem Gerät wird nur die Art behalten, etwa „Firefox unter Windows“.',
      cookie:
        'Ein Cookie oder deine zwölf Wörter sagen dem Server, dass du es bist. Er behält nur Fingerabdrücke, nie die Wörter.',
      games:
        'Spiele werden mit Platznummern statt Namen aufbewahrt und bleiben, wenn du gegangen bist.',
      address:
        'Deine Netzadresse dient nur den Grenzen und wird dann vergessen. Protokolle enthalten nur ihren Anfang.',
      talk: 'Was du an einem privaten Tisch schreibst, bleibt bei diesem Tisch. Später lesen können es nur die, die dort sitzen.',
      safety:
        'Wen du blockierst und was du meldest: Meldungen liest, wer den Server betreibt, mit dem Geschriebenen, 90 Tage lang.',
    },
  },
  time: {
    title: 'Wie lange, und wie du es löschst',
    lines: {
      now: '„Meine Daten löschen“ entfernt deinen Namen, deine Plätze, deine Geräte, deine Worte, deine Blockierungen und Meldungen über dich sofort.',
      idle: 'Wer 90 Tage nicht da war, wird ohne Nachfrage gelöscht.',
      copies:
        'Sicherungen und Protokolle der Datenbank von früher enthalten es noch für eine Weile.',
    },
  },
  others: {
    title: 'Wer was sieht',
    lines: {
      listed: 'Bei einem Tisch aus der Liste dürfen alle zusehen und die Namen lesen.',
      byLink:
        'Wer die Adresse eines privaten Tisches hat, kann zusehen und mitlesen. Gib sie mit Bedacht weiter.',
      ids: 'Andere kennen dich am Tisch unter einer Kennung, die für jeden von ihnen anders ist.',
      third:
        'Es gibt keine Werbung und kein Tracking, und deine Seiten fragen niemand sonst nach etwas.',
      push: 'Wenn dieses Gerät dir sagen darf, dass du am Zug bist, schickt der Server die Nachricht über den Push-Dienst deines Browsers, der sie nicht lesen kann.',
      chat: 'Wer einen Tisch öffnet, kann einem Chat oder einem Programm melden lassen, wer am Zug ist, mit dem Namen am Tisch.',
    },
  },
  children: {
    title: 'Kinder',
    lines: {
      account: 'Es gibt kein Konto, keine E-Mail und kein Passwort. Ein erfundener Name genügt.',
      talk: 'Fremde sprechen nur mit fertigen Sätzen. Freier Text lässt sich in den Einstellungen eines Geräts ausschalten. Namen werden geprüft, bevor andere sie sehen.',
      adults: 'Eltern können auf der Seite mit den eigenen Daten alles ansehen und löschen.',
    },
  },
  operator: {
    title: 'Wer diesen Server betreibt',
    is: (name) => `Diesen Server betreibt ${name}.`,
    contact: (contact) => `Fragen und Anliegen gehen an: ${contact}`,
    none: 'Wer diesen Server betreibt, hat weder Namen noch Kontakt angegeben.',
    noContact: 'Wer diesen Server betreibt, hat keinen Kontakt angegeben.',
    noServer: 'Hier antwortet kein Server. Es gilt nur der Teil über dieses Gerät.',
  },
};
