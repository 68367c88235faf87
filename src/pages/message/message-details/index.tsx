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
import { DetailsView } from './details-view';

/** A message with rich content: an interaction, activity or service message (query `messageId`). Opening it reads it. */
export default function MessageDetails() {
  const t = useText(MESSAGE_MESSAGES);
  const title = usePageTitle('messageDetails');
  const { messageId } = useRouteQuery();
  const isLogin = useLoginGate('messageDetails', { messageId });
  const { data, error, refresh } = useServer(
    isLogin && messageId ? 'GET /message/message/details.do' : null,
    { messageId: messageId ?? '' },
  );
  const unreadId = data && !data.read ? data.messageId : null;
  const { messageClass, at = 0 } = data ?? {};
  useEffect(() => {
    // Once a message, and again when it has grown.
    if (unreadId && messageClass)
      void markRead({ messageId: unreadId }, { messageClass, at }).catch(() => undefined);
  }, [unreadId, messageClass, at]);
  if (data) return <DetailsView title={title} message={data} />;
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
