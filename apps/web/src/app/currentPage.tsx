import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazyPage } from '../kit/frame/lazyPage.tsx';
import { Lost } from '../kit/frame/lost.tsx';
import { page } from '../kit/navigation/navigation.ts';
import type { Page } from '../kit/navigation/route.ts';
import { whenIdle } from '../kit/render/idle.ts';

const HomePage = lazyPage(() => import('../pages/home/homePage.tsx'), 'HomePage');
const TablePage = lazyPage(() => import('../pages/play/tablePage.tsx'), 'TablePage');
const SetupPage = lazyPage(() => import('../pages/setup/setupPage.tsx'), 'SetupPage');
const SavedPage = lazyPage(() => import('../pages/saved/savedPage.tsx'), 'SavedPage');
const SharedPage = lazyPage(() => import('../pages/saved/sharedPage.tsx'), 'SharedPage');
const LearnPage = lazyPage(() => import('../pages/learn/learnPage.tsx'), 'LearnPage');
const RulesPage = lazyPage(() => import('../pages/rules/rulesPage.tsx'), 'RulesPage');
const SettingsPage = lazyPage(() => import('../pages/settings/settingsPage.tsx'), 'SettingsPage');
const PrivacyPage = lazyPage(() => import('../pages/privacy/privacyPage.tsx'), 'PrivacyPage');
const OnlinePages = lazyPage(() => import('../pages/online/onlinePages.tsx'), 'OnlinePages');
const ReviewPage = lazyPage(() => import('../pages/review/reviewPage.tsx'), 'ReviewPage');
const BigScreenPage = lazyPage(
  () => import('../pages/bigScreen/bigScreenPage.tsx'),
  'BigScreenPage',
);
const AnalysisPage = lazyPage(() => import('../pages/analysis/analysisPage.tsx'), 'AnalysisPage');
const PuzzlesPage = lazyPage(() => import('../pages/puzzles/puzzlesPage.tsx'), 'PuzzlesPage');
const DailyPage = lazyPage(() => import('../pages/puzzles/dailyPage.tsx'), 'DailyPage');
const StatisticsPage = lazyPage(
  () => import('../pages/statistics/statisticsPage.tsx'),
  'StatisticsPage',
);

const loadNotice = async () => (await import('../pages/puzzles/todayNotice.tsx')).TodayNotice;

/** Pages that are fetched before the first drawing, because most visits begin with one of them. */
const EARLY: { readonly [Kind in Page['kind']]?: () => Promise<void> } = {
  home: HomePage.fetch,
  play: TablePage.fetch,
  table: OnlinePages.fetch,
};

/** Fetches the page of the address, where the first drawing waits for it. */
export const fetchFirstPage = async (): Promise<void> => EARLY[page.peek().kind]?.();

/** From the first page one most likely goes to a table: it comes while nothing else goes on. */
const useTableSoon = (isSoon: boolean): void => {
  useEffect(() => (isSoon ? whenIdle(() => void TablePage.fetch()) : undefined), [isSoon]);
};

/** The page of the address. */
export const CurrentPage = (): JSX.Element => {
  const here = page.value;
  useTableSoon(here.kind === 'home');
  switch (here.kind) {
    case 'home':
      return <HomePage loadNotice={loadNotice} />;
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
    case 'privacy':
      return <PrivacyPage />;
    case 'table':
      return <OnlinePages key={here.id} page={here} />;
    case 'lobby':
    case 'open':
    case 'me':
    case 'recover':
    case 'dice':
    case 'verify':
      return <OnlinePages page={here} />;
    case 'review':
      return <ReviewPage id={here.id} />;
    case 'show':
    case 'stream':
      return <BigScreenPage key={here.id} id={here.id} isOnline={here.kind === 'stream'} />;
    case 'analysis':
      return <AnalysisPage />;
    case 'puzzles':
      return <PuzzlesPage id={here.id} />;
    case 'daily':
      return <DailyPage />;
    case 'ledger':
      return <StatisticsPage />;
    case 'notFound':
      return <Lost />;
  }
};
