import { cx } from '../class-names';
import type { Theme } from './theme-store';

/** Class names that apply a theme to an element and its descendants. */
export function themeClass({ mode, large }: Theme): string {
  return cx('ui-theme', `ui-${mode}`, large && 'ui-large');
}
