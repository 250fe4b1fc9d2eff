import type { PlaceText } from '../../page.ts';

export const places: PlaceText = {
  learn: {
    lead: 'Vier korte lessen op een echt bord. Jij speelt zelf.',
    trail: 'Het pad van vier lessen',
    goOn: 'Ga verder',
    rules: {
      name: 'Alle regels',
      line: 'Elke regel met zijn voorbeeld, om te lezen of op te zoeken.',
    },
    first: {
      name: 'Probeer het daarna zelf',
      line: 'Een eerste spel tegen Groentje Pip. Met tips, als je wilt.',
      button: 'Speel tegen Pip',
    },
  },
  puzzles: {
    lead: 'Elk blad van de kaart is een thema. Elke opgeloste puzzel is een veld van jou.',
    themes: {
      first: 'Eerste stappen',
      join: 'Twee groepen verbinden',
      push: 'Dobbelen of stoppen?',
      variation: 'Met de variant',
      claim: 'Definitief claimen',
      rival: 'Een groep opbreken',
      last: 'In de laatste ronde',
      many: 'Vier of vijf spelers',
      hard: 'Hersenkrakers',
    },
    sheet: (name, peaks, solved, all) =>
      `${name}, moeilijkheid ${peaks} van 5, ${solved} van ${all} opgelost`,
    count: (solved, all) => `${solved} van ${all}`,
    difficulty: (peaks) => `Moeilijkheid ${peaks} van 5`,
    open: (name) => `Open het blad ${name}`,
    again: 'Nog eens bekijken',
    own: {
      name: 'Je eigen spellen',
      line: (count) =>
        count === 1
          ? 'Eén beurt die je beter kunt spelen'
          : `${count} beurten die je beter kunt spelen`,
      none: 'Bekijk de analyse van een spel. Dan komen je eigen beurten hier.',
      button: 'Probeer opnieuw',
      statistics: 'Naar je statistieken',
    },
    next: 'Je volgende',
    number: (theme, number) => `${theme} · ${number}`,
    solve: 'Los het op',
    days: (days) => (days === 1 ? 'dag op rij' : 'dagen op rij'),
    keep: 'Los er elke dag een op, dan gaat je reeks door.',
    solved: 'Opgelost',
    firstTry: 'In één keer',
    states: {
      fresh: 'nog niet geprobeerd',
      tried: 'geprobeerd, niet opgelost',
      solved: 'opgelost',
      first: 'in één keer opgelost',
      next: 'volgende',
    },
  },
  daily: {
    line: (day) => `${day}. Voor iedereen ter wereld hetzelfde.`,
    calendar: 'Je dagen',
    previous: 'Vorige maand',
    next: 'Volgende maand',
    today: 'vandaag',
    states: { first: 'in één keer', later: 'later opgelost', missed: 'gemist' },
    first: (count) => `In één keer: ${count}`,
    later: (count) => `Later opgelost: ${count}`,
  },
  settings: {
    tabs: 'Delen van de instellingen',
    you: 'Jij',
    tryIt: 'Probeer het',
    tryLine: 'Dit bord toont elke wijziging meteen.',
  },
};
