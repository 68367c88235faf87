import { defineMessages, useText } from '@/i18n/messages';
import { NoticeBar } from './notice-bar';
import { ageOf } from './content-age';

const MESSAGES = defineMessages(
  {
    text: '网络不通，下面是{age}的内容。',
    failed: '没有更新成功，下面是{age}的内容。',
    now: '刚刚',
    minutes: '{count} 分钟前',
    hours: '{count} 小时前',
    days: '{count} 天前',
    again: '重新加载',
  },
  {
    text: 'No connection. This is from {age}.',
    failed: 'Could not update. This is from {age}.',
    now: 'just now',
    minutes: '{count} min ago',
    hours: '{count} h ago',
    days: '{count} d ago',
    again: 'Load again',
  },
);

export interface OldContentProps {
  /** When the content arrived, ms. */
  readonly receivedAt: number;
  readonly now: number;
  /** There was no connection, as opposed to a provider failure. */
  readonly offline: boolean;
  readonly onRetry: () => void;
}

/** Says that the shown content is outdated, and how old it is. */
export function OldContent({ receivedAt, now, offline, onRetry }: OldContentProps) {
  const t = useText(MESSAGES);
  const { unit, count } = ageOf(now - receivedAt);
  const age = unit === 'now' ? t('now') : t(unit, { count });
  return (
    <NoticeBar tone="warning" action={{ text: t('again'), onPress: onRetry }}>
      {t(offline ? 'text' : 'failed', { age })}
    </NoticeBar>
  );
}
