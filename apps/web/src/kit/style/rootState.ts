import { hasHighContrast } from '@claim-it/board';
import type { Settings } from '@claim-it/client/storage';
import { settings } from '@claim-it/client/storage';
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

const QUERIES = {
  isDark: '(prefers-color-scheme: dark)',
  hasMoreContrast: '(prefers-contrast: more)',
  hasLessMotion: '(prefers-reduced-motion: reduce)',
} as const;

const state = signal<RootState>({
  theme: 'day',
  contrast: 'usual',
  motion: 'full',
  hands: 'right',
});

/** How the page looks and moves now, for what no style sheet can decide. */
export const rootState: ReadonlySignal<RootState> = state;

/** The root element carries theme, contrast, motion and hands from now on. */
export const startRootState = (): void => {
  const isDark = watchMedia(QUERIES.isDark);
  const hasMoreContrast = watchMedia(QUERIES.hasMoreContrast);
  const hasLessMotion = watchMedia(QUERIES.hasLessMotion);
  effect(() => {
    const wishes = {
      isDark: isDark.value,
      hasMoreContrast: hasMoreContrast.value,
      hasLessMotion: hasLessMotion.value,
    };
    state.value = rootStateOf(settings.value, wishes);
    hasHighContrast.value = state.peek().contrast === 'high';
    Object.assign(document.documentElement.dataset, state.peek());
  });
};
