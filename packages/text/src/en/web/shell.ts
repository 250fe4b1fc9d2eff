/** Texts about the app before it runs: in search results, on the home screen of a phone, and without scripts. */
export const shell = {
  title: 'Claim It! The claim-jumping dice game',
  description:
    'Roll three dice, stake a claim, push your luck: the largest mine wins. For 2 to 5 players and bots, ages 8 and up. Free, no account, works offline. An unofficial edition.',
  needsScript: 'This game needs JavaScript. Please allow it for this page.',
};
