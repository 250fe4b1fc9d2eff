import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { language, startNavigation } from './app/navigation.ts';
import { loadTexts } from './app/texts.ts';
import { keepSettings } from './keep/settings.ts';
import { keepOffline } from './offline/register.ts';
import { UpdateStrip } from './offline/updateStrip.tsx';
import { startSound } from './sound/sound.ts';
import { startRootState } from './style/rootState.ts';
import './style/index.css';

startNavigation();
keepSettings();
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
