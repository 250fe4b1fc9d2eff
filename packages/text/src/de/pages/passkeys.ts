import type { OnlineText } from '../../page.ts';

export const passkeys: OnlineText['passkeys'] = {
  part: {
    name: 'Ein Passkey',
    line: 'Dein Handy oder dein Passwortmanager merkt sich dich. Auf einem neuen Gerät genügt ein Finger, ein Gesicht oder eine PIN, ganz ohne die zwölf Wörter.',
  },
  keep: 'Als Passkey speichern',
  kept: 'Dein Passkey ist gespeichert. Mit ihm kommst du auch auf einem neuen Gerät an deine Tische.',
  keptPlain:
    'Dein Passkey ist gespeichert, aber deine Wörter passen hier nicht hinein. Er meldet dich an. Sitzt du schon an einem Tisch, drück dort „Hier weiterspielen“ oder gib deine Wörter ein.',
  made: (day) => `Erstellt am ${day}`,
  used: (day, last) => `Erstellt am ${day}, zuletzt benutzt am ${last}`,
  plain: 'Er meldet dich an, ohne deine Wörter.',
  remove: 'Entfernen',
  removed:
    'Der Passkey gilt nicht mehr. Lösch ihn auch auf deinem Handy oder in deinem Passwortmanager.',
  signIn: 'Passkey benutzen',
  orPasskey: 'Hast du einen Passkey gespeichert? Dann brauchst du keine Wörter.',
  signedInPlain:
    'Du bist angemeldet, aber deine Wörter sind nicht auf diesem Gerät. Sitzt du schon an einem Tisch, drück dort „Hier weiterspielen“ oder gib deine Wörter ein.',
  cancelled: 'Es wurde kein Passkey benutzt.',
  known: 'Dort hast du schon einen Passkey.',
  unknown: 'Dieser Server kennt diesen Passkey nicht.',
  failed: 'Das hat nicht geklappt. Mit deinen zwölf Wörtern geht es immer.',
  renew: {
    name: 'Neue Wörter',
    line: 'Ist ein Gerät verloren, oder hat jemand deine Wörter gesehen? Erstelle neue, dann gelten die alten nicht mehr.',
  },
  renewSure:
    'Neue Wörter erstellen? Deine anderen Geräte werden abgemeldet. Alte Wörter, Links und Passkeys gelten nicht mehr. Drück an jedem Tisch, an dem du sitzt, einmal „Hier weiterspielen“.',
  renewYes: 'Ja, neue Wörter',
  renewNo: 'Nein, diese behalten',
  renewed: 'Du hast jetzt neue Wörter. Schreib sie auf.',
  stillKnows:
    'Ist das Gerät verloren, dann erstelle auch neue Wörter: Es ist abgemeldet, kennt aber noch die alten.',
  calledAbsent:
    'Der Server hat gemeldet, dass du weg bist. Aber dieses Gerät war die ganze Zeit verbunden. Wurde dein Zug übersprungen, sag es den anderen. Deine Würfel betrifft das nicht.',
  seen: 'In Ordnung',
};
