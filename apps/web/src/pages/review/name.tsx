import type { JSX } from 'preact';

/** Somebody's name in a table; where there is no room for all of it, it ends in dots. */
export const Name = ({ children }: { readonly children: string }): JSX.Element => (
  <span class="name" title={children}>
    {children}
  </span>
);
