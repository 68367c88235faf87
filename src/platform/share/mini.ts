import Taro, { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import type { ShareCapability, Shared } from './types';

/** Sharing of a mini-program: only its menu, or a button with open-type share, can. */
export const miniShare: ShareCapability = {
  useShareMenu(shared: Shared) {
    // The router makes the platform's card of it, see src/routes/mini/share-page.
    useShareAppMessage(() => shared);
    useShareTimeline(() => shared);
  },
  async share() {
    try {
      await Taro.showShareMenu({});
    } catch {
      // The menu is there on most pages anyway.
    }
    return 'menu';
  },
};
