import { until } from '../server/kit/until';
import type { App } from '../simulator/app';

/** ms of the app's time between two looks. */
const STEP = 1_000;

/**
 * Waits until the page shows something for which both the provider's time and the app's have to go on: the app asks again
 * after a pause, as often as the provider needs.
 */
export async function untilShown(app: App, text: string | RegExp): Promise<void> {
  const isShown = (all: string): boolean =>
    typeof text === 'string' ? all.includes(text) : text.test(all);
  const shown = async (): Promise<string> => {
    if (!isShown(app.page.text())) await app.advance(STEP);
    return app.page.text();
  };
  await until(shown, isShown);
}
