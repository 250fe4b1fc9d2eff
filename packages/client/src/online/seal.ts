import { fromBase64Url, toBase64Url } from '@claim-it/fairness';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const INFO = bytesOf('claim-it passkey 1');
const IV_BYTES = 12;

/** `secret` is the output of the passkey's PRF. */
const keyFrom = async (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> => {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: INFO },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
};

/** The secret of a guest, encrypted for their passkey: HKDF-SHA256 and AES-256-GCM, bound to the guest. */
export const seal = async (
  secret: Uint8Array<ArrayBuffer>,
  guest: string,
  entropy: string,
): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: 'AES-GCM', iv, additionalData: bytesOf(guest) };
  const sealed = await crypto.subtle.encrypt(how, await keyFrom(secret), bytesOf(entropy));
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
};

/** Null if it was encrypted with another key, for another guest, or was changed. */
export const unseal = async (
  secret: Uint8Array<ArrayBuffer>,
  guest: string,
  sealed: string,
): Promise<string | null> => {
  const bytes = fromBase64Url(sealed);
  if (bytes === null) return null;
  const how = {
    name: 'AES-GCM',
    iv: bytes.slice(0, IV_BYTES),
    additionalData: bytesOf(guest),
  };
  try {
    const opened = await crypto.subtle.decrypt(how, await keyFrom(secret), bytes.slice(IV_BYTES));
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
};
