import './tables.css';
import './rolls.css';
import type { Grade, JudgedRoll } from '@claim-it/ai';
import { gradeOf } from '@claim-it/ai';
import { memoDeep } from '@claim-it/board';
import { settings } from '@claim-it/client/storage';
import type { Color, Roll } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ColumnHeads } from '../../../kit/controls/dataTable.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { isPhone } from '../../../kit/style/isWide.ts';
import { text } from '../../../kit/text/texts.ts';
import type { RecordedRoll } from '../../../parts/record/rolls.ts';
import type { ReviewProps } from '../state/reviewState.ts';
import { colorAt, namesIn } from '../state/reviewState.ts';
import { sayShort } from '../state/sentences.ts';
import { Name } from './seatTables.tsx';

type RowFacts = {
  readonly index: number;
  readonly turn: number;
  readonly name: string;
  readonly color: Color;
  readonly roll: Roll;
  readonly played: string;
  readonly best: string;
  /** The name of the column, where columns have no heads; undefined where there is nothing to name. */
  readonly bestName: string | undefined;
  readonly grade: Grade | null;
  readonly gradeName: string;
  readonly lost: string;
};

type RowProps = RowFacts & {
  readonly isSelected: boolean;
  /** A running game has no grades. */
  readonly isJudged: boolean;
  readonly onPick: (index: number) => void;
};

const RollRow: FunctionComponent<RowProps> = memoDeep(
  ({ onPick, ...row }: RowProps): JSX.Element => (
    <tr
      class={row.isSelected ? 'is-selected' : ''}
      aria-current={row.isSelected ? 'step' : undefined}
      onClick={() => onPick(row.index)}
    >
      <td class="turn">{row.turn}</td>
      <th scope="row">
        <span class="who one-row">
          <i class="dot" data-color={row.color} />
          <Name>{row.name}</Name>
        </span>
      </th>
      <td class="roll">
        <button type="button">{row.roll.join('-')}</button>
      </td>
      <td class="played">{row.played}</td>
      {row.isJudged && (
        <>
          <td class="best" data-name={row.bestName}>
            {row.best}
          </td>
          <td class="grade">
            {row.grade !== null && <span class={`tag is-${row.grade}`}>{row.gradeName}</span>}
          </td>
          <td class="number">{row.lost}</td>
        </>
      )}
    </tr>
  ),
);

/** What was made of a roll: "claim 6,6, take", "bust", "skipped". */
const sayPlayed = ({ rolls: say }: ReviewText, roll: RecordedRoll): string => {
  const { placement, then, waiting, isSkipped, isByBot } = roll;
  const placed = placement === null ? [] : [say.choice(placement.stake, placement.space, then)];
  const ended = waiting === null ? [say.bust] : isSkipped ? [say.skipped] : [];
  const maker = isByBot ? [say.byBot] : [];
  return [...placed, ...ended, ...maker].join(', ');
};

/** What the rows say of the first rolls. */
const factsOf = (
  { texts, review }: ReviewProps,
  judged: readonly JudgedRoll[],
  count: number,
): readonly RowFacts[] => {
  const { rolls: say, grades, numbers } = texts;
  const { player } = namesIn(text(), review);
  return review.rolls.slice(0, count).map((recorded, index) => {
    const { turn, seat, roll } = recorded;
    const decision = judged[index]?.decision ?? null;
    const [best] = decision?.candidates ?? [];
    const isBest = decision?.played === 0;
    const grade = decision === null ? null : gradeOf(decision);
    return {
      index,
      turn,
      roll,
      grade,
      name: player(seat),
      color: colorAt(review, seat),
      played: sayPlayed(texts, recorded),
      best: best === undefined ? '' : isBest ? say.same : sayShort(texts, best),
      bestName: best === undefined ? undefined : texts.moment.best,
      gradeName: grade === null ? '' : grades[grade],
      lost: decision === null ? '' : numbers.points(review.losses.value[index] ?? 0),
    };
  });
};

/** Scrolls the selected row into view without moving the page. */
const reveal = (frame: HTMLElement | null): void => {
  const row = frame?.querySelector<HTMLElement>('.is-selected') ?? null;
  if (frame === null || row === null) return;
  const { scrollTop, clientHeight } = frame;
  const top = row.offsetTop - 40;
  if (top < scrollTop || row.offsetTop + row.offsetHeight > scrollTop + clientHeight)
    frame.scrollTop = top - clientHeight / 3;
};

/** On a phone the list is longer than all the rest: it opens when it is asked for. */
const Fold = (props: { readonly heading: string; readonly isOpen: Signal<boolean> }) => {
  const { heading, isOpen } = props;
  return (
    <button
      type="button"
      class="rolls-fold one-row"
      aria-expanded={isOpen.value}
      onClick={sets(isOpen, !isOpen.value)}
    >
      {heading} <Icon name={isOpen.value ? 'up' : 'down'} />
    </button>
  );
};

/** Every roll of the game with what was made of it. */
export const RollsTable = ({ texts, review }: ReviewProps): JSX.Element => {
  const { rolls: say } = texts;
  const frame = useRef<HTMLDivElement>(null);
  const at = review.at.value;
  const count = review.rows.value;
  const isWhole = count === review.rolls.length;
  useEffect(() => {
    if (isWhole) reveal(frame.current);
  }, [at, isWhole]);
  const pick = useRef((index: number): void => {
    review.isPlaying.value = false;
    review.go(index);
  });
  const judged = review.judged.value;
  const rows = useMemo(
    () => factsOf({ texts, review }, judged, count),
    [texts, review, judged, count],
  );
  const isJudged = review.source.isOver;
  const isOpen = useSignal(!isPhone.peek());
  const columns = [say.turn, text().table.end.player, say.roll, texts.moment.played];
  if (isJudged) columns.push(texts.moment.best, say.grade, say.lost);
  return (
    <section class="rolls">
      <h2 id="every-roll">
        {isPhone.value ? <Fold heading={say.heading} isOpen={isOpen} /> : say.heading}{' '}
        {isJudged && settings.value.letterKeys && <small>{say.hint}</small>}
      </h2>
      {(isOpen.value || !isPhone.value) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        <section class="rolls-frame" ref={frame} tabIndex={0} aria-labelledby="every-roll">
          <table>
            <caption class="spoken-only">{say.heading}</caption>
            <ColumnHeads names={columns} />
            <tbody>
              {rows.map((facts) => (
                <RollRow
                  key={facts.index}
                  {...facts}
                  isSelected={facts.index === at}
                  isJudged={isJudged}
                  onPick={pick.current}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
};
