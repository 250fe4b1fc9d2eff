// Keeps the app on the device: it opens, deals and plays without a network.
import type { OfflineRequest, StoredLists } from './messages.ts';
import { isHashed, isHouse, languagesOf, pathsFor, shellFor } from './paths.ts';
import type { PushDeps } from './pushes.ts';
import { openPush, showPush } from './pushes.ts';
import { renewSubscription } from './subscription.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __LISTS__: StoredLists;
const { version, now, texts, later, networks } = __LISTS__;

/** Files whose names contain their hash: versions share them, so an update loads only what is new. */
const HASHED = 'claim-it:hashed';
/** Everything else belongs to one version. */
const EDITION = `claim-it:${version}`;

const cacheOf = (path: string): Promise<Cache> => caches.open(isHashed(path) ? HASHED : EDITION);

const keep = async (path: string): Promise<void> => {
  const cache = await cacheOf(path);
  if ((await cache.match(path)) !== undefined) return;
  // Without a hash the browser's own copy may be that of the previous version.
  const answer = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
};

/** One after the other and without hurry; what fails is fetched when it is wanted. */
const keepLater = async (paths: readonly string[]): Promise<void> => {
  for (const path of paths) await keep(path).catch(() => undefined);
};

const forgetOthers = async (): Promise<void> => {
  for (const name of await caches.keys())
    if (name.startsWith('claim-it:') && name !== HASHED && name !== EDITION)
      await caches.delete(name);
  // A page of the previous version may still request its own files.
  if ((await self.clients.matchAll()).length > 1) return;
  const known = new Set([...now, ...Object.values(texts).flat(), ...later, ...networks]);
  const cache = await caches.open(HASHED);
  for (const request of await cache.keys())
    if (!known.has(new URL(request.url).pathname)) await cache.delete(request);
};

const fromCache = async (request: Request, path: string): Promise<Response> => {
  const kept = await (await cacheOf(path)).match(path, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    await (await cacheOf(path)).put(path, copy).catch(() => undefined); // full: it works without
  }
  return answer;
};

/** Everything a page needs, with the texts that the open pages speak; those of another language come when it is spoken. */
const install = async (): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const spoken = languagesOf(pages.map(({ url }) => url));
  await Promise.all([...now, ...spoken.flatMap((language) => texts[language] ?? [])].map(keep));
};

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const request = event.data as OfflineRequest;
  if (request.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  else event.waitUntil(keepLater(pathsFor(__LISTS__, request)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isHouse(pathname)) return;
  const path = request.mode === 'navigate' ? shellFor(pathname) : pathname;
  if (path !== null) event.respondWith(fromCache(request, path));
});

/** The turns already shown; independent of the version. */
const SHOWN = 'claim-it-turns';
const noteOf = (table: string): string => `/turns/${table}`;

const pushes: PushDeps = {
  windows: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  show: (title, options) => self.registration.showNotification(title, options),
  open: (address) => self.clients.openWindow(address),
  lastShown: async (table) => {
    const note = await (await caches.open(SHOWN)).match(noteOf(table));
    return note === undefined ? -1 : Number(await note.text());
  },
  noteShown: async (table, turn) => {
    await (await caches.open(SHOWN)).put(noteOf(table), new Response(String(turn)));
  },
  badge: () => {
    if (typeof self.navigator.setAppBadge === 'function')
      self.navigator.setAppBadge().catch(() => undefined);
  },
};

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data?.text() ?? null, pushes));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(event.notification.data, pushes));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = self.registration;
  event.waitUntil(
    renewSubscription({
      ask: (path, request) => fetch(path, { cache: 'no-store', ...request }),
      subscribe: (applicationServerKey) =>
        pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
    }),
  );
});
