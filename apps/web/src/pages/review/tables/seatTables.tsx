import './tables.css';
import type { SeatFigures } from '@claim-it/ai';
import { Marker } from '@claim-it/board';
import type { ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import { ColumnHeads } from '../../../kit/controls/dataTable.tsx';
import { text } from '../../../kit/text/texts.ts';
import type { ReviewProps } from '../state/reviewState.ts';
import { colorAt, namesIn } from '../state/reviewState.ts';

/** The name of a player in a table; where there is no room for all of it, it ends in dots. */
export const Name = ({ children }: { readonly children: string }): JSX.Element => (
  <span class="name" title={children}>
    {children}
  </span>
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

type MinerProps = ReviewProps & { readonly figures: SeatFigures; readonly most: number };

const MinerRow = ({ texts, review, figures, most }: MinerProps): JSX.Element => {
  const { numbers, miners } = texts;
  const { seat, accuracy, account, given, busts, expectedBusts } = figures;
  const color = colorAt(review, seat);
  return (
    <tr data-color={color}>
      <th scope="row">
        <span class="who one-row">
          <Marker color={color} size={36} />
          <Name>{namesIn(text(), review).player(seat)}</Name>
        </span>
      </th>
      <td class="large" data-name={miners.accuracy}>
        {accuracy === null ? '–' : numbers.percent(accuracy / 100)}
      </td>
      <td data-name={miners.luck}>
        <span class="measured one-row">
          {numbers.signed(account.luck)}
          <LuckBar luck={account.luck} />
        </span>
      </td>
      <td data-name={miners.lost}>
        <span class="measured one-row">
          {numbers.signed(-given)}
          <LostBar given={given} most={most} />
        </span>
      </td>
      <td data-name={miners.busts}>{miners.bustsHad(busts, numbers.decimal(expectedBusts))}</td>
    </tr>
  );
};

/** How well every player chose, how lucky they were, and what busted. */
export const MinersTable = ({ texts, review }: ReviewProps): JSX.Element => {
  const { miners: say } = texts;
  const figures = review.figures.value;
  const most = Math.max(0, ...figures.map(({ given }) => given));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so keys must reach it
    <section class="table-frame" tabIndex={0} aria-label={say.heading}>
      <table class="miners">
        <caption class="spoken-only">{say.heading}</caption>
        <ColumnHeads
          names={[text().table.end.player, say.accuracy, say.luck, say.lost, say.busts]}
        />
        <tbody>
          {figures.map((one) => (
            <MinerRow key={one.seat} texts={texts} review={review} figures={one} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const MARKED = [
  ['inaccuracy', 'silver'],
  ['mistake', 'copper'],
  ['blunder', 'fool'],
] as const;

/** One line of the account: its name, how much of it a player has, and how it looks. */
type Line = readonly [
  name: string,
  of: (figures: SeatFigures) => JSX.Element | string,
  look?: string,
];

const linesOf = (texts: ReviewText, figures: readonly SeatFigures[]): readonly Line[] => {
  const { miners: say, numbers, grades } = texts;
  const wereAway = figures.some(({ account }) => account.absences !== 0);
  return [
    [say.start, ({ account }) => numbers.points(account.start)],
    [say.luck, ({ account }) => numbers.signed(account.luck)],
    [say.decisions, ({ account }) => numbers.signed(account.decisions)],
    ...(wereAway
      ? [[say.absences, ({ account }) => numbers.signed(account.absences)] satisfies Line]
      : []),
    [text().table.end.open, ({ account }) => numbers.points(account.result), 'sum'],
    [say.adjusted, ({ account }) => numbers.points(account.adjusted)],
    [say.errorRate, ({ errorRate }) => (errorRate === null ? '–' : numbers.decimal(errorRate))],
    [
      say.grades,
      ({ marks }) => (
        <span class="marks">
          {MARKED.map(([mark, grade]) => (
            <span key={mark} class={`tag is-${grade}`} title={grades[grade]}>
              {marks[mark]}
              <span class="spoken-only"> {grades[grade]}</span>
            </span>
          ))}
        </span>
      ),
    ],
  ];
};

/** Start, luck and decisions, one below the other as they add up to the result. */
export const AccountTable = ({ texts, review }: ReviewProps): JSX.Element => {
  const { miners: say } = texts;
  const figures = review.figures.value;
  const { player } = namesIn(text(), review);
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
                <span class="who one-row">
                  <i class="dot" data-color={colorAt(review, seat)} />
                  <Name>{player(seat)}</Name>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(texts, figures).map(([name, of, look = '']) => (
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
