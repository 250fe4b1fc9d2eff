/** What is stored of a player, where, how long, and what deletes it. */
export const privacy = {
  lead: 'What is known about you, where it is kept, and how it goes away.',
  device: {
    title: 'On this device',
    lines: {
      what: 'Your games, your name, your settings and the keys to your seats are stored in this browser.',
      sent: 'None of it leaves the device while you play alone or at one screen.',
      gone: 'It stays until you delete games here or clear the data of this site in the browser.',
    },
  },
  server: {
    title: 'On the server, once you play with others',
    lines: {
      what: 'Your name, the chairs you sit on, and when you and your devices were last seen.',
      devices: 'Of a device only the kind is kept, such as “Firefox on Windows”.',
      cookie:
        'One cookie, or your twelve words, tell the server that it is you. The server keeps only fingerprints, never the words.',
      games: 'Games are kept with chair numbers instead of names, and stay after you are gone.',
      address:
        'Your network address is used for limits and then dropped. Logs hold only its first part.',
      talk: 'What you write at a private table is kept with that table. Only those who sit there can read it later.',
      safety:
        'Whom you block, and what you report: the operator reads reports, with what was written, for 90 days.',
    },
  },
  time: {
    title: 'How long, and how to delete it',
    lines: {
      now: '“Delete my data” removes your name, your seats, your devices, your words, your blocks and reports about you at once.',
      idle: 'Who has not been here for 90 days is deleted without asking.',
      copies: 'Backups and logs of the database that were made before hold it for a while longer.',
    },
  },
  others: {
    title: 'Who sees what',
    lines: {
      listed: 'Anybody may watch a table from the list and see the names at it.',
      byLink:
        'Anybody who has the address of a private table may watch it and read along. Share it with care.',
      ids: 'Others know you at a table by an id that is different for each of them.',
      third:
        'There is no advertising and no tracking, and your pages ask no other service for anything.',
      push: 'If you let this device tell you of your turn, the server sends the notice through the push service of your browser, which cannot read it.',
      chat: 'The host of a table may let a chat or a program hear whose turn it is, with the name shown at the table.',
    },
  },
  children: {
    title: 'Children',
    lines: {
      account: 'There is no account, no e-mail and no password. A made-up name is enough.',
      talk: 'Strangers talk in ready-made phrases only. Free text can be switched off on a device in the settings. Names are checked before they are shown.',
      adults: 'Parents can see and delete everything on the page of one’s own data.',
    },
  },
  operator: {
    title: 'Who runs this server',
    is: (name: string): string => `This server is run by ${name}.`,
    contact: (contact: string): string => `Questions and requests go to: ${contact}`,
    none: 'The operator of this server has given no name and no contact.',
    noContact: 'The operator of this server has given no contact.',
    noServer: 'No server answers here. Only the part about this device applies.',
  },
};
