import { focusedSpace, focusSpace } from '@claim-it/board';
import { actionOf, keyNamed, settings } from '@claim-it/client/storage';
import type { Pip, Space } from '@claim-it/rules';
import { PIPS, spaceAt } from '@claim-it/rules';

/** What the keys of the table do. Arrows, Enter and Space are the board's own while it has the focus. */
export type TableKeys = {
  readonly roll: () => void;
  readonly take: () => void;
  readonly notes: () => void;
  readonly status: () => void;
  readonly mine: () => void;
  readonly changes: () => void;
  readonly undo: () => void;
  readonly sound: () => void;
  readonly hint: () => void;
  readonly help: () => void;
  readonly close: () => void;
  /** The lit spaces and the chosen one, in the order in which the key for the next one visits them. */
  readonly lit: () => readonly Space[];
};

const OWN_KEYS =
  'input, select, textarea, [contenteditable], dialog, [role="dialog"], [role="menu"], [role="slider"], [role="radiogroup"], [role="tablist"]';

/** Keys belong to the focused element: fields, dialogs and menus; and to an open dialog in any case. */
export const isTaken = ({ target }: Event): boolean =>
  (target instanceof Element && target.closest(OWN_KEYS) !== null) ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null;

export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** The next lit space, or the one before, beginning again at the end. */
const visit = (lit: readonly Space[], step: 1 | -1): void => {
  const focused = focusedSpace();
  const at = focused === null ? -1 : lit.indexOf(focused);
  const from = at < 0 && step < 0 ? 0 : at;
  const next = lit[(from + step + lit.length) % lit.length];
  if (next !== undefined) focusSpace(next);
};

const pipOf = (key: string): Pip | null => PIPS.find((pip) => String(pip) === key) ?? null;

/** Two digits soon after each other are a column and a row. */
const SOON = 2000;

const createJump = (): ((event: KeyboardEvent) => void) => {
  let column: { readonly pip: Pip; readonly at: number } | null = null;
  return ({ key, timeStamp }) => {
    const pip = pipOf(key);
    if (pip !== null && column !== null && timeStamp - column.at < SOON) {
      focusSpace(spaceAt({ column: column.pip, row: pip }));
      column = null;
    } else column = pip === null ? null : { pip, at: timeStamp };
  };
};

/** An arrow with the focus nowhere leads onto the board. */
const enterBoard = (event: KeyboardEvent): void => {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (!isNowhere || !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('.grid [tabindex="0"]')?.focus();
};

/** Listens until the returned function is called. */
export const startKeyboard = (keys: TableKeys): (() => void) => {
  const jump = createJump();
  const onLetter = (key: string, isBack: boolean): boolean => {
    const action = actionOf(settings.peek().keys, key);
    if (action === 'next') visit(keys.lit(), isBack ? -1 : 1);
    else if (action !== null) keys[action]();
    return action !== null;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || hasModifier(event) || isTaken(event)) return;
    if (event.key === 'Escape') keys.close();
    enterBoard(event);
    if (!settings.peek().letterKeys) return;
    jump(event);
    if (!event.repeat && onLetter(keyNamed(event.key), event.shiftKey)) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
};
