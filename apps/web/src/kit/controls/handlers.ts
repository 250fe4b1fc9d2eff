import type { Signal } from '@preact/signals';

/** A handler that sets a signal. */
export const sets =
  <Value>(target: Signal<Value>, value: NoInfer<Value>): (() => void) =>
  () => {
    target.value = value;
  };

/** A handler that writes what it is given into a signal. */
export const into =
  <Value>(target: Signal<Value>): ((value: Value) => void) =>
  (value) => {
    target.value = value;
  };

type Typed = { readonly currentTarget: { readonly value: string } };

/** What a field needs to show a signal and to write it. */
export const typedInto = (
  target: Signal<string>,
): { readonly value: string; readonly onInput: (event: Typed) => void } => ({
  value: target.value,
  onInput: ({ currentTarget }) => into(target)(currentTarget.value),
});

/** A handler that runs something in place of sending a form over the network. */
export const submits =
  (run: () => void | Promise<void>): ((event: Event) => void) =>
  (event) => {
    event.preventDefault();
    void run();
  };
