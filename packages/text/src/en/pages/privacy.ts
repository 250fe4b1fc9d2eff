/** The data stored about a player: where, how long, and what deletes it. */
export const privacy = {
  lead: 'What we know about you, where it is kept, and how to delete it.',
  device: {
    title: 'On this device',
    lines: {
      what: 'Your games, your name, your settings and the keys to your seats are stored in this browser.',
      sent: 'None of it leaves the device while you play alone or together on one device.',
      gone: 'It stays until you delete games here or clear the data of this site in your browser.',
    },
  },
  server: {
    title: 'On the server, once you play with others',
    lines: {
      what: 'Your name, the chairs you sit on, and when you and your devices were last seen.',
      devices: 'For each device only its kind is kept, such as “Firefox on Windows”.',
      cookie:
        'One cookie, or your twelve words, tell the server that it is you. The server keeps only fingerprints, never the words.',
      passkey:
        'If you save a passkey: its public key and the kind of device that made it. Your words are encrypted in it. Only the passkey can open them.',
      games: 'Games are kept with chair numbers instead of names, and stay after you are gone.',
      address:
        'Your network address is used for limits and then dropped. Logs hold only its first part.',
      talk: 'What you write at a private table is kept with that table. Only the people who sit there can read it later.',
      safety:
        'Whom you block, and what you report. The operator can read reports, with what was written, for 90 days.',
    },
  },
  time: {
    title: 'How long, and how to delete it',
    lines: {
      now: '“Delete my data” removes your name, your seats, your devices, your words, your blocks and reports about you at once.',
      idle: 'If you have not been here for 90 days, you are deleted without asking.',
      copies: 'Older backups and database logs still contain it for a while.',
    },
  },
  others: {
    title: 'Who sees what',
    lines: {
      listed: 'Anybody may watch a table from the list and see the names at it.',
      byLink:
        'Anybody with the address of a private table can watch it and read what is written. Share it with care.',
      ids: 'Other players know you by an id that is different for each of them.',
      third: 'There is no advertising and no tracking. The pages load nothing from other services.',
      push: 'If this device may tell you about your turn, the server sends the notification through the push service of your browser. That service cannot read it.',
      chat: 'The host of a table may have a chat or a program told whose turn it is, with the name shown at the table.',
    },
  },
  children: {
    title: 'Children',
    lines: {
      account: 'There is no account, no e-mail and no password. A made-up name is enough.',
      talk: 'Strangers can talk only in ready-made phrases. Free text can be switched off in the settings of a device. Names are checked before others see them.',
      adults: 'Parents can see and delete everything on the page “You and your data”.',
    },
  },
  /** Who runs the server; the first two hold a name and a contact. */
  operator: {
    title: 'Who runs this server',
    is: (name: string): string => `This server is run by ${name}.`,
    contact: (contact: string): string => `Questions and requests go to: ${contact}`,
    none: 'The operator of this server has given no name and no contact.',
    noContact: 'The operator of this server has given no contact.',
    noServer: 'No server answers here. Only the part about this device applies.',
  },
};
