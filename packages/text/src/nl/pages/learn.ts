import type { LearnText } from '../../page.ts';

export const learn: LearnText = {
  lead: 'Vier korte lessen. Jij speelt zelf.',
  lesson: (number) => `Les ${number}`,
  begin: 'Begin',
  again: 'Nog een keer',
  finished: 'Klaar',
  step: (number, of) => `Stap ${number} van ${of}`,
  next: 'Verder',
  nextLesson: 'Volgende les',
  overview: 'Alle lessen',
  allFinished: 'Je kent het spel. Kom aan tafel en speel!',
  rulebook: 'Lees de regels',
  lessons: {
    1: {
      title: 'Dobbelen en plaatsen',
      goal: 'Drie dobbelstenen zeggen waar een steen komt.',
      steps: {
        roll: {
          say: 'Jij bent Groen. Elke beurt begint met een worp.',
          hint: 'Kies ‘Dobbelen’.',
        },
        place: {
          say: 'Eén dobbelsteen is de kolom, één de rij. De derde kiest de kraaksteen. Kies een veld dat oplicht.',
          hint: 'Kies een van de zes velden die oplichten.',
        },
        second: {
          say: 'Daar ligt hij. Je mag nog een ander veld kiezen. Dobbel daarna opnieuw.',
          hint: 'Kies ‘Nog eens dobbelen’.',
        },
        placeSecond: {
          say: 'Twee dobbelstenen zijn gelijk: maar drie velden passen. Kies er een.',
          hint: 'Kies een veld dat oplicht.',
        },
        take: {
          say: 'Twee velden is genoeg. Stop en neem ze.',
          hint: 'Nu niet meer dobbelen. Kies ‘Neem’.',
        },
        done: {
          say: 'De kraakstenen gaan terug. Je markeerstenen blijven: twee velden zijn van jou.',
          hint: 'Deze les is voorbij.',
        },
      },
    },
    2: {
      title: 'Claimstenen en stapels',
      goal: 'Wat op een veld ligt, bepaalt je steen.',
      steps: {
        look: {
          say: 'Je beurt loopt. Kraakstenen 2 en 5 liggen op het bord. Een donkere rand is definitief geclaimd.',
          hint: 'Bekijk het bord en kies ‘Verder’.',
        },
        roll: { say: 'Dobbel opnieuw.', hint: 'Kies ‘Nog eens dobbelen’.' },
        jump: {
          say: 'Drie velden lichten op. Kies de blauwe steen op 5,1. Kraaksteen 4 kraakt hem.',
          hint: 'Kies kolom 5, rij 1.',
        },
        own: {
          say: 'Bedenk je nu. Kies je eigen steen op 1,5. Die krijgt een claimsteen.',
          hint: 'Kies kolom 1, rij 5.',
        },
        squatter: {
          say: 'En nog een keer. Kies kraaksteen 2 op 1,4. Ook die krijgt een claimsteen.',
          hint: 'Kies kolom 1, rij 4.',
        },
        closed: {
          say: 'Probeer een definitief geclaimd veld: 4,5 of 5,4.',
          hint: 'Kies kolom 4, rij 5.',
        },
        take: {
          say: 'Dicht voor iedereen, ook voor de eigenaar. Stop nu.',
          hint: 'Kies ‘Neem’.',
        },
        done: {
          say: 'Veld 1,4 is definitief van jou. Veld 3,3 is gewoon en kan gekraakt worden.',
          hint: 'Deze les is voorbij.',
        },
      },
    },
    3: {
      title: 'Alles verliezen of stoppen',
      goal: 'Eén slechte worp kost de hele beurt.',
      steps: {
        look: {
          say: 'Op vier velden liggen jouw stenen. Nog is niets van jou.',
          hint: 'Bekijk het bord en kies ‘Verder’.',
        },
        roll: {
          say: 'De meter toont het risico. Durf, en dobbel opnieuw.',
          hint: 'Kies ‘Nog eens dobbelen’. Je zult zien waarom.',
        },
        bust: {
          say: 'Alles verloren! De worp 3, 4 en 6 past nergens. Kraakstenen 3 en 6 liggen al. De velden 3,6 en 6,3 zijn dicht. Alle vier de velden zijn weg.',
          hint: 'Kies ‘Verder’.',
        },
        fresh: {
          say: 'Een nieuwe kans: op vijf velden liggen stenen.',
          hint: 'Kies ‘Verder’.',
        },
        take: {
          say: 'Wees nu slim. Stop en neem ze alle vijf.',
          hint: 'Denk aan net. Kies ‘Neem’.',
        },
        done: {
          say: 'Alle vijf zijn van jou, drie definitief. Blauw en Oranje krijgen hun markeerstenen terug.',
          hint: 'Deze les is voorbij.',
        },
      },
    },
    4: {
      title: 'Laatste ronde en winnen',
      goal: 'De grootste groep wint, niet de meeste velden.',
      steps: {
        take: {
          say: 'Jij bent Oranje met acht geclaimde velden. Op 6,1 ligt nog een claimsteen. Stop!',
          hint: 'Kies ‘Neem’.',
        },
        green: {
          say: 'Negen geclaimde velden: de laatste ronde! Iedereen krijgt nog één beurt, jij als laatste.',
          hint: 'Kies ‘Verder’ voor de beurt van Groen.',
        },
        blue: {
          say: 'De groep van Groen heeft 6 velden. Nu speelt Blauw.',
          hint: 'Kies ‘Verder’ voor de beurt van Blauw.',
        },
        roll: {
          say: 'Jouw groep heeft ook 6 velden. Dit is je laatste beurt. Dobbel!',
          hint: 'Kies ‘Dobbelen’.',
        },
        join: {
          say: 'Velden sluiten aan met hun zijden. Kies een veld naast je groep.',
          hint: 'Dat sluit niet aan bij je grootste groep. Kijk naar kolom 2, rij 5.',
        },
        last: { say: 'Je groep groeit naar 7. Stop!', hint: 'Kies ‘Neem’.' },
        done: {
          say: 'Jij wint: 7 tegen 6 en 5. Bij gelijke stand tellen claims, dan velden.',
          hint: 'Deze les is voorbij.',
        },
      },
    },
  },
};
