import type { JSX } from 'preact';
import { HomePage } from '../home/homePage.tsx';
import { TablePage } from '../table/tablePage.tsx';
import { lazyPage } from './lazyPage.tsx';
import { page } from './navigation.ts';
import { text } from './texts.ts';
import { Trouble } from './trouble.tsx';

const SetupPage = lazyPage(async () => (await import('../setup/setupPage.tsx')).SetupPage);
const SavedPage = lazyPage(async () => (await import('../saved/savedPage.tsx')).SavedPage);
const SharedPage = lazyPage(async () => (await import('../saved/sharedPage.tsx')).SharedPage);
const LearnPage = lazyPage(async () => (await import('../learn/learnPage.tsx')).LearnPage);
const RulesPage = lazyPage(async () => (await import('../rulebook/rulesPage.tsx')).RulesPage);
const SettingsPage = lazyPage(
  async () => (await import('../settings/settingsPage.tsx')).SettingsPage,
);
const HousePage = lazyPage(async () => (await import('../house/housePage.tsx')).HousePage);
const ReviewPage = lazyPage(async () => (await import('../review/reviewPage.tsx')).ReviewPage);
const ShowPage = lazyPage(async () => (await import('../show/showPage.tsx')).ShowPage);
const AnalysisPage = lazyPage(
  async () => (await import('../analysis/analysisPage.tsx')).AnalysisPage,
);
const PuzzlesPage = lazyPage(async () => (await import('../puzzles/puzzlesPage.tsx')).PuzzlesPage);
const DailyPage = lazyPage(async () => (await import('../puzzles/dailyPage.tsx')).DailyPage);
const LedgerPage = lazyPage(async () => (await import('../ledger/ledgerPage.tsx')).LedgerPage);

/** The page of the address. Home and table come with the app, the others when they are opened. */
export const CurrentPage = (): JSX.Element => {
  const here = page.value;
  switch (here.kind) {
    case 'home':
      return <HomePage />;
    case 'play':
      return <TablePage key={here.id} id={here.id} />;
    case 'setup':
      return <SetupPage />;
    case 'saved':
      return <SavedPage />;
    case 'shared':
      return <SharedPage />;
    case 'learn':
      return <LearnPage lesson={here.lesson} />;
    case 'rules':
      return <RulesPage />;
    case 'settings':
      return <SettingsPage />;
    case 'table':
      return <HousePage key={here.id} page={here} />;
    case 'lobby':
    case 'open':
    case 'me':
    case 'recover':
    case 'dice':
    case 'verify':
      return <HousePage page={here} />;
    case 'review':
      return <ReviewPage id={here.id} />;
    case 'show':
    case 'stream':
      return <ShowPage key={here.id} id={here.id} isOnline={here.kind === 'stream'} />;
    case 'analysis':
      return <AnalysisPage />;
    case 'puzzles':
      return <PuzzlesPage id={here.id} />;
    case 'daily':
      return <DailyPage />;
    case 'ledger':
      return <LedgerPage />;
    case 'notFound':
      return <Trouble title={text().pages.names.notFound} line={text().pages.frame.notFound} />;
  }
};
