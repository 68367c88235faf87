import type { Runtime } from '@/platform/runtime/types';
import { isFilledIn, withScheme } from './link-rules';
import type { GoToStore } from './types';

export interface StoreParts {
  readonly platform: () => Runtime['platform'];
  readonly stores: Readonly<Record<Runtime['platform'], string>>;
  /** URL of the latest Android package; rejects if the provider does not answer. */
  readonly newestAndroid: () => Promise<string>;
  readonly go: (url: string) => void;
}

/**
 * Creates the redirect to the store: on Android by the latest-version call, elsewhere by fixed links (specification
 * §4).
 */
export function createGoToStore({ platform, stores, newestAndroid, go }: StoreParts): GoToStore {
  return async () => {
    const system = platform();
    const newest = system === 'ANDROID' ? await newestAndroid().catch(() => '') : '';
    // A provider that was set up without a package answers with an example.
    go(isFilledIn(newest) ? withScheme(newest) : stores[system]);
  };
}
