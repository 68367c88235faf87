import { useState } from 'react';
import type { MessageClass } from '@contract/message/message-rules';
import { useUnreadCount, useUnreadCounts } from '@/features/service/unread/use-unread';
import { MarkRead } from '@/features/service/message/components/mark-read';
import { MessageItem } from '@/features/service/message/components/message-item';
import { MESSAGE_MESSAGES } from '@/features/service/message/messages';
import { isRead, useReadHere } from '@/features/service/message/read-store';
import { useEmptyAction } from '@/features/service/message/use-empty-action';
import { loadState } from '@/http/hooks/load-state';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { InteractionSettings } from './interaction-settings';

/** Messages of a class that are shown before its list. */
const SHOWN = 5;

/** A message class: description, unread count, newest messages, and a link to all. */
export function ClassView({ messageClass }: { readonly messageClass: MessageClass }) {
  const t = useText(MESSAGE_MESSAGES);
  const counts = useUnreadCounts();
  const countUnread = useUnreadCount();
  const newest = useServer('GET /message/message/pageList.do', { messageClass, pageSize: SHOWN });
  const [problem, setProblem] = useState('');
  const readHere = useReadHere();
  const emptyAction = useEmptyAction(messageClass);
  usePullToRefresh([newest.refresh, countUnread]);
  const { unread = 0, newestUnreadAt = null } =
    counts.data?.classes.find((each) => each.messageClass === messageClass) ?? {};
  const { list = [], total = 0 } = newest.data ?? {};
  return (
    <Page
      title={t(messageClass)}
      aside={
        unread > 0 && newestUnreadAt !== null ? (
          <MarkRead target={{ messageClass }} seenAt={newestUnreadAt} onFailure={setProblem} />
        ) : null
      }
      {...loadState(newest, t('loadFailed'))}
    >
      <Refusal title={t('failed')} reason={problem} />
      {list.length === 0 ? (
        <Empty
          icon="bell"
          title={t('emptyClass')}
          text={t(`${messageClass}Note`)}
          action={emptyAction}
        />
      ) : (
        <Section
          title={t('newest')}
          note={`${t(`${messageClass}Note`)} · ${unread > 0 ? t('unread', { count: unread }) : t('allRead')}`}
        >
          {list.map((message) => (
            <MessageItem
              key={message.messageId}
              message={message}
              read={isRead(message, readHere)}
            />
          ))}
        </Section>
      )}
      <Optional>{messageClass === 'interaction' ? <InteractionSettings /> : null}</Optional>
      <Optional>
        {total > list.length ? (
          <Button
            block
            kind="secondary"
            onPress={() => void navigate.to('messageList', { messageClass })}
          >
            {t('seeAll', { count: total })}
          </Button>
        ) : null}
      </Optional>
    </Page>
  );
}
