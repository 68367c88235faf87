import { useEffect } from 'react';
import { loadChunk } from '../chunk/load-chunk.h5';
import { runtime } from '../runtime';
import { fullLink } from './full-link.h5';
import type { Shared } from './types';

/** Whether something around this page has a menu of its own that shares. */
function hasHost(): boolean {
  const { kind, isMiniProgram } = runtime();
  return kind === 'wechat' || isMiniProgram;
}

/** What the host's menu shares now. */
let offered: Shared | null = null;

async function offer(shared: Shared): Promise<void> {
  offered = shared;
  const { hybridSdk } = await loadChunk(() => import('../hybrid-sdk'));
  // Another page has come up meanwhile.
  if (offered !== shared) return;
  const { title, path, imageUrl } = shared;
  await hybridSdk.share({
    title,
    desc: PRODUCT_NAME,
    link: fullLink(path),
    ...(imageUrl ? { imgUrl: new URL(imageUrl, window.location.href).href } : {}),
  });
}

// A menu that could not be told shares this page as it is.
const tryHostMenu = (shared: Shared): void => void offer(shared).catch(() => undefined);

/**
 * Tells the menu of a messaging app or mini-program around this page what to share (specification §3 "Share config").
 * Once the page is left, that is the product.
 */
export function useHostMenu({ title, path, imageUrl }: Shared): void {
  useEffect(() => {
    if (!hasHost()) return undefined;
    const shared: Shared = { title, path, ...(imageUrl === undefined ? {} : { imageUrl }) };
    tryHostMenu(shared);
    return () => {
      if (offered === shared) tryHostMenu({ title: PRODUCT_NAME, path: '' });
    };
  }, [title, path, imageUrl]);
}
