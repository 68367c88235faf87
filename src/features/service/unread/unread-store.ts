import { create } from 'zustand';
import { setTabBadge } from '@/routes/tab-badges';
import { onSignOut } from '@/shared/session/session-store';

/** Unread notices (specification §3): shown as a badge when above 0. */
export const useUnread = create<{ readonly notReadNoticeNum: number }>(() => ({
  notReadNoticeNum: 0,
}));

/** Stores a count from the provider and shows it on the tab. */
export function setNotReadNoticeNum(count: number): void {
  const notReadNoticeNum = Math.max(0, count);
  useUnread.setState({ notReadNoticeNum });
  setTabBadge('mine', notReadNoticeNum);
}

onSignOut(() => setNotReadNoticeNum(0));
