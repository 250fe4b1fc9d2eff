import type { ClientRequest } from 'node:http';
import { request } from 'node:https';
import { isPushService, parsePublicUrl, publicLookup } from './addresses.ts';

/** What is sent to another server. */
export type OutboundPost = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
};

/** The result; `status` 0 means no answer. `retryAfter` is in milliseconds, if the answer has one. */
export type Answered = { readonly status: number; readonly retryAfter: number | null };

export type Post = (post: OutboundPost) => Promise<Answered>;

const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;
const NO_ANSWER: Answered = { status: 0, retryAfter: null };
const LOOKUP = publicLookup();

const retryAfterOf = (header: string | undefined): number | null => {
  const seconds = header === undefined ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, DAY_MS) : null;
};

/** What is sent, and to which addresses. */
export type Outbound = {
  readonly post: Post;
  readonly mayPushTo: (url: string) => boolean;
  readonly mayCall: (url: string) => boolean;
};

const send = (sent: ClientRequest, body: Buffer | string): Promise<Answered> =>
  new Promise((resolve) => {
    const giveUp = (): void => void sent.destroy(new Error('no answer in time'));
    const limit = setTimeout(giveUp, 2 * TIMEOUT_MS);
    sent.on('response', (answer) => {
      answer.destroy();
      const retryAfter = retryAfterOf(answer.headers['retry-after']);
      resolve({ status: answer.statusCode ?? 0, retryAfter });
    });
    sent.on('timeout', giveUp);
    sent.on('error', () => resolve(NO_ANSWER));
    sent.on('close', () => {
      clearTimeout(limit);
      resolve(NO_ANSWER);
    });
    sent.end(body);
  });

/**
 * The only place where the server sends requests to the internet. Names must resolve to public addresses, the body of a response
 * is not read, and no redirect is followed.
 */
export const OPEN_INTERNET: Outbound = {
  post: ({ url, headers, body }) =>
    send(request(url, { method: 'POST', headers, timeout: TIMEOUT_MS, lookup: LOOKUP }), body),
  mayPushTo: isPushService,
  mayCall: (url) => parsePublicUrl(url) !== null,
};
