import type { ShellText } from '../../web/shell.ts';

export const shell: ShellText = {
  title: 'Claim It! The claim-jumping dice game',
  description:
    'Roll three dice, stake a claim, push your luck: the largest mine wins. For 2 to 5 players and bots, ages 8 and up. Free, without an account, offline too. An unofficial edition.',
  needsScript: 'This game needs JavaScript. Please allow it for this page.',
};
