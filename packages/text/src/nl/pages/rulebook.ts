import type { RulebookText } from '../../page.ts';

export const rulebook: RulebookText = {
  lead: 'Drie dobbelstenen, stenen plaatsen, op tijd stoppen. De grootste groep wint.',
  contents: 'Inhoud',
  short: 'Kort',
  full: 'Volledig',
  lessons: 'Leer het op het bord',
  chapters: {
    S: {
      title: 'Voorbereiding',
      short: [
        'Twee tot vijf spelers hebben elk één kleur.',
        'De hoogste worp begint.',
        'Eerst de kolom, dan de rij: 5,2 is kolom 5, rij 2.',
        'Zes kraakstenen en dertig claimstenen zijn voor iedereen.',
      ],
      figures: ['De groene markeersteen ligt op 5,2: kolom 5, rij 2.'],
    },
    P: {
      title: 'Dobbelen en plaatsen',
      short: [
        'Dobbel. Eén dobbelsteen is de kolom, één de rij.',
        'De derde dobbelsteen kiest de kraaksteen.',
        'Leeg of van een ander: plaats die kraaksteen.',
        'Jouw veld of een kraaksteen van deze beurt: plaats een claimsteen.',
        'Een claimsteen sluit het veld voor iedereen.',
        'Dobbel dan opnieuw of stop.',
      ],
      figures: [
        'Groen dobbelt 1, 4 en 5. Mogelijk zijn 5,1 voor kraaksteen 4, en 1,5 en 1,4 voor een claimsteen. Kraaksteen 5 ligt al op het bord, 4,5 en 5,4 zijn definitief geclaimd.',
      ],
    },
    B: {
      title: 'Alles verloren',
      short: ['Past geen enkele steen? Alles verloren!', 'Alle stenen van deze beurt zijn weg.'],
      figures: [
        'Groen dobbelt 3, 4 en 6, en niets past.',
        'Daarna is het bord zoals vóór de beurt.',
      ],
    },
    T: {
      title: 'Stoppen en velden nemen',
      short: [
        'Stoppen eindigt je beurt en houdt de velden.',
        'Onder een claimsteen: definitief van jou.',
        'Onder een kraaksteen: van jou tot iemand het kraakt.',
      ],
      figures: [
        'Groen stopt hier.',
        'Daarna: twee gewone velden en drie definitief geclaimde velden.',
      ],
    },
    L: {
      title: 'De laatste ronde',
      short: [
        'Genoeg geclaimde velden roepen de laatste ronde uit: 13, 9, 7 of 6.',
        'Dat geldt voor twee, drie, vier of vijf spelers.',
        'Iedereen krijgt nog één beurt, de uitroeper als laatste.',
      ],
      figures: [
        'Oranje heeft negen definitief geclaimde velden. Met drie spelers is dat de laatste ronde.',
      ],
    },
    W: {
      title: 'Winnen',
      short: [
        'Je grootste groep telt: velden die met hun zijden aansluiten.',
        'Bij gelijke stand tellen geclaimde velden, dan alle velden.',
      ],
      figures: ['De grootste groepen: Groen 6, Blauw 5, Oranje 7. Oranje wint.'],
    },
    V: {
      title: 'Variant: kraakstenen komen terug',
      short: [
        'Een claimsteen stuurt de kraaksteen eronder meteen terug.',
        'Spreek het af vóór het spel.',
      ],
      figures: ['Op 3,4 ligt een claimsteen en de kraaksteen is weer vrij.'],
    },
  },
  rules: {
    S1: 'Twee tot vijf spelers nemen elk de markeerstenen van één kleur; het bord is aan het begin leeg.',
    S2: 'Iedereen dobbelt met de drie dobbelstenen, en de hoogste som heeft de eerste beurt; bij gelijke stand dobbelen de besten opnieuw onder elkaar.',
    S3: 'De beurt gaat met de klok mee de tafel rond, vanaf de eerste speler.',
    S4: 'Een veld heet naar zijn kolom, onderaan geteld van links naar rechts, en dan naar zijn rij, links geteld van onder naar boven: kolom 5, rij 2 is veld 5,2.',
    S5: 'Naast het bord liggen zes kraakstenen met de nummers 1 tot 6 en dertig claimstenen; die zijn van alle spelers samen.',
    P1: 'Een beurt begint met een worp van de drie dobbelstenen, en elke beurt heeft er minstens één.',
    P2: 'Eén dobbelsteen noemt de kolom, een andere de rij en de derde de steen; wie aan de beurt is, kiest welke dobbelsteen wat betekent.',
    P3: 'Op een leeg veld komt de kraaksteen met het nummer van de derde dobbelsteen, als die vrij is.',
    P4: 'Een gewoon veld van een ander geldt als leeg: de kraaksteen komt boven op de markeersteen van die speler.',
    P5: 'Op een eigen gewoon veld of op een kraaksteen van deze beurt komt een claimsteen, wat de derde dobbelsteen ook toont.',
    P6: 'Een claimsteen sluit zijn veld voor iedereen, ook voor de eigenaar, of het nu definitief geclaimd is of van deze beurt.',
    P7: 'Een kraaksteen onder een claimsteen is nog op het bord: zijn nummer komt pas vrij als de beurt voorbij is.',
    P8: 'Elke worp plaatst precies één steen, en waar er een kan, moet die geplaatst worden.',
    P9: 'Tot de beurt voorbij is komt er geen markeersteen op het bord en gaat er geen af: wat in deze beurt geplaatst wordt, ligt bovenop.',
    P10: 'Na het plaatsen dobbelt de speler opnieuw, zo vaak als gewenst, of stopt.',
    B1: 'Een worp waarbij geen enkele steen geplaatst kan worden, betekent: alles verloren.',
    B2: 'Dan gaan alle stenen van deze beurt van het bord; gewone en definitief geclaimde velden van eerder blijven zoals ze waren.',
    B3: 'De beurt is voorbij, en de volgende speler dobbelt.',
    T1: 'Een speler mag na elke plaatsing stoppen, en alleen dan.',
    T2: 'Elk veld met een claimsteen bovenop wordt definitief van de speler: de claimsteen onder, de eigen markeersteen boven.',
    T3: 'Elk veld met een kraaksteen bovenop wordt een gewoon eigen veld, tot iemand het kraakt.',
    T4: 'Markeerstenen van anderen die bedekt waren, gaan terug naar hun eigenaars.',
    T5: 'Alle kraakstenen gaan terug naar de voorraad, de beurt is voorbij, en de volgende speler dobbelt.',
    L1: 'Definitief geclaimde velden roepen de laatste ronde uit, verbonden of niet: 13 met twee spelers, 9 met drie, 7 met vier, 6 met vijf.',
    L2: 'Ze wordt uitgeroepen aan het einde van een beurt door wie er dan zoveel heeft, en maar één keer in een spel.',
    L3: 'Daarna krijgt iedereen precies nog één beurt, de uitroeper als laatste.',
    L4: 'Na de beurt van de uitroeper is het spel afgelopen.',
    W1: 'De grootste groep wint: eigen velden, gewoon of definitief geclaimd, die met hun zijden aansluiten en niet met hun hoeken.',
    W2: 'Zijn daarin meer spelers gelijk, dan wint wie de meeste definitief geclaimde velden op het bord heeft, verbonden of niet.',
    W3: 'Zijn ook daarin meer spelers gelijk, dan wint wie de meeste velden op het bord heeft.',
    V1: 'Een claimsteen op een kraaksteen stuurt die meteen terug naar de voorraad; hij is in dezelfde beurt weer vrij.',
    V2: 'De variant geldt alleen als ze vóór het spel is afgesproken; ze mag ook met vijf spelers, al raadt de bedenker dat af.',
  },
  rulings: {
    title: 'Twijfelgevallen',
    lead: 'Waar de gedrukte regels zwijgen, spelen we zo.',
    list: {
      R1: {
        title: 'Gelijke dobbelstenen',
        text: 'Twee gelijke dobbelstenen geven drie velden, drie gelijke maar één. Bij 1, 1 en 4 zijn dat 1,1 met derde dobbelsteen 4, en 1,4 en 4,1 met derde dobbelsteen 1.',
      },
      R2: {
        title: 'Geen claimstenen meer',
        text: 'Liggen alle dertig claimstenen op het bord, dan kan er geen meer geplaatst worden.',
      },
      R3: {
        title: 'Markeerstenen raken nooit op',
        text: 'Een speler mag zoveel velden hebben als er zijn.',
      },
      R4: {
        title: 'Verlies neemt de beurt precies terug',
        text: 'Elke steen van deze beurt gaat weg, in de variant ook een claimsteen op het kale bord.',
      },
      R5: {
        title: 'Verlies bij de eerste worp',
        text: 'Ook de eerste worp kan nergens passen. Dan is alleen de beurt verloren.',
      },
      R6: {
        title: 'De laatste beurt is een gewone beurt',
        text: 'Wie in de laatste ronde genoeg geclaimde velden heeft, roept niets meer uit. Niemand krijgt twee laatste beurten.',
      },
      R7: {
        title: 'Alles gelijk',
        text: 'Spelers met gelijke groep, claims en velden winnen samen.',
      },
      R8: {
        title: 'Iemand verlaat het spel',
        text: 'De stenen blijven en kunnen gekraakt worden. De beurten vallen uit, en winnen kan niet meer. Wie als enige overblijft, wint.',
      },
      R9: {
        title: 'Een plaatsing terugnemen',
        text: 'Tot de volgende worp of tot je stopt mag je een ander veld kiezen. Een worp en stoppen gelden.',
      },
    },
  },
};
