import { arrive, endPush, keepPush, readPush } from '@claim-it/client/online';
import { isGuestHere } from '@claim-it/client/running';
import { readLocal, settings, writeLocal } from '@claim-it/client/storage';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { language } from '../../kit/navigation/navigation.ts';
import { addressOf, serverKeyOf } from '../../offline/subscription.ts';

/** Whether this device has turn notifications; `unknown` until it was checked, `unoffered` where the server does not support them. */
export type PushStand = 'unknown' | 'unsupported' | 'unoffered' | 'denied' | 'off' | 'on';

const stand = signal<PushStand>('unknown');
export const pushStand: ReadonlySignal<PushStand> = stand;

const DECLINED = 'claim-it:no-notices';

/** A player who has declined is not asked again. */
export const hasDeclined = (): boolean => readLocal(DECLINED) !== null;
export const decline = (): void => writeLocal(DECLINED, '1');

const registrationHere = async (): Promise<ServiceWorkerRegistration | null> => {
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return isAble ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
};

const DAY_MINUTES = 1_440;

/** The server knows no time zones: quiet hours are sent in UTC, and again when daylight saving time changes. */
export const quietInUtc = (offset: number = new Date().getTimezoneOffset()) => {
  const { quiet } = settings.peek();
  const inUtc = (minute: number): number => (minute + offset + 2 * DAY_MINUTES) % DAY_MINUTES;
  return quiet === null ? null : { from: inUtc(quiet.from), to: inUtc(quiet.to) };
};

const send = async (subscription: PushSubscription): Promise<boolean> => {
  const told = await keepPush({
    ...addressOf(subscription),
    language: language.peek(),
    quiet: quietInUtc(),
  });
  return told.ok;
};

/** Checks the subscription of this device, and sends changes to the server: another language, time zone offset or key. */
export const lookAtPush = async (): Promise<void> => {
  const registration = await registrationHere();
  if (registration === null) {
    stand.value = 'unsupported';
    return;
  }
  if (Notification.permission === 'denied') {
    stand.value = 'denied';
    return;
  }
  const own = await registration.pushManager.getSubscription();
  // A device that the server does not know is not made known by a look.
  const known = own === null && !isGuestHere.peek() ? null : await readPush();
  if (known?.ok === true && known.value.key === null) {
    stand.value = 'unoffered';
    return;
  }
  if (own === null || known === null || !known.ok || known.value.subscription === null) {
    stand.value = 'off';
    return;
  }
  const { endpoint, language: told, quiet } = known.value.subscription;
  const isSame =
    endpoint === own.endpoint &&
    told === language.peek() &&
    JSON.stringify(quiet) === JSON.stringify(quietInUtc());
  if (serverKeyOf(own) !== known.value.key) await turnOnPush();
  else stand.value = isSame || (await send(own)) ? 'on' : 'off';
};

/** Asks the browser and the server; only on a press. Returns whether this device has notifications now. */
export const turnOnPush = async (): Promise<boolean> => {
  const registration = await registrationHere();
  if (registration === null) return false;
  if ((await Notification.requestPermission()) !== 'granted') {
    stand.value = Notification.permission === 'denied' ? 'denied' : 'off';
    return false;
  }
  try {
    const me = await arrive();
    const known = me.ok ? await readPush() : me;
    if (!known.ok) return false;
    const { key } = known.value;
    if (key === null) {
      stand.value = 'unoffered';
      return false;
    }
    const before = await registration.pushManager.getSubscription();
    if (before !== null && serverKeyOf(before) !== key) await before.unsubscribe();
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    const isOn = await send(await registration.pushManager.subscribe(wish));
    stand.value = isOn ? 'on' : 'off';
    return isOn;
  } catch {
    return false; // the push service of the browser does not respond
  }
};

export const turnOffPush = async (): Promise<void> => {
  const registration = await registrationHere();
  const own = (await registration?.pushManager.getSubscription()) ?? null;
  await Promise.all([endPush(), own?.unsubscribe().catch(() => false)]);
  stand.value = 'off';
};

/** Takes away the notice of a table that is being looked at. */
export const closeNotice = async (table: string): Promise<void> => {
  const registration = await registrationHere();
  for (const notice of (await registration?.getNotifications({ tag: table })) ?? []) notice.close();
};
