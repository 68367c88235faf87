import { refreshServerData } from '@/http/hooks/use-server';
import { site } from '@/platform/site';
import { onAppShow } from '@/platform/lifecycle';
import { registerAfterEach, registerBeforeEach } from '@/routes/guards';
import type { AfterGuard, BeforeGuard } from '@/routes/guards';
import { PAGE_VIEW_DELAY } from '@/routes/constants';
import { routeOf } from '@/routes/table';
import { sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { EVENT, track } from '@/telemetry/track';
import { SHORT_LINK_KEY } from './boot';
import { readSessionCookies, session, updateSession } from './session-store';
import { sourceIn, sourceOf } from './source-rules';

/** Code of a short link in its query; it is sent in a header. */
const SHORT_LINK = /^[\w-]{1,64}$/;

const keepUp: BeforeGuard = ({ to: { query } }) => {
  readSessionCookies();
  const uFrom = sourceOf(query);
  const h5Source = sourceIn(query.h5Source);
  if (uFrom) updateSession({ uFrom });
  if (h5Source) updateSession({ h5Source });
  const { shareSource = '' } = query;
  if (SHORT_LINK.test(shareSource)) {
    tryToKeep(() => sessionEntries.write(SHORT_LINK_KEY, { val: shareSource, crossDomain: true }));
  }
};

const reportPageView: AfterGuard = ({ to, from }) => {
  // Pages of a hidden frame are not visible, so they are not counted.
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
    void refreshServerData('GET /member/wx/memberCenter/getMemberInfo.do');
  }
};

/**
 * What the session does on every navigation (specification §2): before, reads the cookies and stores the traffic
 * sources and the code of a short link; afterwards, reports the page view and refreshes member info on pages flagged
 * for it. Returns a function that stops it.
 */
export function followNavigation(): () => void {
  const ends = [
    registerBeforeEach(keepUp),
    // A tap on a native tab bar and the system's back gesture ask no guard before.
    registerAfterEach(readSessionCookies),
    registerAfterEach(reportPageView),
    registerAfterEach(refreshMember),
    onAppShow(readSessionCookies),
  ];
  return () => ends.forEach((end) => end());
}
