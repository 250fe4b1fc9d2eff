import type { GradeNames, ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../app/texts.ts';
import { Marker } from '../art/marker.tsx';
import { ColumnHeads } from './columnHeads.tsx';
import type { SeatFigures } from './figures.ts';
import type { ReviewState } from './reviewState.ts';
import { colorsOf, namesIn } from './reviewState.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };
type RowProps = Props & { readonly figures: SeatFigures };

const Who = ({ review, figures: { seat } }: RowProps): JSX.Element => (
  <th scope="row">
    <span class="who">
      <Marker color={colorsOf(review)[seat] ?? 'green'} size={36} />
      {namesIn(text(), review.source).player(seat)}
    </span>
  </th>
);

/** A bar from the middle for luck; to the right of it good, to the left bad. */
const LuckBar = ({ luck }: { readonly luck: number }): JSX.Element => (
  <span class="bar is-luck" aria-hidden="true">
    <i
      class={luck < 0 ? 'is-bad' : ''}
      style={{ '--much': `${Math.min(50, Math.abs(luck) / 20)}%` }}
    />
  </span>
);

const LostBar = ({ given, most }: { given: number; most: number }): JSX.Element => (
  <span class="bar" aria-hidden="true">
    <i style={{ '--much': `${most === 0 ? 0 : (100 * given) / most}%` }} />
  </span>
);

const MinerRow = (props: RowProps & { readonly most: number }): JSX.Element => {
  const { texts, review, figures, most } = props;
  const { numbers, miners } = texts;
  const { accuracy, account, given, busts, expectedBusts } = figures;
  return (
    <tr data-color={colorsOf(review)[figures.seat]}>
      <Who {...props} />
      <td class="large">{accuracy === null ? '–' : numbers.percent(accuracy / 100)}</td>
      <td>
        <span class="measured">
          {numbers.signed(account.luck)}
          <LuckBar luck={account.luck} />
        </span>
      </td>
      <td>
        <span class="measured">
          {numbers.signed(-given)}
          <LostBar given={given} most={most} />
        </span>
      </td>
      <td>{miners.bustsHad(busts, numbers.decimal(expectedBusts))}</td>
    </tr>
  );
};

/** How well everybody chose, how lucky they were, and what busted. */
export const MinersTable = ({ texts, review }: Props): JSX.Element => {
  const { miners: say } = texts;
  const figures = review.figures.value;
  const most = Math.max(0, ...figures.map(({ given }) => given));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so keys must reach it
    <section class="table-frame" tabIndex={0} aria-label={say.heading}>
      <table class="miners">
        <caption class="spoken-only">{say.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.accuracy}</th>
            <th scope="col">{say.luck}</th>
            <th scope="col">{say.lost}</th>
            <th scope="col">{say.busts}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((one) => (
            <MinerRow key={one.seat} texts={texts} review={review} figures={one} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

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

/** Start, luck and decisions, which add up to the result. */
export const AccountTable = ({ texts, review }: Props): JSX.Element => {
  const { miners: say, numbers, grades } = texts;
  const figures = review.figures.value;
  const hasLeft = figures.some(({ account }) => account.departures !== 0);
  const columns = [
    ...[say.player, say.start, say.luck, say.decisions],
    ...(hasLeft ? [say.departures] : []),
    ...[say.result, say.adjusted, say.errorRate, say.grades],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so keys must reach it
    <section class="table-frame" tabIndex={0} aria-label={say.account}>
      <table class="account">
        <caption>{say.account}</caption>
        <ColumnHeads names={columns} />
        <tbody>
          {figures.map((one) => (
            <tr key={one.seat}>
              <th scope="row">{namesIn(text(), review.source).player(one.seat)}</th>
              <td>{numbers.points(one.account.start)}</td>
              <td>{numbers.signed(one.account.luck)}</td>
              <td>{numbers.signed(one.account.decisions)}</td>
              {hasLeft && <td>{numbers.signed(one.account.departures)}</td>}
              <td class="sum">{numbers.points(one.account.result)}</td>
              <td>{numbers.points(one.account.adjusted)}</td>
              <td>{one.errorRate === null ? '–' : numbers.decimal(one.errorRate)}</td>
              <td>
                <Marks marks={one.marks} names={grades} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
