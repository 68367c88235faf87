import { systemInfo } from '@/platform/system-info';
import { CHROME } from './chrome-colors';
import { themeClass } from './theme-class';
import type { Theme } from './theme-store';

/**
 * Applies the theme outside the page: document (overscroll, toasts) and the browser's bar. Writes only what changes, since
 * each write makes the browser style the whole document anew, and every page calls this when it is shown.
 */
export function applyChrome(theme: Theme): void {
  const root = document.documentElement;
  const others = root.className.replace(/\bui-\S+\s*/g, '').trim();
  const classes = `${others} ${themeClass(theme)}`.trim();
  if (root.className !== classes) root.className = classes;
  const isDark = theme.mode === 'dark' || (theme.mode === 'auto' && systemInfo().isDark);
  const color = (isDark ? CHROME.dark : CHROME.light).page;
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar?.getAttribute('content') !== color) bar?.setAttribute('content', color);
}
