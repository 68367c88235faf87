import { copyText } from '@/platform/clipboard';
import { runtime } from '@/platform/runtime';
import type { ShareCapability, Shared } from './types';

/** Hash route to a full link; full links stay. */
function linkOf(path: string): string {
  if (/^https?:/.test(path)) return path;
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${path}`;
}

async function byBrowser({ title, path }: Shared): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await window.navigator.share({ title, url: linkOf(path) });
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Sharing in a browser: its own sheet, else the clipboard; in a messaging app only that app's menu can. */
export const sharing: ShareCapability = {
  useShareMenu: () => undefined,
  async share(shared) {
    if (runtime().kind === 'wechat') return 'menu';
    if (typeof window.navigator.share === 'function') {
      const outcome = await byBrowser(shared);
      if (outcome !== 'failed') return outcome;
    }
    return (await copyText(linkOf(shared.path))) ? 'copied' : 'failed';
  },
};
