import { refreshServerData } from '@/http/use-server';
import { site } from '@/platform/site';
import { registerAfterEach, registerBeforeEach } from '@/routes/guards';
import type { AfterGuard, BeforeGuard } from '@/routes/guards';
import { PAGE_VIEW_DELAY } from '@/routes/constants';
import { routeOf } from '@/routes/table';
import { EVENT, track } from '@/telemetry/track';
import { readSessionCookies, session, updateSession } from './session-store';

/** Longest source that is kept, in characters; a longer text is none of ours. */
const LONGEST_SOURCE = 64;

const sourceIn = (text: string | undefined): string | undefined =>
  text && text.length <= LONGEST_SOURCE ? text : undefined;

const keepUp: BeforeGuard = ({ to: { query } }) => {
  readSessionCookies();
  const uFrom = sourceIn(query.uFrom ?? query.ufrom);
  const h5Source = sourceIn(query.h5Source);
  if (uFrom) updateSession({ uFrom });
  if (h5Source) updateSession({ h5Source });
};

const tellPageView: AfterGuard = ({ to, from }) => {
  // Nobody sees the pages of a hidden frame.
  if (site.isFramed()) return;
  const { path, pageViewDelay = PAGE_VIEW_DELAY } = routeOf(to.name);
  setTimeout(() => {
    const { uFrom, h5Source } = session();
    track(EVENT.PAGE_VIEW, {
      route: to.name,
      path,
      from: from?.name,
      source: uFrom || h5Source || undefined,
    });
  }, pageViewDelay);
};

const refreshMember: AfterGuard = ({ to }) => {
  if (routeOf(to.name).updateMember && session().isLogin) {
    void refreshServerData('GET /passport/user/findLoginUserByKey.do');
  }
};

/**
 * What the session does on every navigation (specification §2): reads the cookies, keeps the traffic sources; afterwards
 * tells the page view, and refreshes member info on pages flagged for it. Returns what ends that.
 */
export function followNavigation(): () => void {
  const ends = [
    registerBeforeEach(keepUp),
    registerAfterEach(tellPageView),
    registerAfterEach(refreshMember),
  ];
  return () => ends.forEach((end) => end());
}
