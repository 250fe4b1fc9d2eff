import { fromBase64Url } from '@claim-it/fairness/bytes';
import type { NotationFault, Replay, Result } from '@claim-it/rules';
import { ok, parseRecord, refuse } from '@claim-it/rules';
import { LONGEST_RECORD } from './record.ts';
import { FORMAT, PACKING } from './shareHash.ts';

export type ShareRefusal =
  | { readonly kind: 'linkBroken' }
  | { readonly kind: 'linkTooLong' }
  | { readonly kind: 'linkFaulty'; readonly fault: NotationFault };

/** A finished game takes about 2,000 characters. */
const LONGEST_HASH = 50_000;

/** Unpacks, but no more than a record can have: a small link can unpack to anything. */
const unpack = async (bytes: Uint8Array<ArrayBuffer>): Promise<Result<string, ShareRefusal>> => {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
  const reader = unpacked.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > LONGEST_RECORD) {
        await reader.cancel();
        return refuse({ kind: 'linkTooLong' });
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return ok(text + decoder.decode());
  } catch {
    return refuse({ kind: 'linkBroken' });
  }
};

/** Reads such a fragment and replays its game. Never rejects. */
export const readHash = async (hash: string): Promise<Result<Replay, ShareRefusal>> => {
  if (hash.length > LONGEST_HASH) return refuse({ kind: 'linkTooLong' });
  const text = hash.replace(/^#+/, '');
  const bytes = text.startsWith(PACKING) ? fromBase64Url(text.slice(PACKING.length)) : null;
  if (bytes === null) return refuse({ kind: 'linkBroken' });
  const record = await unpack(bytes);
  if (!record.ok) return record;
  const replay = parseRecord(record.value);
  return replay.ok ? replay : refuse({ kind: 'linkFaulty', fault: replay.reason });
};
