import { Marker } from '@claim-it/board';
import type { Seat } from '@claim-it/rules';
import { colorOf } from '@claim-it/rules';
import type { TableText } from '@claim-it/text';
import type { JSX } from 'preact';
import { Button } from '../../kit/controls/buttons.tsx';
import { useSettled, whenSettled } from '../../kit/controls/settled.ts';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import { text } from '../../kit/text/texts.ts';
import { sayAgain } from '../model/again.ts';
import type { FinalResult } from '../model/result.ts';
import { resultOf } from '../model/result.ts';
import { sitterAt } from '../model/seats.ts';
import type { Errands } from '../state/errands.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import './endSheet.css';

type Props = {
  readonly table: PlayedTable;
  readonly errands: Errands;
  readonly onClose: () => void;
};

/** Why the winner won, tie-breaks included, in words. */
const sayWhy = (
  { end: say }: Pick<TableText, 'end'>,
  { why }: FinalResult,
  nameOf: (seat: Seat) => string,
): string => {
  if (why.kind === 'alone') return say.alone;
  if (why.kind === 'shared') return say.shared;
  return say.decided({ ...why, ahead: nameOf(why.ahead), behind: nameOf(why.behind) });
};

const Standings = ({
  table,
  result,
}: Pick<Props, 'table'> & { result: FinalResult }): JSX.Element => {
  const { end: say, cards } = text().table;
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

/** The result of a finished game, and what next; above the standings, so that it never lies where Roll was. */
export const EndSheet = ({ table, errands, onClose }: Props): JSX.Element | null => {
  const { end: say, banner } = text().table;
  const { names } = text().pages;
  const result = resultOf(table.game.value);
  const isSettled = useSettled();
  const press = (action: () => void) => whenSettled(isSettled, action);
  if (result === null) return null;
  const nameOf = (seat: Seat): string => sitterAt(table.match.setup, seat).name;
  const again = sayAgain(table.match);
  const { house } = table.match;
  const newGame = (): void => goTo({ kind: house === undefined ? 'setup' : 'open' });
  return (
    <Sheet title={banner.wins(result.winners.map(nameOf))} onClose={onClose}>
      <p>{sayWhy(text().table, result, nameOf)}</p>
      {again !== null && (
        <p class="end-again" role="status">
          <Button class="plate sheet-button" label={again} {...press(errands.rematch)} />
        </p>
      )}
      <Standings table={table} result={result} />
      <Asides table={table} />
      <div class="sheet-actions in-row">
        <Button class="text-button" label={say.report} {...press(errands.review)} />
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
    </Sheet>
  );
};
