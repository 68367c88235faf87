import { useEffect } from 'react';
import { loadChunk } from '../chunk/load-chunk.h5';
import { runtime } from '../runtime';
import { fullLink } from './full-link.h5';
import type { Shared } from './types';

/** Whether a host app around this page has its own share menu. */
function hasHost(): boolean {
  const { kind, isMiniProgram } = runtime();
  return kind === 'wechat' || isMiniProgram;
}

/** What the host's menu currently shares. */
let offered: Shared | null = null;

async function fillMenu(shared: Shared): Promise<void> {
  offered = shared;
  const { hybridSdk } = await loadChunk(() => import('../hybrid-sdk'));
  // Another page has opened meanwhile.
  if (offered !== shared) return;
  const { title, path, imageUrl } = shared;
  await hybridSdk.share({
    title,
    desc: PRODUCT_NAME,
    link: fullLink(path),
    ...(imageUrl ? { imgUrl: new URL(imageUrl, window.location.href).href } : {}),
  });
}

// On failure the menu shares the page's plain URL.
const tryHostMenu = (shared: Shared): void => void fillMenu(shared).catch(() => undefined);

/**
 * Sets what the share menu of a messaging app or mini-program around this page shares (specification §3 "Share
 * config"). When the page is left, it shares the product's start page.
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
