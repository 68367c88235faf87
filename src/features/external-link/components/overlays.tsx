import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { textOf } from '@/i18n/messages';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { toast } from '@/platform/feedback';
import { useAppHint } from '../app-hint-store';
import { JUMP_COUNTDOWN } from '../jump-rules';
import { announceJump, useJumpFollower, usePendingJump } from '../jump-store';
import type { PendingJump } from '../jump-store';
import { EXTERNAL_LINK_MESSAGES } from '../messages';

const isPending = (jump: PendingJump | null): jump is PendingJump =>
  jump !== null && usePendingJump.getState().jump === jump;

/** The next tap on the link asks for the code again. */
function giveUp(jump: PendingJump | null): void {
  if (!isPending(jump)) return;
  announceJump(null);
  toast(textOf(EXTERNAL_LINK_MESSAGES)('promptMissing'));
}

/** Overlays of every page: the app bar and the jump prompt. Their code is loaded when one of them is first needed. */
export function Overlays() {
  const hint = useAppHint((state) => state.appHintShow);
  const jump = usePendingJump((state) => state.jump);
  const [{ View }, setView] = useState<{ readonly View?: ComponentType }>({});
  useJumpFollower();
  useEffect(() => {
    if (View || !(hint || jump)) return;
    loadChunk(() => import('./overlay-content')).then(
      ({ OverlayContent }) => {
        // The countdown is seen from its beginning.
        if (isPending(jump)) announceJump({ ...jump, at: Date.now() + JUMP_COUNTDOWN });
        setView({ View: OverlayContent });
      },
      () => giveUp(jump),
    );
  }, [hint, jump, View]);
  return View ? <View /> : null;
}
