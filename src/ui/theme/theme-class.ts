import { cx } from '../class-names';
import type { Theme } from './theme-store';

/** Class names that put a theme in force on an element and all below it. */
export function themeClass({ mode, large }: Theme): string {
  return cx('ui-theme', `ui-${mode}`, large && 'ui-large');
}
