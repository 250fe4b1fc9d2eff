import { LEVELS, STYLES } from '@claim-it/ai';
import { readLocal, writeLocal } from '@claim-it/client/storage';
import { COLORS, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import * as v from 'valibot';
import type { SetupForm } from '../../parts/seats/form.ts';

const KEY = 'claim-it:setup';

const seat = v.object({
  kind: v.picklist(['person', 'bot']),
  name: v.pipe(v.string(), v.maxLength(24)),
  color: v.picklist(COLORS),
  level: v.picklist(LEVELS),
  style: v.nullable(v.picklist(STYLES)),
});

const schema: v.GenericSchema<unknown, SetupForm> = v.object({
  seats: v.pipe(
    v.array(seat),
    v.minLength(MIN_SEATS),
    v.maxLength(MAX_SEATS),
    v.check((seats) => new Set(seats.map(({ color }) => color)).size === seats.length),
  ),
  variant: v.picklist(['standard', 'reuse']),
});

/** Reads the form that was used last; null where there is none that can be read. */
export const parseForm = (text: string | null): SetupForm | null => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

export const storedForm = (): SetupForm | null => parseForm(readLocal(KEY));

export const storeForm = (form: SetupForm): void => writeLocal(KEY, JSON.stringify(form));
