import type { ComponentChildren, JSX } from 'preact';
import { addressOf, goTo } from './navigation.ts';
import type { Page } from './route.ts';

type Props = {
  readonly to: Page;
  readonly class?: string;
  /** Done before the page opens. */
  readonly before?: () => void;
  readonly children: ComponentChildren;
};

/** A link inside the app: a real address, opened without loading anything again. */
export const Link = ({ to, before, children, ...rest }: Props): JSX.Element => (
  <a
    {...rest}
    href={addressOf(to)}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      before?.();
      goTo(to);
    }}
  >
    {children}
  </a>
);
