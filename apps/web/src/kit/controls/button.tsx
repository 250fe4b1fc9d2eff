import type { ButtonHTMLAttributes, JSX } from 'preact';
import { Link } from '../navigation/link.tsx';
import type { Page } from '../navigation/route.ts';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

type Props = Omit<ButtonHTMLAttributes, 'label'> & { readonly label: string };

/** A button with words on it that sends no form. */
export const Button = ({ label, ...rest }: Props): JSX.Element => (
  <button type="button" {...rest}>
    {label}
  </button>
);

/** A round button with a sign; its words are only said. */
export const RoundButton = ({
  icon,
  label,
  ...rest
}: Props & { readonly icon: IconName }): JSX.Element => (
  <button type="button" {...rest} class={`round-button ${rest.class ?? ''}`}>
    <Icon name={icon} />
    <span class="spoken-only">{label}</span>
  </button>
);

type LinkProps = { readonly to: Page; readonly icon: IconName; readonly label: string };

/** A way to another page that looks like a round button. */
export const RoundLink = ({ to, icon, label }: LinkProps): JSX.Element => (
  <Link to={to} class="round-button">
    <Icon name={icon} />
    <span class="spoken-only">{label}</span>
  </Link>
);
