import type { ComponentChildren, JSX, Ref } from 'preact';
import { Link } from '../navigation/link.tsx';
import type { Page } from '../navigation/route.ts';

type ButtonProps = {
  readonly onPress: () => void;
  readonly children: ComponentChildren;
  /** It is shown and cannot be pressed. */
  readonly isOff?: boolean;
  readonly focus?: Ref<HTMLButtonElement>;
};

const buttonOf =
  (look: string) =>
  ({ onPress, children, isOff, focus = null }: ButtonProps): JSX.Element => (
    <button type="button" class={look} ref={focus} aria-disabled={isOff} onClick={onPress}>
      {children}
    </button>
  );

type LinkProps = { readonly to: Page; readonly children: ComponentChildren };

const linkOf =
  (look: string) =>
  ({ to, children }: LinkProps): JSX.Element => (
    <Link to={to} class={look}>
      {children}
    </Link>
  );

/** The buttons and links of a page: of brass what leads on, of wood what else can be done. */
export const PlateButton: (props: ButtonProps) => JSX.Element = buttonOf('plate');
export const WoodButton: (props: ButtonProps) => JSX.Element = buttonOf('wood-button');
export const PlateLink: (props: LinkProps) => JSX.Element = linkOf('plate');
export const WoodLink: (props: LinkProps) => JSX.Element = linkOf('wood-button');
