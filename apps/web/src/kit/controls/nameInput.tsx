import type { InputHTMLAttributes, JSX } from 'preact';

/** Where a player's name is written. */
export const NameInput = (props: InputHTMLAttributes): JSX.Element => (
  <input type="text" maxLength={24} autocomplete="nickname" spellcheck={false} {...props} />
);
