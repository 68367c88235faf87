import Taro, { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import type { ShareCapability, Shared } from './types';

/** The query of a path, for moments, which keep the page and take only that. */
const queryOf = (path: string): string => path.split('?')[1] ?? '';

/** Sharing of a mini-program: only its menu, or a button with open-type share, can. */
export const miniShare: ShareCapability = {
  useShareMenu(shared: Shared) {
    useShareAppMessage(() => ({ ...shared, desc: shared.title }));
    useShareTimeline(() => ({
      title: shared.title,
      query: queryOf(shared.path),
      imageUrl: shared.imageUrl,
    }));
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
