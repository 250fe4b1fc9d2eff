import type { OnlineMatch, OnlineTable } from '@claim-it/client/online';
import type { Ledger } from '@claim-it/fairness';
import { codeOf } from '@claim-it/fairness';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { downloadRecord } from '../../../kit/controls/download.ts';
import { Sheet } from '../../../kit/controls/sheet.tsx';
import { Link } from '../../../kit/navigation/link.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { listed } from '../../../kit/text/listing.ts';
import { text } from '../../../kit/text/texts.ts';
import { chairNames } from '../shared/chairNames.ts';

type Props = {
  readonly table: OnlineTable;
  readonly match: OnlineMatch;
  readonly onClose: () => void;
};

/** Who had a hand in the last roll, in words. */
const sayLastRoll = ({ last }: Ledger, names: readonly string[]): readonly string[] => {
  const { seal: say } = online.text();
  if (last === null) return [say.none];
  const nameOf = (chair: number): string => names[chair] ?? '';
  const hands = [last.shaker, ...last.stirs.filter((one) => one !== last.shaker)];
  return [
    say.hands(listed(hands.map(nameOf))),
    ...(last.shaker === last.chair ? [] : [say.shaken(nameOf(last.chair), nameOf(last.shaker))]),
    ...(last.leftOut.length === 0 ? [] : [say.leftOut(listed(last.leftOut.map(nameOf)))]),
  ];
};

/** Rolls that were named, and what this device wonders about. */
const sayDoubts = ({ log, doubts }: OnlineTable): readonly string[] => {
  const { seal: say, devices } = online.text();
  const named = log.value?.state.ledger?.named ?? 0;
  const aside = doubts.value.flatMap((one) => (one.kind === 'setAside' ? [one.roll] : []));
  const without = doubts.value.find((one) => one.kind === 'leftOut');
  return [
    ...(named > 0 ? [say.named(named)] : []),
    ...(aside.length > 0 ? [say.setAside(aside.join(', '))] : []),
    ...(doubts.value.some(({ kind }) => kind === 'wentBack') ? [say.wentBack] : []),
    ...(without === undefined ? [] : [say.doneWithout(without.roll)]),
    ...(doubts.value.some(({ kind }) => kind === 'otherChain') ? [say.otherChain] : []),
    ...(doubts.value.some(({ kind }) => kind === 'keyTaken') ? [devices.keyTaken] : []),
  ];
};

/** What the seal means: plain words first, then the code and the ways to check. */
export const SealSheet = ({ table, match, onClose }: Props): JSX.Element => {
  const { seal: say } = online.text();
  const ledger = table.log.value?.state.ledger ?? null;
  const isBroken = table.fault.value !== null;
  const reseeds = ledger?.reseeds.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <Sheet title={say.title} class="is-seal" onClose={onClose}>
      <p class={isBroken ? 'seal-broken' : 'seal-good'}>{isBroken ? say.broken : say.lead}</p>
      {ledger !== null && (
        <>
          <p>
            <b>{say.short(ledger.rolls)}.</b> {sayLastRoll(ledger, chairNames(table)).join(' ')}
          </p>
          {reseeds > 0 && <p>{say.reseeds(reseeds)}</p>}
          {sayDoubts(table).map((line) => (
            <p key={line} class="problem-line">
              {line}
            </p>
          ))}
          <dl class="seal-code">
            <dt>{say.code}</dt>
            <dd>{codeOf(ledger.opening)}</dd>
          </dl>
          <p>{say.codeLine}</p>
        </>
      )}
      <p>{say.how}</p>
      <div class="sheet-actions in-row">
        <Button
          class="plate sheet-button"
          label={say.record}
          onClick={() => void match.record().then((record) => downloadRecord(record, Date.now()))}
        />
        <Link to={{ kind: 'verify' }} class="text-button">
          {text().pages.names.verify}
        </Link>
      </div>
    </Sheet>
  );
};
