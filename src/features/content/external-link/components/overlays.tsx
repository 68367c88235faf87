import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { textOf } from '@/i18n/messages';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { toast } from '@/platform/feedback';
import { useAppHint } from '../app-hint-store';
import { JUMP_COUNTDOWN } from '../jump-rules';
import { announceJump, useJumpFollower, usePendingJump } from '../jump-store';
import { EXTERNAL_LINK_MESSAGES } from '../messages';

/** The next tap on the link asks for the code again. */
function giveUp(): void {
  if (!usePendingJump.getState().jump) return;
  announceJump(null);
  toast(textOf(EXTERNAL_LINK_MESSAGES)('promptMissing'));
}

/** The countdown is seen from its beginning. */
function beginCountdown(): void {
  const { jump } = usePendingJump.getState();
  if (jump) announceJump({ ...jump, at: Date.now() + JUMP_COUNTDOWN });
}

/** Overlays of every page: the app bar and the jump prompt. Their code is loaded when one of them is first needed. */
export function Overlays() {
  const hint = useAppHint((state) => state.appHintShow);
  // Not the jump itself, which changes when its countdown begins anew: each change would load the code again, without end.
  const isJumping = usePendingJump((state) => state.jump !== null);
  const [{ View }, setView] = useState<{ readonly View?: ComponentType }>({});
  useJumpFollower();
  useEffect(() => {
    if (View || !(hint || isJumping)) return;
    loadChunk(() => import('./overlay-content')).then(({ OverlayContent }) => {
      beginCountdown();
      setView({ View: OverlayContent });
    }, giveUp);
  }, [hint, isJumping, View]);
  return View ? <View /> : null;
}
