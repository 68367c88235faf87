import Taro, { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import type { ShareCapability, Shared } from './types';

/** Sharing in a mini-program: only by its menu or a button with open-type share. */
export const miniShare: ShareCapability = {
  useShareMenu(shared: Shared) {
    // The router turns it into the platform's share card, see src/routes/mini/share-page.
    useShareAppMessage(() => shared);
    useShareTimeline(() => shared);
  },
  async share() {
    try {
      await Taro.showShareMenu({});
    } catch {
      // Most pages have the menu anyway.
    }
    return 'menu';
  },
};
