import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyBody, PasskeyOffer, PasskeyQuestion, PasskeySignIn } from '@claim-it/protocol';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** The head of a CBOR item: its major type, and its number or length. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (data: string): Buffer => Buffer.concat([head(3, data.length), Buffer.from(data)]);
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** A present and verified person, and, with the second flag, a new passkey. */
const FLAGS = 0b0000_0101;
const HAS_PASSKEY = 0b0100_0000;

/** A software authenticator for tests: one passkey; the test decides what it signs. */
export class Authenticator {
  readonly id: string = randomBytes(32).toString('base64url');
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** Synced passkeys do not count; security keys do. */
  counter = 0;
  /** The origin of the page. */
  origin: string;
  userHandle: string | null = null;

  constructor(origin: string) {
    this.origin = origin;
  }

  #clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(rpId: string, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more]);
  }

  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const part = (value: string): Buffer => bytes(Buffer.from(value, 'base64url'));
    return map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), part(x)],
      [number(-3), part(y)],
    );
  }

  /** Makes the passkey. */
  make({ challenge, rpId, user }: PasskeyOffer, statement?: Buffer): PasskeyBody {
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const made = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey()]);
    const attestation = map(
      [text('fmt'), text(statement === undefined ? 'none' : 'packed')],
      [text('attStmt'), statement ?? map()],
      [text('authData'), bytes(this.#data(rpId, FLAGS | HAS_PASSKEY, made))],
    );
    return {
      id: this.id,
      clientData: this.#clientData('webauthn.create', challenge),
      attestation: attestation.toString('base64url'),
      sealed: null,
    };
  }

  /** Signs a challenge with the passkey. */
  sign({ challenge, rpId }: PasskeyQuestion): PasskeySignIn {
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#data(rpId, FLAGS);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))]);
    return {
      id: this.id,
      clientData,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#pair.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    };
  }
}

/** A statement with a certificate, as manufacturers of authenticators sign it. */
export const CERTIFIED: Buffer = map(
  [text('alg'), number(-7)],
  [text('sig'), bytes(Buffer.alloc(64))],
  [text('x5c'), Buffer.concat([head(4, 1), bytes(Buffer.alloc(200))])],
);
