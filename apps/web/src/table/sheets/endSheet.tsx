import { ClaimedMarker, Marker } from '@claim-it/board';
import { colorOf } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/controls/buttons.tsx';
import { useSettled, whenSettled } from '../../kit/controls/settled.ts';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import { text } from '../../kit/text/texts.ts';
import { sayAgain } from '../model/again.ts';
import { endingOf, sayDice, youAt } from '../model/ending.ts';
import type { FinalResult } from '../model/result.ts';
import { resultOf } from '../model/result.ts';
import { sitterAt } from '../model/seats.ts';
import { roundOf } from '../model/turns.ts';
import type { Errands } from '../state/errands.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import { LuckBars } from './luckBars.tsx';
import { useLuck } from './useLuck.ts';
import './endSheet.css';

type Props = {
  readonly table: PlayedTable;
  readonly errands: Errands;
  readonly onClose: () => void;
};

const Standings = ({
  table,
  result,
}: Pick<Props, 'table'> & { result: FinalResult }): JSX.Element => {
  const { end: say, cards } = text().table;
  const you = youAt(table.match.setup);
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">{say.player}</th>
          <th scope="col">{cards.mine}</th>
          <th scope="col">{cards.claims}</th>
          <th scope="col">{cards.spaces}</th>
        </tr>
      </thead>
      <tbody>
        {result.ranking.map(({ seat, group, claims, spaces }) => (
          <tr key={seat} class={result.winners.includes(seat) ? 'is-winner' : ''}>
            <th scope="row">
              <Marker color={colorOf(table.game.value, seat)} size={32} />
              {sitterAt(table.match.setup, seat).name}
              {seat === you && <small class="you-tag">{cards.you}</small>}
              {table.game.value.departed.includes(seat) && <small>{cards.gone}</small>}
            </th>
            <td>{group}</td>
            <td>{claims}</td>
            <td>{spaces}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Who ran out of time, and for whom a bot played. */
const Asides = ({ table: { match } }: Pick<Props, 'table'>): JSX.Element | null => {
  const { asides: say } = text().table.end;
  const lines = (match.asides?.value ?? []).flatMap((aside) => {
    const { name } = sitterAt(match.setup, aside.seat);
    if ('bot' in aside) return [say[aside.kind]({ name, bot: aside.bot })];
    return aside.kind === 'lapsed' ? [say.lapsed(name)] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul class="end-asides">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** After wins in a row: the same table with stronger bots. */
const Stronger = ({ table, errands }: Omit<Props, 'onClose'>): JSX.Element | null => {
  const { end: say, levels } = text().happened;
  const level = table.stronger.value;
  if (level === null) return null;
  return (
    <p class="end-stronger in-row">
      <span>{say.stronger(levels[level])}</span>
      <Button
        class="text-button"
        label={say.playStronger(levels[level])}
        onClick={() => errands.playStronger(level)}
      />
    </p>
  );
};

/** The next steps; the first button has the focus, and ignores a press that was meant for Roll. */
const Onward = ({ table, errands, onClose }: Props): JSX.Element => {
  const { end: say } = text().table;
  const { names } = text().pages;
  const isSettled = useSettled();
  const press = (action: () => void) => whenSettled(isSettled, action);
  const again = sayAgain(table.match);
  const { house } = table.match;
  const newGame = (): void => goTo({ kind: house === undefined ? 'setup' : 'open' });
  const first = useRef<HTMLButtonElement>(null);
  // After the sheet has opened, which gives the focus to Close.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div class="end-onward">
      <div class="end-first">
        {again !== null && (
          <p role="status">
            <button
              type="button"
              ref={first}
              class="plate sheet-button"
              {...press(errands.rematch)}
            >
              {again}
            </button>
          </p>
        )}
        <Button class="wood-button" label={say.report} {...press(errands.review)} />
      </div>
      <div class="sheet-actions in-row">
        {table.match.daily !== undefined && (
          <Button
            class="text-button"
            label={names.daily}
            {...press(() => goTo({ kind: 'daily' }))}
          />
        )}
        <Button class="text-button" label={names.setup} {...press(newGame)} />
        <Button class="text-button" label={say.share} {...press(errands.share)} />
        <Button class="text-button" label={say.look} onClick={onClose} />
      </div>
    </div>
  );
};

/** The result of a finished game: who won, why in one sentence, how all stand, and what next. */
export const EndSheet = (props: Props): JSX.Element | null => {
  const { table, errands, onClose } = props;
  const { setup } = table.match;
  const result = resultOf(table.game.value);
  const luck = useLuck(table.match);
  if (result === null) return null;
  const facts = { result, setup, rounds: roundOf(table.steps.value) };
  const { title, line, why, seat } = endingOf(text(), facts);
  const dice = luck === null ? null : sayDice(text(), facts, luck);
  return (
    <Sheet title={title} class="is-result" onClose={onClose}>
      <p class="end-head in-row">
        <ClaimedMarker color={colorOf(table.game.value, seat)} size={56} />
        <span>{line}</span>
      </p>
      <p class="end-why" aria-live="polite">
        {dice === null ? why : `${why} ${dice}`}
      </p>
      <Standings table={table} result={result} />
      {luck !== null && <LuckBars setup={setup} luck={luck} />}
      <Asides table={table} />
      <Stronger table={table} errands={errands} />
      <Onward table={table} errands={errands} onClose={onClose} />
    </Sheet>
  );
};
