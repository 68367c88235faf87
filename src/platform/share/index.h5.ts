import { copyText } from '@/platform/clipboard';
import { runtime } from '@/platform/runtime';
import { fullLink } from './full-link.h5';
import { useHostMenu } from './host-menu.h5';
import type { ShareCapability, Shared } from './types';

async function byBrowser({ title, path }: Shared): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await window.navigator.share({ title, url: fullLink(path) });
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Sharing in a browser: its share sheet, else the clipboard; in a messaging app only that app's menu can share. */
export const sharing: ShareCapability = {
  useShareMenu: useHostMenu,
  async share(shared) {
    if (runtime().kind === 'wechat') return 'menu';
    if (typeof window.navigator.share === 'function') {
      const outcome = await byBrowser(shared);
      if (outcome !== 'failed') return outcome;
    }
    return (await copyText(fullLink(shared.path))) ? 'copied' : 'failed';
  },
};
