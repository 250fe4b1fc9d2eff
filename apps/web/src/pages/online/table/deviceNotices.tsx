import type { OnlineTable } from '@claim-it/client/online';
import { notePage } from '@claim-it/client/online';
import { readLocal, storedGuest, writeLocal } from '@claim-it/client/storage';
import { chairOnTurn } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlateButton, WoodButton } from '../../../kit/controls/buttons.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { goTo } from '../../../kit/navigation/navigation.ts';
import { online } from '../../../kit/text/lazyTexts.ts';

type Props = { readonly table: OnlineTable };

const ASKED_KEY = 'claim-it-words-asked';

/** Another device has the dice of this game; they come here at a press. */
const Elsewhere = ({ table }: Props): JSX.Element | null => {
  const { devices: say } = online.text();
  const isBusy = useSignal(false);
  if (table.elsewhere.value.length === 0) return null;
  const play = async (): Promise<void> => {
    isBusy.value = true;
    await table.playHere();
    isBusy.value = false;
  };
  return (
    <div class="side-notice sheet" role="status">
      <p>{isBusy.value ? say.fetching : say.elsewhere}</p>
      {!isBusy.value && <PlateButton onPress={() => void play()}>{say.playHere}</PlateButton>}
    </div>
  );
};

/** Asks a player of a slow game once whether they want to come back from any device. */
const WordsOffer = ({ table }: Props): JSX.Element | null => {
  const { devices: say } = online.text();
  const isDue = useSignal(false);
  const isSlow = table.about.value?.header.pace.kind === 'slow';
  const isSeated = (table.about.value?.you.chairs.length ?? 0) > 0;
  useEffect(() => {
    if (!isSlow || !isSeated || readLocal(ASKED_KEY) !== null) return;
    void storedGuest().then((stored) => {
      isDue.value = stored !== null && stored.guest !== null && !stored.isKept;
    });
  }, [isSlow, isSeated, isDue]);
  const state = table.log.value?.state;
  const onTurn = state === undefined ? null : chairOnTurn(state);
  const isMyTurn = onTurn !== null && table.about.value?.you.chairs.includes(onTurn) === true;
  // No question in the middle of a turn.
  if (!isDue.value || isMyTurn) return null;
  const close = (): void => {
    writeLocal(ASKED_KEY, 'yes');
    isDue.value = false;
  };
  const look = (): void => {
    close();
    goTo({ kind: 'me' });
  };
  return (
    <div class="side-notice is-offer sheet">
      <p>{say.offer}</p>
      <div class="button-row">
        <PlateButton onPress={look}>{say.toWords}</PlateButton>
        <WoodButton onPress={close}>{say.notNow}</WoodButton>
      </div>
    </div>
  );
};

/** The server marked us absent by mistake; only it knows who is connected. */
const CalledAbsent = ({ table }: Props): JSX.Element | null => {
  const { passkeys: say } = online.text();
  const isClosed = useSignal(false);
  if (!table.isCalledAbsent.value || isClosed.value) return null;
  return (
    <div class="side-notice sheet" role="status">
      <p>{say.calledAbsent}</p>
      <WoodButton onPress={sets(isClosed, true)}>{say.seen}</WoodButton>
    </div>
  );
};

/** Notices for a person with several devices, beside the table. */
export const DeviceNotices = ({ table }: Props): JSX.Element => (
  <>
    <Elsewhere table={table} />
    <CalledAbsent table={table} />
    <WordsOffer table={table} />
  </>
);

/** A phone that is put away soon sleeps. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Where the guest has other devices, a page that is closed or put away leaves the dice for them. */
export const useHandOver = (table: OnlineTable): void => {
  useEffect(() => {
    let isShared = false;
    void storedGuest().then((stored) => {
      isShared = stored?.isShared === true;
    });
    const putDown = (): void => {
      if (isShared) void table.putDown();
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') void table.pickUp();
      else if (isTouched()) putDown();
    };
    const forgetPage = notePage(table.id);
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', putDown);
    return () => {
      putDown();
      forgetPage();
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', putDown);
    };
  }, [table]);
};
