import './me.css';
import type { ComponentChildren, JSX } from 'preact';

type Props = {
  readonly words: { readonly name: string; readonly line: string };
  readonly children: ComponentChildren;
};

/** A paper of the page about oneself: what it is for, and what can be done. */
export const MePart = ({ words, children }: Props): JSX.Element => (
  <section class="sheet pinned me-part">
    <h2>{words.name}</h2>
    <p>{words.line}</p>
    {children}
  </section>
);
