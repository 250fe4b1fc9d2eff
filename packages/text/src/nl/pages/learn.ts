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
  hints: {
    next: 'Kies ‘Verder’.',
    roll: 'Kies ‘Dobbelen’.',
    rollAgain: 'Kies ‘Nog eens dobbelen’.',
    anySpace: 'Kies een veld dat oplicht.',
    space: (space) => `Kies kolom ${space[0]}, rij ${space[2]}.`,
    take: 'Kies ‘Neem’.',
    done: 'Deze les is voorbij.',
  },
  lessons: {
    1: {
      title: 'Dobbelen en plaatsen',
      goal: 'Drie dobbelstenen zeggen waar een steen komt.',
      steps: {
        roll: 'Jij bent Groen. Elke beurt begint met een worp.',
        place:
          'Eén dobbelsteen is de kolom, één de rij. De derde kiest de kraaksteen. Kies een veld dat oplicht.',
        second: 'Daar ligt hij. Je mag nog een ander veld kiezen. Dobbel daarna opnieuw.',
        placeSecond: 'Twee dobbelstenen zijn gelijk: maar drie velden passen. Kies er een.',
        take: 'Twee velden is genoeg. Stop en neem ze.',
        done: 'De kraakstenen gaan terug. Je markeerstenen blijven: twee velden zijn van jou.',
      },
      hints: {
        place: 'Kies een van de zes velden die oplichten.',
        take: 'Nu niet meer dobbelen. Kies ‘Neem’.',
      },
    },
    2: {
      title: 'Claimstenen en stapels',
      goal: 'Wat op een veld ligt, bepaalt je steen.',
      steps: {
        look: 'Je beurt loopt. Kraakstenen 2 en 5 liggen op het bord. Een donkere rand is definitief geclaimd.',
        roll: 'Dobbel opnieuw.',
        jump: 'Drie velden lichten op. Kies de blauwe steen op 5,1. Kraaksteen 4 kraakt hem.',
        own: 'Bedenk je nu. Kies je eigen steen op 1,5. Die krijgt een claimsteen.',
        squatter: 'En nog een keer. Kies kraaksteen 2 op 1,4. Ook die krijgt een claimsteen.',
        closed: 'Probeer een definitief geclaimd veld: 4,5 of 5,4.',
        take: 'Dicht voor iedereen, ook voor de eigenaar. Stop nu.',
        done: 'Veld 1,4 is definitief van jou. Veld 3,3 is gewoon en kan gekraakt worden.',
      },
      hints: { look: 'Bekijk het bord en kies ‘Verder’.' },
    },
    3: {
      title: 'Alles verliezen of stoppen',
      goal: 'Eén slechte worp kost de hele beurt.',
      steps: {
        look: 'Op vier velden liggen jouw stenen. Nog is niets van jou.',
        roll: 'De meter toont het risico. Durf, en dobbel opnieuw.',
        bust: 'Alles verloren! De worp 3, 4 en 6 past nergens. Kraakstenen 3 en 6 liggen al. De velden 3,6 en 6,3 zijn dicht. Alle vier de velden zijn weg.',
        fresh: 'Een nieuwe kans: op vijf velden liggen stenen.',
        take: 'Wees nu slim. Stop en neem ze alle vijf.',
        done: 'Alle vijf zijn van jou, drie definitief. Blauw en Oranje krijgen hun markeerstenen terug.',
      },
      hints: {
        look: 'Bekijk het bord en kies ‘Verder’.',
        roll: 'Kies ‘Nog eens dobbelen’. Je zult zien waarom.',
        take: 'Denk aan net. Kies ‘Neem’.',
      },
    },
    4: {
      title: 'Laatste ronde en winnen',
      goal: 'De grootste groep wint, niet de meeste velden.',
      steps: {
        take: 'Jij bent Oranje met acht geclaimde velden. Op 6,1 ligt nog een claimsteen. Stop!',
        green:
          'Negen geclaimde velden: de laatste ronde! Iedereen krijgt nog één beurt, jij als laatste.',
        blue: 'De groep van Groen heeft 6 velden. Nu speelt Blauw.',
        roll: 'Jouw groep heeft ook 6 velden. Dit is je laatste beurt. Dobbel!',
        join: 'Velden sluiten aan met hun zijden. Kies een veld naast je groep.',
        last: 'Je groep groeit naar 7. Stop!',
        done: 'Jij wint: 7 tegen 6 en 5. Bij gelijke stand tellen claims, dan velden.',
      },
      hints: {
        green: 'Kies ‘Verder’ voor de beurt van Groen.',
        blue: 'Kies ‘Verder’ voor de beurt van Blauw.',
        join: 'Dat sluit niet aan bij je grootste groep. Kijk naar kolom 2, rij 5.',
      },
    },
  },
};
