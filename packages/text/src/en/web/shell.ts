/** What is said of the app before it runs: in search results, on the home screen of a phone, and where no script may run. */
export const shell = {
  title: 'Claim It! The claim-jumping dice game',
  description:
    'Roll three dice, stake a claim, push your luck: the largest mine wins. For 2 to 5 players and bots, ages 8 and up. Free, without an account, offline too. An unofficial edition.',
  needsScript: 'This game needs JavaScript. Please allow it for this page.',
};
