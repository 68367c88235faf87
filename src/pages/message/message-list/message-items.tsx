import { View } from '@tarojs/components';
import type { MessageCard } from '@contract/message/endpoints';
import { MessageItem } from '@/features/message/components/message-item';
import { MESSAGE_MESSAGES } from '@/features/message/messages';
import { isRead, useReadHere } from '@/features/message/read-store';
import type { ServerPages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';

export interface MessageItemsProps {
  readonly messages: ServerPages<MessageCard>;
  /** Whether the list is limited to one class. */
  readonly ofClass: boolean;
}

/** The loaded part of the list. */
export function MessageItems({ messages, ofClass }: MessageItemsProps) {
  const t = useText(MESSAGE_MESSAGES);
  const readHere = useReadHere();
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
    return <Empty icon="bell" title={t(ofClass ? 'emptyClass' : 'empty')} text={t('emptyText')} />;
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
