import { useEffect, useMemo } from 'react';
import type { DataOf } from '@contract/endpoints';
import { refreshServerData, useServer } from '@/http/hooks/use-server';
import type { Refresh, ServerData } from '@/http/hooks/use-server';
import { isInFront } from '@/http/hooks/viewers';
import { currentLanguage } from '@/i18n/language';
import { withoutPendingReads } from './pending-read-rules';
import { ownPending, usePendingReads } from './pending-reads';
import { BY_THE_WAY, useIsUser } from '@/shared/session/use-is-user';
import { polledUnread } from './unread-feed';
import { setNotReadNoticeNum } from './unread-store';

const COUNTS = 'GET /message/message/unread.do';

/** Counts of the message centre, without what was read here and is still to be sent. */
export function useUnreadCounts(): ServerData<DataOf<typeof COUNTS>> {
  const isLogin = useIsUser();
  const counts = useServer(isLogin ? COUNTS : null, {}, BY_THE_WAY);
  const pending = usePendingReads((state) => state.pending);
  const { data } = counts;
  const shown = useMemo(
    () => data && withoutPendingReads(data, ownPending(pending)),
    [data, pending],
  );
  return { ...counts, data: shown };
}

/** Refreshes what shows messages; resolves once it is there. */
async function refreshMessages(): Promise<void> {
  await refreshServerData(COUNTS);
  await refreshServerData('GET /message/message/pageList.do');
}

let pages = 0;
let stop: (() => void) | null = null;
let version: string | null = null;

/** One feed for all pages that show the counts, while there is one. */
function followCounts(): () => void {
  pages += 1;
  stop ??= polledUnread.follow({
    version: () => (isInFront([COUNTS, {}, currentLanguage()]) ? version : null),
    onChange: () => void refreshMessages(),
  });
  return () => {
    pages -= 1;
    if (pages > 0) return;
    stop?.();
    stop = null;
  };
}

/**
 * Shows the unread count of the message centre as the badge, and keeps it up to date while the page is shown: within 5 s
 * of a change on any device. @returns a function that requests it again
 */
export function useUnreadCount(): Refresh {
  const isLogin = useIsUser();
  const { data, refresh } = useUnreadCounts();
  useEffect(() => {
    if (!isLogin || !data) return;
    ({ version } = data);
    setNotReadNoticeNum(data.total);
  }, [isLogin, data]);
  useEffect(() => (isLogin ? followCounts() : undefined), [isLogin]);
  return refresh;
}
