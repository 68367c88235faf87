import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { useAppHint } from '../app-hint-store';
import { usePendingJump } from '../jump-store';

/** Overlays of every page: the app bar and the jump prompt. Their code is loaded when one of them is first needed. */
export function Overlays() {
  const hint = useAppHint((state) => state.appHintShow);
  const jump = usePendingJump((state) => state.jump !== null);
  const [{ View }, setView] = useState<{ readonly View?: ComponentType }>({});
  const isRelevant = hint || jump;
  useEffect(() => {
    if (!isRelevant || View) return;
    // If the code fails to load, neither is shown; the next request for one loads it again.
    loadChunk(() => import('./overlay-content')).then(
      ({ OverlayContent }) => setView({ View: OverlayContent }),
      () => undefined,
    );
  }, [isRelevant, View]);
  return View ? <View /> : null;
}
