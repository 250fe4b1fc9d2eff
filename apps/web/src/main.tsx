import { storeSettings } from '@claim-it/client/storage';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { language, startNavigation } from './kit/navigation/navigation.ts';
import { startSound } from './kit/sound/sound.ts';
import { startRootState } from './kit/style/rootState.ts';
import { loadTexts } from './kit/text/texts.ts';
import { keepOffline } from './offline/register.ts';
import { UpdateStrip } from './offline/updateStrip.tsx';
import { startTurns } from './parts/turns/startTurns.ts';
import './kit/style/index.css';

startNavigation();
storeSettings();
startRootState();
startSound();
effect(() => {
  void loadTexts(language.value);
});
const root = document.getElementById('app');
if (root !== null)
  render(
    <>
      <App />
      <UpdateStrip />
    </>,
    root,
  );
keepOffline();
startTurns();
