import type { ButtonHTMLAttributes, ComponentChildren, JSX, Ref } from 'preact';
import { Link } from '../navigation/link.tsx';
import type { Page } from '../navigation/route.ts';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

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

/** The buttons and links of a page: brass for the next step, wood for the others. */
export const PlateButton: (props: ButtonProps) => JSX.Element = buttonOf('plate');
export const WoodButton: (props: ButtonProps) => JSX.Element = buttonOf('wood-button');
export const PlateLink: (props: LinkProps) => JSX.Element = linkOf('plate');
export const WoodLink: (props: LinkProps) => JSX.Element = linkOf('wood-button');

type WordsProps = Omit<ButtonHTMLAttributes, 'label'> & { readonly label: string };

/** A button with words on it that sends no form. */
export const Button = ({ label, ...rest }: WordsProps): JSX.Element => (
  <button type="button" {...rest}>
    {label}
  </button>
);

/** A round button with a sign; its words are only said. */
export const RoundButton = ({
  icon,
  label,
  ...rest
}: WordsProps & { readonly icon: IconName }): JSX.Element => (
  <button type="button" {...rest} class={`round-button ${rest.class ?? ''}`}>
    <Icon name={icon} />
    <span class="spoken-only">{label}</span>
  </button>
);

type RoundLinkProps = { readonly to: Page; readonly icon: IconName; readonly label: string };

/** A way to another page that looks like a round button. */
export const RoundLink = ({ to, icon, label }: RoundLinkProps): JSX.Element => (
  <Link to={to} class="round-button">
    <Icon name={icon} />
    <span class="spoken-only">{label}</span>
  </Link>
);
