import type { ComponentChildren, JSX } from 'preact';
import { RoundLink } from '../controls/buttons.tsx';
import type { Page } from '../navigation/route.ts';
import { text } from '../text/texts.ts';
import { PageHeading } from './pageHeading.tsx';
import { PageTools } from './pageTools.tsx';

type HeadProps = {
  readonly title: ComponentChildren;
  /** One line below the title. */
  readonly line?: ComponentChildren;
  /** Where the way back leads; to the first page, if nothing else is said. */
  readonly back?: { readonly to: Page; readonly label: string };
};

/** The header that stands at the same place on every page. */
export const PageHead = ({ title, line, back }: HeadProps): JSX.Element => (
  <header class="page-head">
    <RoundLink
      to={back?.to ?? { kind: 'home' }}
      icon="back"
      label={back?.label ?? text().pages.frame.back}
    />
    <div class="page-title">
      <PageHeading>{title}</PageHeading>
      {line !== undefined && <p>{line}</p>}
    </div>
    <PageTools />
  </header>
);

type Props = HeadProps & {
  readonly children: ComponentChildren;
  /** For the looks of one page. */
  readonly kind?: string;
};

/** Every page but home and table: the header, and the page on the table top. */
export const PageFrame = ({ children, kind = '', ...head }: Props): JSX.Element => (
  <div class={`page ${kind}`}>
    <div class="table-top" aria-hidden="true" />
    <PageHead {...head} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </div>
);
