import type { PrivacyText } from '../../page.ts';

export const privacy: PrivacyText = {
  lead: 'Wat we over je weten, waar het staat en hoe je het verwijdert.',
  device: {
    title: 'Op dit apparaat',
    lines: {
      what: 'Je spellen, je naam, je instellingen en de sleutels van je plaatsen staan in deze browser.',
      sent: 'Niets daarvan verlaat het apparaat zolang je alleen speelt of samen op één apparaat.',
      gone: 'Het blijft tot je hier spellen wist of in de browser de gegevens van deze site verwijdert.',
    },
  },
  server: {
    title: 'Op de server, zodra je met anderen speelt',
    lines: {
      what: 'Je naam, je plaatsen en wanneer jij en je apparaten er het laatst waren.',
      devices: 'Van elk apparaat wordt alleen de soort bewaard, zoals ‘Firefox op Windows’.',
      cookie:
        'Een cookie of je twaalf woorden vertellen de server dat jij het bent. De server bewaart alleen vingerafdrukken, nooit de woorden.',
      passkey:
        'Als je een passkey bewaart: de openbare sleutel en het soort apparaat dat hem maakte. Je woorden zijn daarin versleuteld. Alleen de passkey kan ze openen.',
      games:
        'Spellen worden bewaard met plaatsnummers in plaats van namen, en blijven als je weg bent.',
      address:
        'Je netwerkadres beschermt alleen tegen te veel verzoeken en wordt daarna vergeten. Logboeken bevatten alleen het begin ervan.',
      talk: 'Wat je aan een besloten tafel schrijft, blijft bij die tafel. Alleen wie daar zit, kan het later lezen.',
      safety:
        'Wie je blokkeert en wat je meldt. De beheerder kan meldingen 90 dagen lang lezen, met wat er geschreven is.',
    },
  },
  time: {
    title: 'Hoe lang, en hoe je het verwijdert',
    lines: {
      now: '‘Mijn gegevens wissen’ verwijdert je naam, je plaatsen, je apparaten, je woorden, je blokkeringen en meldingen over jou meteen.',
      idle: 'Ben je hier 90 dagen niet geweest, dan word je zonder vragen gewist.',
      copies: 'Oudere reservekopieën en logboeken van de database bevatten het nog een tijdje.',
    },
  },
  others: {
    title: 'Wie wat ziet',
    lines: {
      listed: 'Bij een tafel op de lijst mag iedereen meekijken en de namen zien.',
      byLink:
        'Wie het adres van een besloten tafel heeft, kan meekijken en meelezen. Deel het alleen als je dat wilt.',
      ids: 'Anderen kennen je aan tafel onder een kenmerk dat voor elk van hen anders is.',
      third: 'Er is geen reclame en geen tracking. De pagina’s laden niets van andere diensten.',
      push: 'Als dit apparaat je mag waarschuwen, stuurt de server de melding via de pushdienst van je browser. Die kan de melding niet lezen.',
      chat: 'De gastheer van een tafel kan een chat of een programma laten melden wie aan de beurt is, met de naam aan tafel.',
    },
  },
  children: {
    title: 'Kinderen',
    lines: {
      account: 'Er is geen account, geen e-mail en geen wachtwoord. Een verzonnen naam is genoeg.',
      talk: 'Vreemden kunnen alleen met vaste zinnen praten. Vrije tekst kan in de instellingen van een apparaat uit. Namen worden gecontroleerd voor anderen ze zien.',
      adults: 'Ouders kunnen op de pagina ‘Jij en je gegevens’ alles bekijken en wissen.',
    },
  },
  operator: {
    title: 'Wie deze server beheert',
    is: (name) => `Deze server wordt beheerd door ${name}.`,
    contact: (contact) => `Vragen en verzoeken gaan naar: ${contact}`,
    none: 'De beheerder van deze server heeft geen naam en geen contact opgegeven.',
    noContact: 'De beheerder van deze server heeft geen contact opgegeven.',
    noServer: 'Hier antwoordt geen server. Alleen het deel over dit apparaat geldt.',
  },
};
