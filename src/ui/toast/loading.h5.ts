import { bubble, liveRegion } from './live-region.h5';

let shown: HTMLElement | undefined;

/** Shows the loading hint until it is hidden. */
export function showLoading(text: string): void {
  hideLoading();
  shown = bubble(text, 'loader-circle', 'ui-icon--spin');
  liveRegion().appendChild(shown);
}

export function hideLoading(): void {
  shown?.remove();
  shown = undefined;
}
