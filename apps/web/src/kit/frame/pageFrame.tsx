import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../controls/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { text } from '../text/texts.ts';
import { LanguageSwitch } from './languageSwitch.tsx';
import { PageHeading } from './pageHeading.tsx';

type Props = {
  readonly title: string;
  readonly children: ComponentChildren;
  /** For the looks of one page. */
  readonly kind?: string;
  /** A page that offers the languages itself. */
  readonly hasOwnLanguages?: boolean;
};

/** Every page but home and table: a way back, a heading, the languages, and the page on the table top. */
export const PageFrame = ({
  title,
  children,
  kind = '',
  hasOwnLanguages = false,
}: Props): JSX.Element => (
  <div class={`page ${kind}`}>
    <div class="table-top" aria-hidden="true" />
    <header class="page-head">
      <Link to={{ kind: 'home' }} class="round-button">
        <Icon name="back" />
        <span class="spoken-only">{text().pages.frame.back}</span>
      </Link>
      <PageHeading>{title}</PageHeading>
      {!hasOwnLanguages && <LanguageSwitch />}
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </div>
);
