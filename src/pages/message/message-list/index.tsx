import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useState } from 'react';
import { MESSAGE_CLASSES } from '@contract/message/message-rules';
import type { MessageCard } from '@contract/message/endpoints';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { classOf } from '@/features/service/message/class-rules';
import { MESSAGE_MESSAGES } from '@/features/service/message/messages';
import { usePages } from '@/http/hooks/use-pages';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { Tabs } from '@/ui/tabs/tabs';
import { MessageItems } from './message-items';
import styles from './index.module.scss';

const PAGE_SIZE = 10;
const KEYS = ['all', ...MESSAGE_CLASSES] as const;
const idOf = ({ messageId }: MessageCard): string => messageId;

/** All messages, or those of a class, page by page (query `messageClass`). */
export default function MessageList() {
  const t = useText(MESSAGE_MESSAGES);
  const title = usePageTitle('messageList');
  const query = useRouteQuery();
  const isLogin = useLoginGate('messageList', query);
  const [messageClass, choose] = useState(() => classOf(query.messageClass));
  const messages = usePages(
    isLogin ? 'GET /message/message/pageList.do' : null,
    { pageSize: PAGE_SIZE, ...(messageClass ? { messageClass } : {}) },
    idOf,
  );
  usePullToRefresh([messages.refresh]);
  useReachBottom(messages.more);
  return (
    <Page title={title}>
      <View className={styles.tabs}>
        <Tabs
          label={t('classes')}
          active={messageClass ?? 'all'}
          onSelect={(key) => choose(key === 'all' ? null : key)}
          items={KEYS.map((key) => ({ key, label: t(key) }))}
        />
      </View>
      <MessageItems messages={messages} messageClass={messageClass} />
    </Page>
  );
}
