import type { Level } from '@claim-it/ai';
import { newMatch, ownName } from '@claim-it/client/local';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { goTo } from '../../kit/navigation/navigation.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import type { BotNames, SeatForm, SetupForm } from '../../parts/seats/form.ts';
import {
  seatingOf,
  usualForm,
  withoutSeat,
  withPeople,
  withSeatAdded,
  withSitter,
} from '../../parts/seats/form.ts';
import { setupWish } from '../../parts/seats/wish.ts';
import { storedForm, storeForm } from './storedForm.ts';

/** The form used last, or two people; at least two, if that was the wish. */
const firstForm = (): SetupForm => {
  const form = storedForm() ?? usualForm(ownName());
  const wish = setupWish.peek();
  setupWish.value = null;
  return wish === 'people' ? withPeople(form) : form;
};

const botNames = (): BotNames => {
  const { greenhorn, prospector, miner, foreman, sheriff, tycoon, legend } = text().bots;
  return {
    greenhorn: greenhorn.name,
    prospector: prospector.name,
    miner: miner.name,
    foreman: foreman.name,
    sheriff: sheriff.name,
    tycoon: tycoon.name,
    legend: legend.name,
  };
};

/** The table as it is being set, and what can be done with it. */
export type SetupState = {
  readonly form: Signal<SetupForm>;
  /** The chair that is being edited. */
  readonly chosen: Signal<number>;
  readonly said: Signal<string>;
  readonly isStarting: Signal<boolean>;
  readonly change: (form: SetupForm) => void;
  readonly seatSomebody: (sitter: Partial<Pick<SeatForm, 'kind'>> & { level?: Level }) => void;
  readonly add: () => void;
  readonly remove: () => void;
  readonly start: () => Promise<void>;
};

export const useSetup = (): SetupState => {
  const { setup: texts } = device.text();
  const first = useRef<SetupForm | null>(null);
  first.current ??= firstForm();
  const form = useSignal(first.current);
  // The player knows who they are: the first of the others is of interest.
  const chosen = useSignal(1);
  const said = useSignal('');
  const isStarting = useSignal(false);
  const change = (changed: SetupForm): void => {
    form.value = changed;
  };
  const add = (): void => {
    const { seats } = withSeatAdded(form.peek());
    const names = { bots: botNames(), own: ownName() };
    change(withSitter({ ...form.peek(), seats }, seats.length - 1, {}, names));
    chosen.value = seats.length - 1;
    said.value = texts.added(form.peek().seats.at(-1)?.name ?? '');
  };
  const remove = (): void => {
    said.value = texts.removed(form.peek().seats[chosen.peek()]?.name ?? '');
    change(withoutSeat(form.peek(), chosen.peek()));
    chosen.value = Math.max(0, chosen.peek() - 1);
  };
  const start = async (): Promise<void> => {
    const seating = seatingOf(form.peek());
    if (!seating.ok) {
      chosen.value = seating.reason.seat;
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.chair-name')?.focus());
      return;
    }
    if (isStarting.peek()) return;
    isStarting.value = true;
    storeForm(form.peek());
    goTo({ kind: 'play', id: await newMatch(seating.value) });
  };
  const seatSomebody: SetupState['seatSomebody'] = (sitter) => {
    const names = { bots: botNames(), own: ownName() };
    change(withSitter(form.peek(), chosen.peek(), sitter, names));
  };
  return { form, chosen, said, isStarting, change, seatSomebody, add, remove, start };
};
