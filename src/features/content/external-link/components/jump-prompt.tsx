import { useEffect } from 'react';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { wholeSeconds } from '@/ui/countdown/time-left';
import { useCountdown } from '@/ui/countdown/use-countdown';
import { Dialog } from '@/ui/popup/dialog';
import { leaveFor } from '../jump-to';
import { announceJump, usePendingJump } from '../jump-store';
import type { PendingJump } from '../jump-store';
import { EXTERNAL_LINK_MESSAGES } from '../messages';

/** Leaves for the address, once: each open page of a mini-program has a prompt of its own. */
function go(jump: PendingJump): void {
  if (usePendingJump.getState().jump !== jump) return;
  announceJump(null);
  void leaveFor(jump.url);
}

/**
 * Third-party jump prompt (specification §2): counts down from 3 s, then opens the address; a tap opens it at once or
 * cancels.
 */
export function JumpPrompt() {
  const t = useText(EXTERNAL_LINK_MESSAGES);
  const jump = usePendingJump((state) => state.jump);
  const count = wholeSeconds(useCountdown(jump?.at ?? 0, Date.now));
  useEffect(() => {
    if (!jump) return undefined;
    const timer = setTimeout(() => go(jump), Math.max(0, jump.at - Date.now()));
    return () => clearTimeout(timer);
  }, [jump]);
  // Leaving the page cancels the jump.
  useEffect(() => () => announceJump(null), []);
  return (
    <Dialog
      open={jump !== null}
      title={t('promptTitle', { product: productName() })}
      confirmText={t('promptGo')}
      cancelText={t('promptStay')}
      onConfirm={() => jump && go(jump)}
      onCancel={() => announceJump(null)}
    >
      {t('promptText', { count, name: jump?.name ?? '' })}
    </Dialog>
  );
}
