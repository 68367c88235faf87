import { configureClient } from '@/http/client-parts';
import { startServerClock } from '@/http/server-clock';
import { renewServerData } from '@/http/hooks/use-server';
import { currentLanguage } from '@/i18n/language';
import { restoreLanguage } from '@/i18n/remembered-language';
import { cookies } from '@/platform/cookies';
import { loading, toast } from '@/platform/feedback';
import { isMiniApp } from '@/platform/runtime/mini-app';
import { systemInfo } from '@/platform/system-info';
import { localEntries, sessionEntries } from '@/storage/storage';
import { connectSession, restoreSession, verifySession } from './session-store';
import type { SessionReactions } from './session-store';

/** Cookie of the QA lane (specification §9). */
export const LANE_COOKIE = 'swimlane';
/** Session entry with the code of the short link that the user followed. */
export const SHORT_LINK_KEY = 'short-link-code';

/**
 * Starts the client before the first page: expired entries, language, client facts, session, clock. Synchronous; the
 * clock's first answer arrives later. Returns a function that stops the clock.
 */
export function bootClient(reactions: SessionReactions): () => void {
  const { platform, system } = systemInfo();
  localEntries.clearExpired();
  restoreLanguage();
  configureClient({
    apiHost: API_HOST,
    appVersion: APP_VERSION,
    platform,
    system,
    language: currentLanguage,
    lane: () => cookies.get(LANE_COOKIE),
    shortLinkCode: () => sessionEntries.read<string>(SHORT_LINK_KEY),
    notify: { toast, loading },
    onOutOfDate: () => void renewServerData(),
  });
  restoreSession();
  connectSession(reactions);
  // Only the mini-program itself writes its cookies.
  if (!isMiniApp()) verifySession();
  return startServerClock();
}
