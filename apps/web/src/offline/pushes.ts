import { isLanguage } from '@claim-it/text/language';

/** A notice as the server sends it, encrypted for this device. `turn` names the turn. */
export type TurnPush = {
  readonly kind: 'turn';
  readonly table: string;
  readonly turn: number;
  readonly language: string;
  readonly title: string;
  readonly body: string;
};

const TABLE = /^[\w-]{11,22}$/;

/** Null unless it is a notice of ours. */
export const parsePush = (text: string | null): TurnPush | null => {
  try {
    const { kind, table, turn, language, title, body }: Partial<TurnPush> = JSON.parse(text ?? '');
    const isRead =
      kind === 'turn' &&
      typeof table === 'string' &&
      TABLE.test(table) &&
      Number.isSafeInteger(turn) &&
      isLanguage(language) &&
      typeof title === 'string' &&
      typeof body === 'string';
    return isRead ? { kind, table, turn: turn ?? 0, language, title, body } : null;
  } catch {
    return null;
  }
};

/** A page of the app, as the service worker sees it. */
export type Window = {
  readonly url: string;
  readonly visibilityState: string;
  readonly postMessage: (message: unknown) => void;
  readonly focus: () => Promise<unknown>;
};

/** A new turn makes itself heard also where the notice of an older one is still shown. */
type ShownOptions = NotificationOptions & { readonly renotify: boolean };

/** What the service worker can do about a notice. */
export type PushDeps = {
  readonly windows: () => Promise<readonly Window[]>;
  readonly show: (title: string, options: ShownOptions) => Promise<void>;
  readonly open: (address: string) => Promise<unknown>;
  /** The last turn of a table that was shown here; it outlives the service worker. */
  readonly lastShown: (table: string) => Promise<number>;
  readonly noteShown: (table: string, turn: number) => Promise<void>;
  readonly badge: () => void;
};

const isAt = (table: string, { url }: Window): boolean =>
  new URL(url).pathname.endsWith(`/table/${table}`);

/** Shows each turn once, and none while a page of its table is visible; pages are notified. */
export const showPush = async (text: string | null, deps: PushDeps): Promise<void> => {
  const push = parsePush(text);
  if (push === null) return;
  const { table, turn, title, body, language } = push;
  const windows = await deps.windows();
  for (const window of windows) window.postMessage({ kind: 'turns' });
  const isSeen = windows.some((one) => isAt(table, one) && one.visibilityState === 'visible');
  if (isSeen || (await deps.lastShown(table)) >= turn) return;
  await deps.noteShown(table, turn);
  deps.badge();
  await deps.show(title, {
    body,
    tag: table,
    renotify: true,
    lang: language,
    icon: '/icons/icon-192.png',
    data: { table, language },
  });
};

/** A press on a notice leads to its table: to the page that shows it, or to a new one. */
export const openPush = async (data: unknown, deps: PushDeps): Promise<void> => {
  const { table, language } = data as Pick<TurnPush, 'table' | 'language'>;
  const page = (await deps.windows()).find((one) => isAt(table, one));
  await (page === undefined ? deps.open(`/${language}/table/${table}`) : page.focus());
};
