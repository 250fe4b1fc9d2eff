import '../../kit/style/shared.css';
import './shared/house.css';
import type { FunctionComponent, JSX } from 'preact';
import { lazyPage } from '../../kit/frame/lazyPage.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import type { ServerPage as PageName } from '../../kit/navigation/route.ts';
import { online } from '../../kit/text/lazyTexts.ts';
import { HouseTable } from './table/tablePage.tsx';

type Props = {
  readonly page: { readonly kind: PageName } | { readonly kind: 'table'; readonly id: string };
};

const PAGES: Readonly<Record<PageName, FunctionComponent>> = {
  lobby: lazyPage(() => import('./lobby/lobbyPage.tsx'), 'LobbyPage'),
  open: lazyPage(() => import('./open/openPage.tsx'), 'OpenPage'),
  me: lazyPage(() => import('./me/mePage.tsx'), 'MePage'),
  recover: lazyPage(() => import('./me/recoverPage.tsx'), 'RecoverPage'),
  dice: lazyPage(() => import('./dice/dicePage.tsx'), 'DicePage'),
  verify: lazyPage(() => import('./dice/verifyPage.tsx'), 'VerifyPage'),
};

const Page = ({ page }: Props): JSX.Element => {
  if (page.kind === 'table') return <HouseTable id={page.id} />;
  const Named = PAGES[page.kind];
  return <Named />;
};

/** All pages that need a server, and the verifier; loaded with the first of them. */
export const OnlinePages: FunctionComponent<Props> = withTexts(online, Page);
