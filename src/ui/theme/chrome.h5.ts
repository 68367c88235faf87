import { themeClass } from './theme-class';
import type { Theme } from './theme-store';

/** Applies the theme outside the page: document (overscroll, toasts) and the browser's bar. */
export function applyChrome(theme: Theme): void {
  const root = document.documentElement;
  root.className = root.className.replace(/\bui-\S+\s*/g, '').trim();
  root.className = `${root.className} ${themeClass(theme)}`.trim();
  const color = getComputedStyle(root).getPropertyValue('--c-bg').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}
