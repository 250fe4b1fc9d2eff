import { hasHighContrast } from '@claim-it/board';
import type { Settings } from '@claim-it/client/storage';
import { settings, USUAL } from '@claim-it/client/storage';
import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { watchMedia } from './media.ts';

/** What the device asks for. */
export type Wishes = {
  readonly isDark: boolean;
  readonly hasMoreContrast: boolean;
  readonly hasLessMotion: boolean;
};

export type RootState = {
  readonly theme: 'day' | 'night';
  readonly contrast: 'usual' | 'high';
  readonly motion: 'full' | 'reduced';
  readonly hands: 'right' | 'left';
};

/** A setting counts before the device; `system` asks the device. */
export const rootStateOf = (
  { theme, contrast, motion, hands }: Pick<Settings, 'theme' | 'contrast' | 'motion' | 'hands'>,
  { isDark, hasMoreContrast, hasLessMotion }: Wishes,
): RootState => {
  const systemTheme = isDark ? 'night' : 'day';
  return {
    theme: theme === 'system' ? systemTheme : theme,
    contrast: contrast === 'high' || hasMoreContrast ? 'high' : 'usual',
    motion: motion === 'reduced' || hasLessMotion ? 'reduced' : 'full',
    hands,
  };
};

const NO_WISHES: Wishes = { isDark: false, hasMoreContrast: false, hasLessMotion: false };

const state = signal(rootStateOf(USUAL, NO_WISHES));

/** How the page looks and moves now, for what no style sheet can decide. */
export const rootState: ReadonlySignal<RootState> = state;

/** The root element carries theme, contrast, motion, hands and the size of the letters from now on. */
export const startRootState = (): void => {
  const dark = watchMedia('(prefers-color-scheme: dark)');
  const contrast = watchMedia('(prefers-contrast: more)');
  const motion = watchMedia('(prefers-reduced-motion: reduce)');
  effect(() => {
    state.value = rootStateOf(settings.value, {
      isDark: dark.value,
      hasMoreContrast: contrast.value,
      hasLessMotion: motion.value,
    });
    hasHighContrast.value = state.peek().contrast === 'high';
    Object.assign(document.documentElement.dataset, state.peek());
    const { letters } = settings.value;
    document.documentElement.style.fontSize = letters === USUAL.letters ? '' : `${letters}%`;
  });
};
