import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '@claim-it/protocol';
import type { Outbound, Post } from '../src/outbound/post.ts';

/** A message as the service got it. */
export type Pushed = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

const SALT = 16;
const HEAD = SALT + 5;
const TAG = 16;

/** A browser's side of push: its keys, and the decryption of messages (RFC 8291). */
export class PushDevice {
  readonly #pair = createECDH('prime256v1');
  readonly #public = this.#pair.generateKeys();
  readonly #auth = randomBytes(16);

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.#public.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  read({ body }: Pick<Pushed, 'body'>): PushPayload {
    const [salt, keyLength] = [body.subarray(0, SALT), body[HEAD - 1] ?? 0];
    const sender = body.subarray(HEAD, HEAD + keyLength);
    const sealed = body.subarray(HEAD + keyLength);
    const shared = hmac(this.#auth, this.#pair.computeSecret(sender));
    const secret = hmac(shared, 'WebPush: info\0', this.#public, sender, '\u0001');
    const root = hmac(salt, secret);
    const key = hmac(root, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
    const nonce = hmac(root, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-TAG));
    const opened = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString('utf8'));
  }
}

/** A push service, or any other server, on this machine. */
export class PushService {
  readonly pushed: Pushed[] = [];
  /** Its response status; push services use 201. */
  answer: (pushed: Pushed) => number = () => 201;
  /** Called before a response is sent. */
  onPushed: (pushed: Pushed) => void = () => undefined;
  origin = '';
  readonly #server = createServer((asked, reply) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      const pushed = { path: asked.url ?? '', headers: asked.headers, body: Buffer.concat(parts) };
      this.pushed.push(pushed);
      this.onPushed(pushed);
      reply.statusCode = this.answer(pushed);
      reply.end('ok');
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  readonly #post: Post = ({ url, headers, body }) =>
    new Promise((resolve) => {
      const asked = request(url, { method: 'POST', headers, agent: false }, (answer) => {
        answer.resume();
        const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
        const retryAfter = Number.isNaN(seconds) ? null : seconds * 1000;
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter }));
      });
      asked.on('error', () => resolve({ status: 0, retryAfter: null }));
      asked.end(body);
    });

  /** Replaces the internet for a server: only this host exists. `during` is called for every request. */
  outbound(during: <Value>(work: Promise<Value>) => Promise<Value> = (work) => work): Outbound {
    const isOwn = (url: string): boolean => url.startsWith(`${this.origin}/`);
    return {
      post: (post) => during(this.#post(post)),
      mayPushTo: isOwn,
      mayCall: isOwn,
    };
  }
}
