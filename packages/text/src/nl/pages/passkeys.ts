import type { OnlineText } from '../../page.ts';

export const passkeys: OnlineText['passkeys'] = {
  part: {
    name: 'Een passkey',
    line: 'Je telefoon of je wachtwoordbeheerder onthoudt je. Op een nieuw apparaat is een vinger, een gezicht of een pincode genoeg, zonder de twaalf woorden.',
  },
  keep: 'Als passkey bewaren',
  kept: 'Je passkey is bewaard. Die brengt jou en je tafels naar een nieuw apparaat.',
  keptPlain:
    'Je passkey is bewaard, maar je woorden passen er hier niet in. De passkey meldt je aan. Zit je al aan een tafel? Druk daar op ‘Hier verder spelen’ of voer je woorden in.',
  made: (day) => `Gemaakt op ${day}`,
  used: (day, last) => `Gemaakt op ${day}, het laatst gebruikt op ${last}`,
  plain: 'Deze meldt je aan, zonder je woorden.',
  remove: 'Verwijderen',
  removed:
    'De passkey werkt niet meer. Verwijder hem ook op je telefoon of in je wachtwoordbeheerder.',
  signIn: 'Een passkey gebruiken',
  orPasskey: 'Heb je een passkey bewaard? Dan heb je geen woorden nodig.',
  signedInPlain:
    'Je bent aangemeld, maar je woorden staan niet op dit apparaat. Zit je al aan een tafel? Druk daar op ‘Hier verder spelen’ of voer je woorden in.',
  cancelled: 'Er is geen passkey gebruikt.',
  known: 'Daar heb je al een passkey.',
  unknown: 'Deze server kent die passkey niet.',
  failed: 'Dat is niet gelukt. Je twaalf woorden werken altijd.',
  renew: {
    name: 'Nieuwe woorden',
    line: 'Ben je een apparaat kwijt, of heeft iemand je woorden gezien? Met nieuwe woorden komt niemand meer binnen met de oude.',
  },
  renewSure:
    'Nieuwe woorden maken? Je andere apparaten worden afgemeld. Oude woorden, links en passkeys werken niet meer. Druk aan elke tafel waar je zit één keer op ‘Hier verder spelen’.',
  renewYes: 'Ja, nieuwe woorden',
  renewNo: 'Nee, deze houden',
  renewed: 'Je hebt nu nieuwe woorden. Schrijf ze op.',
  stillKnows:
    'Ben je dat apparaat kwijt, maak dan ook nieuwe woorden: het is afgemeld, maar kent de oude nog.',
  calledAbsent:
    'De server meldde dat je weg was. Maar dit apparaat was de hele tijd verbonden. Is je beurt overgeslagen, zeg het dan tegen de anderen. Met je dobbelstenen heeft dit niets te maken.',
  seen: 'In orde',
};
