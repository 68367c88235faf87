import { session } from '@/shared/session/session-store';
import { textOf } from '@/i18n/messages';
import { toast } from '@/platform/feedback';
import { leaveSite } from '@/platform/leave-site';
import { INVALID_URL } from '@/platform/open-app/link-rules';
import { enterSite } from '@/platform/site/sign-on';
import { logProblem } from '@/telemetry/log';
import { JUMP_COUNTDOWN, jumpOf } from './jump-rules';
import type { Jump } from './jump-rules';
import { announceJump, isJumpFollowed } from './jump-store';
import { EXTERNAL_LINK_MESSAGES } from './messages';
import { whiteUrls } from './white-urls';

/** Opens the address; on mini-programs copies it and says so. */
export async function leaveFor(url: string): Promise<void> {
  const t = textOf(EXTERNAL_LINK_MESSAGES);
  const outcome = await leaveSite(url);
  if (outcome === 'copied') toast(t('copied'));
  if (outcome === 'failed') toast(t('failed'));
}

/**
 * Opens an outside address according to the white list (specification §3, §5): at once, or after a prompt of 3 s, which
 * the page shows by `<JumpPrompt />`. An invalid address is logged; an invalid or unlisted one is not opened, and the
 * user is notified. `unread`: the list could not be loaded, and the call's own toast has said why. The product's other
 * sites are not outside: they are opened with the current sign-in.
 */
export async function jumpTo(url: string): Promise<Jump['kind'] | 'unread'> {
  if (enterSite(url, session().token, 'assign')) return 'direct';
  const t = textOf(EXTERNAL_LINK_MESSAGES);
  const list = await whiteUrls().catch(() => null);
  if (!list) return 'unread';
  const jump = jumpOf(url, list);
  if (jump.kind === 'invalid') logProblem('external-link', INVALID_URL);
  if (jump.kind === 'invalid' || jump.kind === 'unlisted') toast(t('unlisted'));
  if (jump.kind === 'direct') await leaveFor(jump.url);
  if (jump.kind === 'prompt') {
    if (isJumpFollowed())
      announceJump({ url: jump.url, name: jump.name, at: Date.now() + JUMP_COUNTDOWN });
    else toast(t('promptMissing'));
  }
  return jump.kind;
}
