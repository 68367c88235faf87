import { View } from '@tarojs/components';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { useWaitingText } from '@/features/staff/session/use-waiting-text';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { cx } from '@/ui/class-names';
import { Badge } from '@/ui/tag/badge';
import { Tag } from '@/ui/tag/tag';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { unreadOf, URGENCY_NAMES } from '../queue-rules';
import styles from './service-desk.module.scss';

const TONES = { member: 'brand', today: 'warning', health: 'danger' } as const;

export interface ChatRowProps {
  readonly chat: StaffChat;
  /** The provider's time, ms. */
  readonly now: number;
  readonly isChosen: boolean;
  /** Absent: it is a colleague's and is not shown. */
  readonly onPress?: (() => void) | undefined;
}

/** A conversation in the list: who, how urgent, for how long, how much of it is unread. */
export function ChatRow({ chat, now, isChosen, onPress }: ChatRowProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const waitingText = useWaitingText();
  const { name, urgency, isQuestion, state, staffName, waitingSince, mine } = chat;
  const reason = URGENCY_NAMES[urgency];
  const unread = mine ? unreadOf(chat) : 0;
  const note =
    state === 'waiting'
      ? waitingText(now - waitingSince)
      : mine
        ? ''
        : t('withStaff', { name: staffName });
  const label = [
    name,
    reason ? t(reason) : '',
    note,
    unread > 0 ? t('unread', { count: unread }) : '',
  ];
  return (
    <View
      className={cx(styles.row, isChosen && styles.on, !onPress && styles.flat)}
      {...(onPress
        ? pressable({
            label: label.filter(Boolean).join(' '),
            current: isChosen ? 'page' : undefined,
            onPress,
          })
        : {})}
    >
      <View className={styles.rowHead}>
        <View className={styles.name}>{name || t('person')}</View>
        {unread > 0 ? <Badge count={unread} /> : null}
      </View>
      <View className={styles.rowTags}>
        {reason ? (
          <Tag tone={TONES[reason]} icon={reason === 'health' ? 'triangle-alert' : undefined}>
            {t(reason)}
          </Tag>
        ) : null}
        {isQuestion ? <Tag>{t('question')}</Tag> : null}
        {note ? <View className={styles.note}>{note}</View> : null}
      </View>
    </View>
  );
}
