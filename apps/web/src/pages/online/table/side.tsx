import './side.css';
import type { Rejection } from '@claim-it/client/model';
import type { OnlineMatch, OnlineTable } from '@claim-it/client/online';
import { waitsForAnybody } from '@claim-it/protocol';
import { isOver } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { WoodLink } from '../../../kit/controls/buttons.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { TalkSign, WaxSeal } from '../shared/signs.tsx';
import { Bubbles } from './bubbles.tsx';
import { ClockFace } from './clockFace.tsx';
import { SealSheet } from './sealSheet.tsx';
import { TalkSheet } from './talkSheet.tsx';

type Props = { readonly table: OnlineTable; readonly match: OnlineMatch };

/** What this session is: a player, somebody who was one on this device, or a spectator. */
const sayPlace = ({ table, match }: Props): string | null => {
  const { table: say } = online.text();
  const you = table.about.value?.you;
  const hasSat = match.wasSeated.value;
  if (you === undefined || you.chairs.length > 0 || isOver(match.game.value)) return null;
  return hasSat ? say.moved : say.watching;
};

const sayRejection = ({ kind }: Rejection): string => {
  const { table: say } = online.text();
  return kind === 'tooManyChanges' || kind === 'tableIsFull' ? say[kind] : say.corrected;
};

/** One line about what is not on the board; the most pressing one. */
const sayNow = (props: Props): string | null => {
  const { table, match } = props;
  const { table: say } = online.text();
  const state = table.log.value?.state;
  if (match.rejected.value !== null) return sayRejection(match.rejected.value);
  if (state !== undefined && waitsForAnybody(state)) return say.waitsForAnybody;
  return sayPlace(props);
};

const Again = ({ table, match }: Props): JSX.Element | null => {
  const { table: say } = online.text();
  const next = table.log.value?.state.rematch ?? null;
  if (next === null || !isOver(match.game.value)) return null;
  return (
    <p class="side-again one-row plate">
      {say.again} <WoodLink to={{ kind: 'table', id: next }}>{say.join}</WoodLink>
    </p>
  );
};

/** What a table of the house has besides: the seal of the dice, the clock, and words. */
export const Side = (props: Props): JSX.Element => {
  const { table } = props;
  const { seal, talk } = online.text();
  const sheet = useSignal<'seal' | 'talk' | null>(null);
  const close = sets(sheet, null);
  const rolls = table.log.value?.state.ledger?.rolls ?? 0;
  const isBroken = table.fault.value !== null;
  const now = sayNow(props);
  return (
    <div class="house-side">
      <div class="side-row one-row">
        <button
          type="button"
          class={`round-button side-button seal-button ${isBroken ? 'is-broken' : ''}`}
          onClick={sets(sheet, 'seal')}
        >
          <WaxSeal isBroken={isBroken} />
          <span class="side-label" aria-hidden="true">
            {seal.short(rolls)}
          </span>
          <span class="spoken-only">{seal.label(rolls)}</span>
        </button>
        <ClockFace table={table} />
        <button type="button" class="round-button side-button" onClick={sets(sheet, 'talk')}>
          <TalkSign />
          <span class="spoken-only">{talk.open}</span>
        </button>
      </div>
      <p class={`side-line ${now === null ? '' : 'well'}`} role="status">
        {now}
      </p>
      <Again {...props} />
      <Bubbles table={table} />
      {sheet.value === 'seal' && <SealSheet {...props} onClose={close} />}
      {sheet.value === 'talk' && <TalkSheet table={table} onClose={close} />}
    </div>
  );
};
