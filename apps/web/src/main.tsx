import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { language, startNavigation } from './app/navigation.ts';
import { loadTexts } from './app/texts.ts';
import { keepSettings } from './keep/settings.ts';

startNavigation();
keepSettings();
effect(() => {
  void loadTexts(language.value);
});
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
