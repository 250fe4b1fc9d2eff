import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveId } from '../dice/masterKey.ts';

/** The lifetime of a challenge. */
const CHALLENGE_MS = 5 * 60_000;
const TIME_BYTES = 6;
const NONCE_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + NONCE_BYTES;
const MAC_BYTES = 16;

export type Challenges = {
  readonly make: (purpose: string, now: number) => string;
  /** When it was asked; null for one that is not ours, is for something else, or is too old. */
  readonly read: (purpose: string, challenge: string, now: number) => number | null;
};

/** Challenges for authenticators. Any process of the server can verify them, and none is stored before its response. */
export const createChallenges = (key: Buffer): Challenges => {
  const macOf = (purpose: string, head: Buffer): Buffer =>
    deriveId(key, 'passkey', purpose, head.toString('base64url')).subarray(0, MAC_BYTES);
  return {
    make: (purpose, now) => {
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUIntBE(now, 0, TIME_BYTES);
      randomBytes(NONCE_BYTES).copy(head, TIME_BYTES);
      return Buffer.concat([head, macOf(purpose, head)]).toString('base64url');
    },
    read: (purpose, challenge, now) => {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== HEAD_BYTES + MAC_BYTES) return null;
      const head = bytes.subarray(0, HEAD_BYTES);
      if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), macOf(purpose, head))) return null;
      const askedAt = head.readUIntBE(0, TIME_BYTES);
      return askedAt + CHALLENGE_MS < now ? null : askedAt;
    },
  };
};
