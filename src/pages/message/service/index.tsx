import { useState } from 'react';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { SERVICE_MESSAGES } from '@/features/service/customer-chat/messages';
import { useOutbox } from '@/features/service/customer-chat/outbox';
import { useChat } from '@/features/service/customer-chat/use-chat';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { AskView } from './ask-view';
import { TalkView } from './talk-view';

/**
 * Customer service: answers first, then a conversation with a person (query `orderId` or `articleId`: what it is about).
 */
export default function Service() {
  const t = useText(SERVICE_MESSAGES);
  const title = usePageTitle('service');
  const { orderId, articleId } = useRouteQuery();
  const isLogin = useLoginGate('service', { orderId, articleId });
  const { hours, chat, error, retry } = useChat(isLogin);
  const { items } = useOutbox();
  const [isReading, setReading] = useState(false);
  if (!hours)
    return (
      <Page
        title={title}
        loading={error ? false : 'text'}
        error={error ? { title: t('loadFailed'), reason: error.msg, onRetry: retry } : undefined}
      />
    );
  const isOpen = chat !== null && chat.state !== 'closed';
  if (isOpen || items.length > 0 || isReading)
    return (
      <TalkView
        title={title}
        hours={hours}
        about={{ orderId, articleId }}
        onAskAgain={() => setReading(false)}
        onClosed={() => setReading(true)}
      />
    );
  return (
    <AskView
      title={title}
      about={{ orderId, articleId }}
      hours={hours}
      onAsked={() => setReading(true)}
      onLast={chat ? () => setReading(true) : null}
    />
  );
}
