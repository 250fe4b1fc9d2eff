import './house.css';
import type { HouseText } from '@claim-it/text';
import type { FunctionComponent, JSX } from 'preact';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import type { HousePage as PageName } from '../../kit/navigation/route.ts';
import { house } from '../../kit/text/lazyTexts.ts';
import { DicePage } from './dicePage.tsx';
import { LobbyPage } from './lobbyPage.tsx';
import { MePage } from './mePage.tsx';
import { OpenPage } from './openPage.tsx';
import { RecoverPage } from './recoverPage.tsx';
import { HouseTable } from './tablePage.tsx';
import { VerifyPage } from './verifyPage.tsx';

type Props = {
  readonly page: { readonly kind: PageName } | { readonly kind: 'table'; readonly id: string };
};

const Page = ({ page, texts }: Props & { readonly texts: HouseText }): JSX.Element => {
  switch (page.kind) {
    case 'table':
      return <HouseTable id={page.id} texts={texts} />;
    case 'lobby':
      return <LobbyPage texts={texts} />;
    case 'open':
      return <OpenPage house={texts} />;
    case 'me':
      return <MePage texts={texts} />;
    case 'recover':
      return <RecoverPage texts={texts} />;
    case 'dice':
      return <DicePage texts={texts} />;
    case 'verify':
      return <VerifyPage texts={texts} />;
  }
};

/** Everything that needs a house, and its verifier; it comes when the first of it is opened. */
export const HousePage: FunctionComponent<Props> = withTexts<HouseText, Props>(house, Page);
