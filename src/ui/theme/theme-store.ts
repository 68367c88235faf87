import { create } from 'zustand';
import { localStore } from '@/platform/storage';

/** Which palette is in force; `auto` follows the system. */
export const COLOR_MODES = ['auto', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export interface Theme {
  readonly mode: ColorMode;
  /** Large type: body text of 20 px, touch targets of 60 px. */
  readonly large: boolean;
}

const KEY = 'ui-theme';
const DEFAULT: Theme = { mode: 'auto', large: false };

/** A remembered theme, or the default where the text is none of ours. */
export function parseTheme(text: string | null): Theme {
  if (!text) return DEFAULT;
  const [mode, size] = text.split(' ');
  const known = COLOR_MODES.find((candidate) => candidate === mode);
  return { mode: known ?? DEFAULT.mode, large: size === 'large' };
}

/** The text under which a theme is remembered. */
export function themeText({ mode, large }: Theme): string {
  return `${mode} ${large ? 'large' : 'regular'}`;
}

const useThemeStore = create<Theme>(() => parseTheme(localStore.get(KEY)));

/** Theme in force, as a hook. */
export const useTheme = (): Theme => useThemeStore();

/** Theme in force, outside React. */
export const currentTheme = (): Theme => useThemeStore.getState();

/** Changes the theme at once on every page and remembers it. A full storage only costs the memory. */
export function setTheme(change: Partial<Theme>): void {
  useThemeStore.setState(change);
  try {
    localStore.set(KEY, themeText(currentTheme()));
  } catch {
    // The choice holds until the app is closed.
  }
}
