import { createECDH } from 'node:crypto';
import type { Operator } from '@claim-it/protocol';
import { deriveId } from '../dice/masterKey.ts';

/** The key pair that identifies this server to push services. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** Derived from the key of the server: all its processes have the same, and it is stored nowhere. */
export const vapidKeysOf = (key: Buffer): VapidKeys => {
  const pair = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1)
    try {
      const secret = deriveId(key, 'vapid', String(attempt));
      pair.setPrivateKey(secret);
      const publicKey = pair.getPublicKey('base64url', 'uncompressed');
      return { publicKey, privateKey: secret.toString('base64url') };
    } catch {
      // One of four billion secrets is not a valid key of this curve: the next one is tried.
    }
};

const MAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** The contact of this server for push services. */
export const subjectFor = ({ contact }: Operator, publicOrigin: string | null): string => {
  if (contact !== null && MAIL.test(contact)) return `mailto:${contact}`;
  if (publicOrigin?.startsWith('https://')) return publicOrigin;
  return 'mailto:nobody@claim-it.invalid';
};
