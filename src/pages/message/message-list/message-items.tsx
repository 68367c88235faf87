import { View } from '@tarojs/components';
import type { MessageCard } from '@contract/message/endpoints';
import type { MessageClass } from '@contract/message/message-rules';
import { MessageItem } from '@/features/service/message/components/message-item';
import { MESSAGE_MESSAGES } from '@/features/service/message/messages';
import { isRead, useReadHere } from '@/features/service/message/read-store';
import { useEmptyAction } from '@/features/service/message/use-empty-action';
import type { ServerPages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';

export interface MessageItemsProps {
  readonly messages: ServerPages<MessageCard>;
  /** The class to which the list is limited; null: all. */
  readonly messageClass: MessageClass | null;
}

/** The loaded part of the list. */
export function MessageItems({ messages, messageClass }: MessageItemsProps) {
  const t = useText(MESSAGE_MESSAGES);
  const readHere = useReadHere();
  const emptyAction = useEmptyAction(messageClass);
  const { pages, state, footer, error, more, refresh } = messages;
  if (pages.items.length === 0) {
    if (state === 'loading') return <Skeleton shape="list" count={4} />;
    if (state === 'failed')
      return (
        <ErrorBlock
          title={t('loadFailed')}
          reason={error?.msg ?? ''}
          onRetry={() => void refresh()}
        />
      );
    return (
      <Empty
        icon="bell"
        title={t(messageClass ? 'emptyClass' : 'empty')}
        text={t(messageClass ? `${messageClass}Note` : 'emptyText')}
        action={emptyAction}
      />
    );
  }
  return (
    <View>
      {pages.items.map((message) => (
        <MessageItem key={message.messageId} message={message} read={isRead(message, readHere)} />
      ))}
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}
