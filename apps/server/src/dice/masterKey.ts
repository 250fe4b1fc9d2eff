import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DurableCalls } from '../durable.ts';
import { writeDurably } from '../durable.ts';
import { HouseFault } from '../fault.ts';

const KEY_BYTES = 32;
const FILE = 'dice.key';

const ENCODED = /^[A-Za-z0-9_-]{43}$/;

const decode = (text: string, place: string): Buffer => {
  if (!ENCODED.test(text.trim()))
    throw new HouseFault(
      `${place} is empty or damaged: it must hold 32 bytes as base64url (43 letters).`,
    );
  return Buffer.from(text.trim(), 'base64url');
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readKey = (file: string): Buffer => {
  const isOpenToOthers = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  if (isOpenToOthers)
    throw new HouseFault(`${file} may be read by others; it must be yours alone (chmod 600).`);
  return decode(readFileSync(file, 'utf8'), file);
};

/** The master secret of the server's dice. It is stored in a separate file, never in the database or a backup. */
export const loadMasterKey = (
  folder: string,
  given: string | undefined,
  fs?: DurableCalls,
): Buffer => {
  if (given !== undefined) return decode(given, 'CLAIM_IT_DICE_KEY');
  const file = join(folder, FILE);
  try {
    return readKey(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  mkdirSync(folder, { recursive: true });
  const key = randomBytes(KEY_BYTES);
  writeDurably(file, `${key.toString('base64url')}\n`, fs);
  return key;
};

/** Replaced keys, separated by spaces, commas or lines: games that were opened with them continue. */
export const readOldKeys = (given: string | undefined): readonly Buffer[] =>
  (given ?? '')
    .split(/[\s,]+/)
    .filter((text) => text !== '')
    .map((text) => decode(text, 'CLAIM_IT_OLD_DICE_KEYS'));

/** A value derived from the key and these words only. */
export const deriveId = (key: Buffer, ...words: readonly string[]): Buffer =>
  createHmac('sha256', key)
    .update(['claim-it house 1', ...words].join('\n'))
    .digest();
