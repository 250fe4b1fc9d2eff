import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import * as v from 'valibot';

/** Why a message cannot be read; `at` is the path of the wrong part. */
export type WireFault =
  | { readonly kind: 'notJson' }
  | { readonly kind: 'unreadable'; readonly at: string };

export const parseWith = <Type>(
  schema: v.GenericSchema<unknown, Type>,
  raw: unknown,
): Result<Type, WireFault> => {
  const parsed = v.safeParse(schema, raw, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  return refuse({ kind: 'unreadable', at: v.getDotPath(parsed.issues[0]) ?? '' });
};

export const parseJson = (text: string): Result<unknown, WireFault> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse({ kind: 'notJson' });
  }
};

export const parseText = <Type>(
  schema: v.GenericSchema<unknown, Type>,
  text: string,
): Result<Type, WireFault> => {
  const raw = parseJson(text);
  return raw.ok ? parseWith(schema, raw.value) : raw;
};
