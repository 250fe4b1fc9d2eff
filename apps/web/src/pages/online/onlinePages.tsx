import '../../kit/style/shared.css';
import './shared/house.css';
import type { FunctionComponent, JSX } from 'preact';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import type { ServerPage as PageName } from '../../kit/navigation/route.ts';
import { online } from '../../kit/text/lazyTexts.ts';
import { DicePage } from './dice/dicePage.tsx';
import { VerifyPage } from './dice/verifyPage.tsx';
import { LobbyPage } from './lobby/lobbyPage.tsx';
import { MePage } from './me/mePage.tsx';
import { RecoverPage } from './me/recoverPage.tsx';
import { OpenPage } from './open/openPage.tsx';
import { HouseTable } from './table/tablePage.tsx';

type Props = {
  readonly page: { readonly kind: PageName } | { readonly kind: 'table'; readonly id: string };
};

const PAGES: Readonly<Record<PageName, FunctionComponent>> = {
  lobby: LobbyPage,
  open: OpenPage,
  me: MePage,
  recover: RecoverPage,
  dice: DicePage,
  verify: VerifyPage,
};

const Page = ({ page }: Props): JSX.Element => {
  if (page.kind === 'table') return <HouseTable id={page.id} />;
  const Named = PAGES[page.kind];
  return <Named />;
};

/** Everything that needs a house, and its verifier; it comes when the first of it is opened. */
export const OnlinePages: FunctionComponent<Props> = withTexts(online, Page);
