import { useEffect } from 'react';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { markRead } from '@/features/service/message/api';
import { MESSAGE_MESSAGES } from '@/features/service/message/messages';
import { isMissing } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { MessageView } from './message-view';

/** One notice (query `messageId`); opening it marks it as read. */
export default function MessageDetail() {
  const t = useText(MESSAGE_MESSAGES);
  const title = usePageTitle('messageDetail');
  const { messageId } = useRouteQuery();
  const isLogin = useLoginGate('messageDetail', { messageId });
  const { data, error, refresh } = useServer(
    isLogin && messageId ? 'GET /message/message/detail.do' : null,
    { messageId: messageId ?? '' },
  );
  const unreadId = data && !data.read ? data.messageId : null;
  const { messageClass, at = 0 } = data ?? {};
  useEffect(() => {
    // Once a message, and again when it has grown.
    if (unreadId && messageClass)
      void markRead({ messageId: unreadId }, { messageClass, at }).catch(() => undefined);
  }, [unreadId, messageClass, at]);
  if (data) return <MessageView message={data} />;
  const violation =
    isMissing(error) || !messageId
      ? {
          icon: 'search' as const,
          title: t('missing'),
          reason: t('missingText'),
          action: { text: t('toCentre'), onPress: () => void navigate.replace('myMessage') },
        }
      : error && { title: t('loadFailed'), reason: error.msg, onRetry: () => void refresh() };
  return <Page title={title} loading={violation ? false : 'text'} error={violation} />;
}
