import type { Grade, JudgedRoll } from '@claim-it/ai';
import { gradeOf } from '@claim-it/ai';
import { memoDeep } from '@claim-it/board';
import { settings } from '@claim-it/client/storage';
import type { Color, Roll } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { text } from '../../kit/text/texts.ts';
import { ColumnHeads } from './columnHeads.tsx';
import { Name } from './name.tsx';
import type { ReviewState } from './reviewState.ts';
import { colorsOf, namesIn } from './reviewState.ts';
import { sayShort } from './sentences.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

type RowFacts = {
  readonly index: number;
  readonly turn: number;
  readonly name: string;
  readonly color: Color;
  readonly roll: Roll;
  readonly played: string;
  readonly best: string;
  /** What the column is called, where columns have no heads; empty where there is nothing to name. */
  readonly bestName: string | undefined;
  readonly grade: Grade | null;
  readonly gradeName: string;
  readonly lost: string;
};

type RowProps = RowFacts & {
  readonly isSelected: boolean;
  /** A game that runs still has no grades. */
  readonly isJudged: boolean;
  readonly onPick: (index: number) => void;
};

const Row: FunctionComponent<RowProps> = memoDeep(
  ({ onPick, ...row }: RowProps): JSX.Element => (
    <tr
      class={row.isSelected ? 'is-selected' : ''}
      aria-current={row.isSelected ? 'step' : undefined}
      onClick={() => onPick(row.index)}
    >
      <td class="turn">{row.turn}</td>
      <th scope="row">
        <span class="who">
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

const factsOf = (
  texts: ReviewText,
  review: ReviewState,
  judged: readonly JudgedRoll[],
  index: number,
): RowFacts | null => {
  const moment = review.moments[index];
  if (moment === undefined) return null;
  const decision = judged[index]?.decision ?? null;
  const { placement, then } = moment;
  const [best] = decision?.candidates ?? [];
  const isBest = decision?.played === 0 || decision?.mark === null;
  const grade = decision === null ? null : gradeOf(decision);
  const bust = moment.waiting === null ? texts.rolls.bust : '';
  return {
    ...{ index, turn: moment.turn, roll: moment.roll, grade },
    name: namesIn(text(), review.source).player(moment.seat),
    color: colorsOf(review)[moment.seat] ?? 'green',
    played: placement === null ? bust : texts.rolls.choice(placement.stake, placement.space, then),
    best: best === undefined ? '' : isBest ? texts.rolls.same : sayShort(texts, best),
    bestName: best === undefined ? undefined : texts.rolls.best,
    gradeName: grade === null ? '' : texts.grades[grade],
    lost: decision === null ? '' : texts.numbers.points(review.losses.value[index] ?? 0),
  };
};

/** Keeps the selected row in sight without moving the page. */
const reveal = (frame: HTMLElement | null): void => {
  const row = frame?.querySelector<HTMLElement>('.is-selected');
  if (frame === null || row === null || row === undefined) return;
  const top = row.offsetTop - 40;
  if (
    top < frame.scrollTop ||
    row.offsetTop + row.offsetHeight > frame.scrollTop + frame.clientHeight
  )
    frame.scrollTop = top - frame.clientHeight / 3;
};

/** Every roll of the game with what was made of it. */
export const RollsTable = ({ texts, review }: Props): JSX.Element => {
  const { rolls: say } = texts;
  const frame = useRef<HTMLDivElement>(null);
  const at = review.at.value;
  const count = review.rows.value;
  const isWhole = count === review.moments.length;
  useEffect(() => {
    if (isWhole) reveal(frame.current);
  }, [at, isWhole]);
  const pick = useRef((index: number): void => {
    review.isPlaying.value = false;
    review.go(index);
  });
  const judged = review.judged.value;
  const rows = useMemo(
    () =>
      review.moments
        .slice(0, count)
        .flatMap((_, index) => factsOf(texts, review, judged, index) ?? []),
    [texts, review, judged, count],
  );
  const isJudged = review.source.isOver;
  const columns = [
    ...[say.turn, say.player, say.roll, say.played],
    ...(isJudged ? [say.best, say.grade, say.lost] : []),
  ];
  return (
    <section class="rolls">
      <h2 id="every-roll">
        {say.heading} {isJudged && settings.value.letterKeys && <small>{say.hint}</small>}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section class="rolls-frame" ref={frame} tabIndex={0} aria-labelledby="every-roll">
        <table>
          <caption class="spoken-only">{say.heading}</caption>
          <ColumnHeads names={columns} />
          <tbody>
            {rows.map((facts) => (
              <Row
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
    </section>
  );
};
