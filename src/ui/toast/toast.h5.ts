import { bubble, liveRegion } from './live-region.h5';
import { TOAST_MS } from './toast-time';

let shown: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Briefly confirms a success or shows a one-line server message. Never for anything that blocks the user. */
export function showToast(text: string, tone: 'success' | 'plain' = 'plain'): void {
  shown?.remove();
  clearTimeout(timer);
  const now = bubble(text, tone === 'success' ? 'circle-check' : undefined);
  shown = now;
  liveRegion().appendChild(now);
  timer = setTimeout(() => now.remove(), TOAST_MS);
}
