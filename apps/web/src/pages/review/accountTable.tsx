import type { SeatFigures } from '@claim-it/ai';
import type { GradeNames, ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { Name } from './name.tsx';
import type { ReviewState } from './reviewState.ts';
import { colorsOf, namesIn } from './reviewState.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

const MARKED = { inaccuracy: 'silver', mistake: 'copper', blunder: 'fool' } as const;

/** How many choices were worse than gold. */
const Marks = ({ marks, names }: { marks: SeatFigures['marks']; names: GradeNames }) => (
  <span class="marks">
    {(['inaccuracy', 'mistake', 'blunder'] as const).map((mark) => (
      <span key={mark} class={`tag is-${MARKED[mark]}`} title={names[MARKED[mark]]}>
        {marks[mark]}
        <span class="spoken-only"> {names[MARKED[mark]]}</span>
      </span>
    ))}
  </span>
);

/** One line of the account: what it is, and how much of it everybody has. */
type Line = {
  readonly name: string;
  readonly look: string;
  readonly of: (figures: SeatFigures) => JSX.Element | string;
};

const linesOf = (texts: ReviewText, figures: readonly SeatFigures[]): readonly Line[] => {
  const { miners: say, numbers, grades } = texts;
  const hasLeft = figures.some(({ account }) => account.departures !== 0);
  const line = (name: string, of: Line['of'], look = ''): Line => ({ name, look, of });
  return [
    line(say.start, ({ account }) => numbers.points(account.start)),
    line(say.luck, ({ account }) => numbers.signed(account.luck)),
    line(say.decisions, ({ account }) => numbers.signed(account.decisions)),
    ...(hasLeft ? [line(say.departures, ({ account }) => numbers.signed(account.departures))] : []),
    line(say.result, ({ account }) => numbers.points(account.result), 'sum'),
    line(say.adjusted, ({ account }) => numbers.points(account.adjusted)),
    line(say.errorRate, ({ errorRate }) => (errorRate === null ? '–' : numbers.decimal(errorRate))),
    line(say.grades, ({ marks }) => <Marks marks={marks} names={grades} />),
  ];
};

/** Start, luck and decisions, one below the other as they add up to the result. */
export const AccountTable = ({ texts, review }: Props): JSX.Element => {
  const { miners: say } = texts;
  const figures = review.figures.value;
  const { player } = namesIn(text(), review.source);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters it scrolls, so keys must reach it
    <section class="table-frame" tabIndex={0} aria-label={say.account}>
      <table class="account">
        <caption>{say.account}</caption>
        <thead>
          <tr>
            <td />
            {figures.map(({ seat }) => (
              <th key={seat} scope="col">
                <span class="who">
                  <i class="dot" data-color={colorsOf(review)[seat]} />
                  <Name>{player(seat)}</Name>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(texts, figures).map(({ name, look, of }) => (
            <tr key={name} class={look}>
              <th scope="row">{name}</th>
              {figures.map((one) => (
                <td key={one.seat}>{of(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
