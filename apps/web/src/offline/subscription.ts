const urlSafe = (key: ArrayBuffer | null): string =>
  key === null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(key)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');

/** The key of the server with which a device subscribed. */
export const serverKeyOf = ({ options }: Pick<PushSubscription, 'options'>): string =>
  urlSafe(options.applicationServerKey);

/** What a server must know of a subscription. */
export const addressOf = (
  subscription: Pick<PushSubscription, 'endpoint' | 'getKey'>,
): { readonly endpoint: string; readonly p256dh: string; readonly auth: string } => ({
  endpoint: subscription.endpoint,
  p256dh: urlSafe(subscription.getKey('p256dh')),
  auth: urlSafe(subscription.getKey('auth')),
});

type Known = {
  readonly key?: string | null;
  readonly subscription?: { readonly language: string; readonly quiet: unknown } | null;
};

/** What the service worker can do about a subscription that the browser has ended. */
export type RenewDeps = {
  readonly ask: (path: string, request?: RequestInit) => Promise<Response>;
  readonly subscribe: (key: string) => Promise<Pick<PushSubscription, 'endpoint' | 'getKey'>>;
};

/** Subscribes again with the key of the server, and sends the subscription; does nothing if the server did not know this device before. */
export const renewSubscription = async ({ ask, subscribe }: RenewDeps): Promise<void> => {
  const answer = await ask('/api/me/push');
  if (!answer.ok) return;
  const { key, subscription }: Known = await answer.json();
  if (typeof key !== 'string' || subscription == null) return;
  const { language, quiet } = subscription;
  const body = { ...addressOf(await subscribe(key)), language, quiet };
  await ask('/api/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
};
