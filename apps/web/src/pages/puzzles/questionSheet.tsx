import type { Puzzle } from '@claim-it/ai';
import { kindOf } from '@claim-it/ai';
import { colorOf } from '@claim-it/rules';
import type { PuzzleText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { Situation } from '../../parts/situation/situation.tsx';

type Props = { readonly texts: PuzzleText; readonly puzzle: Puzzle };

/** What is asked, and how things stand. */
export const QuestionSheet = ({ texts, puzzle }: Props): JSX.Element => {
  const { game, choices } = puzzle;
  return (
    <section class="sheet puzzle-slip">
      <h2>{texts.questions[kindOf(choices)]}</h2>
      <p>{texts.ask(text().words.colors[colorOf(game, game.turn.seat)])}</p>
      <Situation texts={texts} game={game} />
    </section>
  );
};
