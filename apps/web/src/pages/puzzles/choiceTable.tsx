import type { Puzzle, PuzzleChoice } from '@claim-it/ai';
import type { PuzzleText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { PuzzleAnswer } from './puzzleMatch.ts';
import { choiceFor } from './verdict.ts';

type Props = {
  readonly texts: PuzzleText;
  readonly puzzle: Puzzle;
  readonly answer: PuzzleAnswer;
};

const ThenWords = ({ then }: Pick<PuzzleChoice, 'then'>): JSX.Element => {
  const { plates } = text().table;
  return <>{then === 'roll' ? plates.rollAgain : plates.takeNothing}</>;
};

/** Every choice with what rollouts say about it, the best first. */
export const ChoiceTable = ({ texts, puzzle, answer }: Props): JSX.Element => {
  const [best] = puzzle.choices;
  const own = choiceFor(puzzle, answer);
  const { percent, decimal } = text().numbers;
  return (
    <div class="choice-table">
      <table>
        <caption>{texts.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.table.choice}</th>
            <th scope="col">{texts.table.chance}</th>
            <th scope="col">{texts.table.behind}</th>
          </tr>
        </thead>
        <tbody>
          {puzzle.choices.map((choice) => {
            const { placement, then, share, error } = choice;
            return (
              <tr key={`${placement.space}${then}`} class={choice === best ? 'is-best' : ''}>
                <th scope="row">
                  {text().words.space(placement.space)}: <ThenWords then={then} />
                  {choice === own && <small>{texts.table.yours}</small>}
                </th>
                <td>{percent(share)}</td>
                <td>
                  {choice === best ? texts.table.best : decimal(100 * (best.share - share))}
                  {error > 0 && <small> ± {decimal(100 * error)}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
