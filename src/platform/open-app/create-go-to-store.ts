import type { Runtime } from '@/platform/runtime/types';
import { isExternalLink, withScheme } from './link-rules';
import type { GoToStore } from './types';

export interface StoreParts {
  readonly platform: () => Runtime['platform'];
  readonly stores: Readonly<Record<Runtime['platform'], string>>;
  /** Address of the newest Android package; rejects when the provider does not answer. */
  readonly newestAndroid: () => Promise<string>;
  readonly go: (url: string) => void;
}

/** Builds the way to the store: on Android by the latest-version call, elsewhere by fixed links (specification §4). */
export function createGoToStore({ platform, stores, newestAndroid, go }: StoreParts): GoToStore {
  return async () => {
    const system = platform();
    const newest = system === 'ANDROID' ? await newestAndroid().catch(() => '') : '';
    go(isExternalLink(newest) ? withScheme(newest) : stores[system]);
  };
}
