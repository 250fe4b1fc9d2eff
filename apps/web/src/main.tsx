import { storeSettings } from '@claim-it/client/storage';
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { fetchFirstPage } from './app/currentPage.tsx';
import { lazyPart } from './kit/frame/lazyPart.tsx';
import { language, startNavigation } from './kit/navigation/navigation.ts';
import { startSound } from './kit/sound/sound.ts';
import { startRootState } from './kit/style/rootState.ts';
import { loadTexts, texts } from './kit/text/texts.ts';
import { keepOffline } from './offline/keepOffline.ts';
import { waitingEdition } from './offline/waitingEdition.ts';
import { startTurns } from './parts/turns/startTurns.ts';
import './kit/style/index.css';

const UpdateStrip = lazyPart(() => import('./offline/updateStrip.tsx'), 'UpdateStrip');

const Update = (): JSX.Element | null => (waitingEdition.value === null ? null : <UpdateStrip />);

startNavigation();
storeSettings();
startRootState();
startSound();
effect(() => {
  void loadTexts(language.value);
});
const root = document.getElementById('app');
/** What the page has shown so far stays until there is something to say. */
const draw = (root: HTMLElement): void => {
  root.replaceChildren();
  render(
    <>
      <App />
      <Update />
    </>,
    root,
  );
};
const firstPage = fetchFirstPage();
if (root !== null) {
  const unfollow = effect(() => {
    if (texts.value === null) return;
    queueMicrotask(() => {
      unfollow();
      void firstPage.then(() => draw(root));
    });
  });
}
keepOffline();
startTurns();
