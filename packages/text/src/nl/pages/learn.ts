import type { LearnText } from '../../page.ts';

export const learn: LearnText = {
  lesson: (number) => `Les ${number}`,
  begin: 'Begin',
  again: 'Nog een keer',
  finished: 'Klaar',
  step: (number, of) => `Stap ${number} van ${of}`,
  next: 'Verder',
  nextLesson: 'Volgende les',
  overview: 'Alle lessen',
  allFinished: 'Nu ken je het spel. Veel plezier!',
  rulebook: 'Lees de regels',
  hints: {
    next: 'Kies ‘Verder’.',
    roll: 'Kies ‘Dobbelen’.',
    rollAgain: 'Kies ‘Nog eens dobbelen’.',
    anySpace: 'Kies een veld dat oplicht.',
    space: (space) => `Kies kolom ${space[0]}, rij ${space[2]}.`,
    take: 'Kies ‘Stop en neem’.',
    done: 'Deze les is voorbij.',
  },
  lessons: {
    1: {
      title: 'Dobbelen en plaatsen',
      goal: 'Drie dobbelstenen zeggen waar een steen komt.',
      steps: {
        roll: 'Bouw de grootste groep: eigen velden die elkaar raken. Jij bent Groen. Je beurt begint met een worp.',
        place:
          'Eén dobbelsteen is de kolom, één de rij. De derde is de kraaksteen. Kies een veld dat oplicht.',
        second: 'Daar ligt hij. Je mag nog een ander veld kiezen. Dobbel daarna nog eens.',
        placeSecond:
          'Twee dobbelstenen zijn gelijk: er zijn maar drie velden mogelijk. Kies er een.',
        take: 'Twee velden is genoeg. Stop en neem ze.',
        done: 'De kraakstenen gaan terug. Je markeerstenen blijven: twee velden zijn van jou.',
      },
      hints: {
        place: 'Kies een van de zes velden die oplichten.',
        take: 'Nu niet meer dobbelen. Kies ‘Stop en neem’.',
      },
    },
    2: {
      title: 'Claimstenen en stapels',
      goal: 'Wat op een veld ligt, bepaalt je steen.',
      steps: {
        look: 'Je bent midden in je beurt. Kraakstenen 2 en 5 liggen op het bord. Een donkere rand betekent: definitief geclaimd.',
        roll: 'Dobbel nog eens.',
        jump: 'Drie velden lichten op. Kies de blauwe steen op 5/1. Kraaksteen 4 komt erbovenop. Dat heet kraken.',
        own: 'Je mag nog iets anders kiezen. Kies je eigen steen op 1/5. Die krijgt een claimsteen.',
        squatter: 'En nog een keer. Kies kraaksteen 2 op 1/4. Ook die krijgt een claimsteen.',
        closed: 'Probeer een definitief geclaimd veld: 4/5 of 5/4.',
        take: 'Dicht voor iedereen, ook voor de eigenaar. Stop en neem je velden.',
        done: 'Veld 1/4 is definitief van jou. Veld 3/3 is een gewoon veld en kan gekraakt worden.',
      },
      hints: { look: 'Bekijk het bord en kies ‘Verder’.' },
    },
    3: {
      title: 'Nog eens dobbelen of stoppen?',
      goal: 'Eén slechte worp kost de hele beurt.',
      steps: {
        look: 'Op vier velden liggen jouw stenen. Er is nog niets van jou.',
        roll: 'De meter toont het risico. Durf het maar en dobbel nog eens.',
        bust: 'Alles verloren! De worp 3, 4 en 6 past nergens. Kraakstenen 3 en 6 liggen al op het bord. De velden 3/6 en 6/3 zijn dicht. Alle vier de velden zijn weg.',
        fresh: 'Een nieuwe kans: op vijf velden liggen jouw stenen.',
        take: 'Wees nu slim. Stop en neem ze alle vijf.',
        done: 'Alle vijf zijn van jou, drie definitief. Blauw en Oranje krijgen hun markeerstenen terug.',
      },
      hints: {
        look: 'Bekijk het bord en kies ‘Verder’.',
        roll: 'Kies ‘Nog eens dobbelen’. Kijk wat er gebeurt.',
        take: 'Denk aan wat er net gebeurde. Kies ‘Stop en neem’.',
      },
    },
    4: {
      title: 'De laatste ronde',
      goal: 'De grootste groep wint, niet de meeste velden.',
      steps: {
        take: 'Jij bent Oranje met acht geclaimde velden. Op 6/1 ligt nog een claimsteen. Stop en neem het veld!',
        green:
          'Negen geclaimde velden: de laatste ronde begint! Iedereen krijgt nog één beurt, jij als laatste.',
        blue: 'De groep van Groen heeft 6 velden. Nu speelt Blauw.',
        roll: 'Jouw groep heeft ook 6 velden. Dit is je laatste beurt. Dobbel!',
        join: 'Velden naast elkaar vormen een groep. Kies een veld naast je groep.',
        last: 'Je groep groeit tot 7 velden. Stop en neem het veld!',
        done: 'Jij wint: 7 tegen 6 en 5. Bij gelijke stand tellen de geclaimde velden, dan alle velden.',
      },
      hints: {
        green: 'Kies ‘Verder’ voor de beurt van Groen.',
        blue: 'Kies ‘Verder’ voor de beurt van Blauw.',
        join: 'Dat ligt niet naast je grootste groep. Kijk naar kolom 2, rij 5.',
      },
    },
  },
};
