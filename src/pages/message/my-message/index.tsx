import { useState } from 'react';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { useUnreadCount, useUnreadCounts } from '@/features/service/unread/use-unread';
import { AppNotifications } from '@/features/service/message/components/app-notifications';
import { MarkRead } from '@/features/service/message/components/mark-read';
import { MESSAGE_MESSAGES } from '@/features/service/message/messages';
import { useEmptyAction } from '@/features/service/message/use-empty-action';
import { loadState } from '@/http/hooks/load-state';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { CellGroup } from '@/ui/cell/cell-group';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { ClassCell } from './class-cell';

/** The message centre: each class with its unread count and newest message (specification §2). */
export default function MyMessage() {
  const t = useText(MESSAGE_MESSAGES);
  const title = usePageTitle('myMessage');
  useLoginGate('myMessage', {});
  const unread = useUnreadCounts();
  const emptyAction = useEmptyAction(null);
  const [problem, setProblem] = useState('');
  useUnreadCount();
  usePullToRefresh([unread.refresh]);
  const { total = 0, newestUnreadAt = null, classes = [] } = unread.data ?? {};
  const isEmpty = classes.every(({ newest }) => newest === null);
  return (
    <Page
      title={title}
      aside={
        total > 0 && newestUnreadAt !== null ? (
          <MarkRead target={{}} seenAt={newestUnreadAt} onFailure={setProblem} />
        ) : null
      }
      {...loadState(unread, t('loadFailed'))}
    >
      <Refusal title={t('failed')} reason={problem} />
      <AppNotifications />
      {isEmpty ? (
        <Empty icon="bell" title={t('empty')} text={t('emptyText')} action={emptyAction} />
      ) : (
        <CellGroup title={total > 0 ? t('unread', { count: total }) : t('allRead')}>
          {classes.map((each) => (
            <ClassCell key={each.messageClass} {...each} />
          ))}
        </CellGroup>
      )}
    </Page>
  );
}
