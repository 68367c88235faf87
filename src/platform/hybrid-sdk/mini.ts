import type { HybridSdk } from './types';

const no = (): Promise<boolean> => Promise.resolve(false);

/** A mini-program has no web view host. */
export const hybridSdk: HybridSdk = {
  host: () => null,
  configureSdk: no,
  share: no,
  navigateToMini: no,
  postToMini: no,
  onReady: () => undefined,
};
