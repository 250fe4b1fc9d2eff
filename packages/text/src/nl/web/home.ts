import type { HomeText } from '../../web.ts';

export const home: HomeText = {
  against: (bots) => `Tegen ${bots}`,
  change: 'wijzig',
  opponents: {
    title: 'Je tegenstanders',
    line: 'Dit apparaat onthoudt je keuze.',
    bots: 'Bots',
    bot: (number) => `Bot ${number}`,
    play: 'Speel',
  },
  online: {
    title: 'Online spelen',
    friends: 'Vrienden via een link',
    or: ', of wie er nu is',
  },
  open: {
    title: 'Open tafels',
    people: (people) => (people <= 1 ? 'Er is verder niemand' : `${people} mensen hier`),
    none: 'Er wacht nu geen tafel op spelers.',
    unasked: 'Speel met wie er nu is. Komt er niemand, dan spelen bots mee.',
    free: (chairs) => `${chairs} vrij`,
    sit: 'Ga zitten',
    all: (tables) => `Alle ${tables}`,
    lobby: 'Alle tafels',
    now: 'Nu met iemand spelen',
  },
  left: {
    hours: (hours) => `nog ${hours} uur`,
    minutes: (minutes) => `nog ${minutes} min`,
  },
  more: 'Meer pagina’s',
  days: {
    label: 'De laatste zeven dagen',
    first: 'in één keer opgelost',
    later: 'opgelost',
    missed: 'niet opgelost',
    solve: 'Los op',
  },
};
