import type { SeatFigures } from '@claim-it/ai';
import { Marker } from '@claim-it/board';
import type { ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { ColumnHeads } from './columnHeads.tsx';
import { Name } from './name.tsx';
import type { ReviewState } from './reviewState.ts';
import { colorsOf, namesIn } from './reviewState.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };
type RowProps = Props & { readonly figures: SeatFigures };

const Who = ({ review, figures: { seat } }: RowProps): JSX.Element => (
  <th scope="row">
    <span class="who">
      <Marker color={colorsOf(review)[seat] ?? 'green'} size={36} />
      <Name>{namesIn(text(), review.source).player(seat)}</Name>
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
      <td class="large" data-name={miners.accuracy}>
        {accuracy === null ? '–' : numbers.percent(accuracy / 100)}
      </td>
      <td data-name={miners.luck}>
        <span class="measured">
          {numbers.signed(account.luck)}
          <LuckBar luck={account.luck} />
        </span>
      </td>
      <td data-name={miners.lost}>
        <span class="measured">
          {numbers.signed(-given)}
          <LostBar given={given} most={most} />
        </span>
      </td>
      <td data-name={miners.busts}>{miners.bustsHad(busts, numbers.decimal(expectedBusts))}</td>
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
        <ColumnHeads names={[say.player, say.accuracy, say.luck, say.lost, say.busts]} />
        <tbody>
          {figures.map((one) => (
            <MinerRow key={one.seat} texts={texts} review={review} figures={one} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
