import { recordNamed } from '@claim-it/testkit';

/** A game of three, 28 turns long, that Josie won with more luck than skill. */
export const KNOWN: string = recordNamed('known');

/** The first turns of the known game; then two leave, and Amos is alone. */
export const SHORT: string = [
  ...KNOWN.replace('[Result "g"]', '[Result "o"]').split('\n').slice(0, 11),
  '6. b gone',
  '7. g gone',
  '',
].join('\n');
