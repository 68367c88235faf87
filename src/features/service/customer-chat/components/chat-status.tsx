import { View } from '@tarojs/components';
import type { Chat } from '@contract/service/cards';
import { ReminderPart } from '@/features/service/reminder/components/reminder-part';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import type { ChatStore } from '../chat-store';
import { SERVICE_MESSAGES } from '../messages';

export interface ChatStatusProps {
  readonly chat: Chat;
  readonly hours: NonNullable<ChatStore['hours']>;
}

/** Who answers, or how long it takes until somebody does. */
export function ChatStatus({ chat, hours }: ChatStatusProps) {
  const t = useText(SERVICE_MESSAGES);
  const { state, isQuestion, ahead, staffName } = chat;
  if (state === 'closed') return null;
  if (state === 'open')
    return (
      <NoticeBar>{t('withStaff', { name: staffName === '' ? t('staff') : staffName })}</NoticeBar>
    );
  const { from, until } = hours;
  return (
    <View>
      <NoticeBar>
        {isQuestion && !hours.staffed ? (
          t('question', { from, until })
        ) : (
          <View>
            <View>{ahead === 0 ? t('queuedNext') : t('queued', { count: ahead })}</View>
            <View>{t('stay')}</View>
          </View>
        )}
      </NoticeBar>
      <ReminderPart about="service" />
    </View>
  );
}
