import { create } from 'zustand';
import { localStore } from '@/platform/storage';

/** Colour palette; `auto` follows the system. */
export const COLOR_MODES = ['auto', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export interface Theme {
  readonly mode: ColorMode;
  /** Large type: body text of 20 px, touch targets of 60 px. */
  readonly large: boolean;
}

const KEY = 'ui-theme';
const DEFAULT: Theme = { mode: 'auto', large: false };

/** Parses a stored theme; the default if the text is invalid. */
export function parseTheme(text: string | null): Theme {
  if (!text) return DEFAULT;
  const [mode, size] = text.split(' ');
  const stored = COLOR_MODES.find((candidate) => candidate === mode);
  return { mode: stored ?? DEFAULT.mode, large: size === 'large' };
}

/** Serialises a theme for storage. */
export function themeText({ mode, large }: Theme): string {
  return `${mode} ${large ? 'large' : 'regular'}`;
}

const useThemeStore = create<Theme>(() => parseTheme(localStore.get(KEY)));

/** Current theme, as a hook. */
export const useTheme = (): Theme => useThemeStore();

/** Current theme, outside React. */
export const currentTheme = (): Theme => useThemeStore.getState();

/** Changes the theme at once on every page and stores it. Not stored if the storage is full. */
export function setTheme(change: Partial<Theme>): void {
  useThemeStore.setState(change);
  try {
    localStore.set(KEY, themeText(currentTheme()));
  } catch {
    // Storage is full: the choice lasts until the app is closed.
  }
}
