import { LEVELS, STYLES } from '@claim-it/ai';
import type { Check } from '@claim-it/client/base';
import { isListOf, isOneOf, isOrNull, isShape, isTextUpTo, readText } from '@claim-it/client/base';
import { readLocal, writeLocal } from '@claim-it/client/storage';
import { COLORS, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import type { SetupForm } from '../../parts/seats/form.ts';

const KEY = 'claim-it:setup';

const isSeat = isShape<SetupForm['seats'][number]>({
  kind: isOneOf(['person', 'bot']),
  name: isTextUpTo(24),
  color: isOneOf(COLORS),
  level: isOneOf(LEVELS),
  style: isOrNull(isOneOf(STYLES)),
});

const hasForm = isShape<SetupForm>({
  seats: isListOf(isSeat, MIN_SEATS, MAX_SEATS),
  variant: isOneOf(['standard', 'reuse']),
});

const isForm = ((raw) =>
  hasForm(raw) &&
  new Set(raw.seats.map(({ color }) => color)).size === raw.seats.length) as Check<SetupForm>;

/** Reads the form that was used last; null where there is none that can be read. */
export const parseForm = (text: string | null): SetupForm | null =>
  readText(text, isOrNull(isForm), null);

export const storedForm = (): SetupForm | null => parseForm(readLocal(KEY));

export const storeForm = (form: SetupForm): void => writeLocal(KEY, JSON.stringify(form));
