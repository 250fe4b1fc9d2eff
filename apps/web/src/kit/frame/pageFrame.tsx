import type { ComponentChildren, JSX } from 'preact';
import { RoundLink } from '../controls/buttons.tsx';
import { text } from '../text/texts.ts';
import { TurnsLink } from '../turns/turnsLink.tsx';
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
    <header class="page-head in-row">
      <RoundLink to={{ kind: 'home' }} icon="back" label={text().pages.frame.back} />
      <PageHeading>{title}</PageHeading>
      <TurnsLink />
      {!hasOwnLanguages && <LanguageSwitch />}
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </div>
);
