import type { OnlineTable } from '@claim-it/client/online';
import type { TableHeader } from '@claim-it/protocol';
import { agreementsOf } from '@claim-it/protocol';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/controls/icon.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { sayPace } from '../shared/pace.ts';

/** What the table has agreed on, in the words of the people who play. */
const factsOf = (header: TableHeader): readonly string[] => {
  const { room: say, open } = online.text();
  const { pace, patience, onLeaving, onSkip, mayReplaceBots } = agreementsOf(header);
  const hasSkips = patience !== null || pace.kind !== 'none';
  return [
    sayPace(header),
    ...(pace.kind === 'live' && pace.bank > 0 ? [say.reserve(pace.bank)] : []),
    ...(patience === null ? [] : [say.absence(patience)]),
    ...(hasSkips ? [onSkip === 'take' ? say.skipTakes : say.skipLoses] : []),
    onLeaving.kind === 'skip' ? say.skip : say.takeOver,
    ...(mayReplaceBots ? [say.replaces] : []),
    header.isListed ? say.listed : open.byLink.name,
    text().words.variants[header.variant],
    ...(header.isFreeTextAllowed ? [say.freeText] : []),
  ];
};

/** What happens when time runs out: everybody reads it before the game. R11 */
const ClockRule = ({ header }: { readonly header: TableHeader }): JSX.Element | null => {
  const { room: say } = online.text();
  const { pace, onTimeOut, onLeaving } = agreementsOf(header);
  if (pace.kind === 'none' || onTimeOut !== 'lapse') return null;
  return (
    <p class="room-clock one-row">
      <Icon name="clock" />
      <span>{onLeaving.kind === 'bot' ? say.lapsesToBot : say.lapses}</span>
    </p>
  );
};

/** The agreements of a table, collapsed, and the rule of its clock. */
export const Facts = ({ table }: { readonly table: OnlineTable }): JSX.Element | null => {
  const header = table.log.value?.state.header;
  if (header === undefined) return null;
  return (
    <>
      <ClockRule header={header} />
      <details class="room-facts">
        <summary>
          <b>{online.text().room.facts}</b> <small>{sayPace(header)}</small>
        </summary>
        <ul>
          {factsOf(header).map((fact) => (
            <li key={fact}>
              <Icon name="check" /> <span>{fact}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};
