import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { CLASS_ICONS } from '@/features/service/message/class-rules';
import { MESSAGE_MESSAGES } from '@/features/service/message/messages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { Badge } from '@/ui/tag/badge';
import styles from './class-cell.module.scss';

type ClassCellProps = DataOf<'GET /message/message/unread.do'>['classes'][number];

/** A message class: unread count and newest message. */
export function ClassCell({ messageClass, unread, newest }: ClassCellProps) {
  const t = useText(MESSAGE_MESSAGES);
  const dates = useDateText();
  const name = t(messageClass);
  const newestTitle = newest ? newest.title : t('none');
  const at = newest ? dates.dateTime(newest.at) : '';
  const count = unread > 0 ? t('unread', { count: unread }) : '';
  return (
    <Cell
      icon={CLASS_ICONS[messageClass]}
      title={<View className={unread > 0 ? styles.new : undefined}>{name}</View>}
      label={[name, newestTitle, at, count].filter(Boolean).join(' ')}
      note={
        <View>
          <View className={styles.line}>{newestTitle}</View>
          {/* The space ends the time before the count, where text is read without its boxes. */}
          {at === '' ? null : <View className={styles.at}>{`${at} `}</View>}
        </View>
      }
      value={<Badge count={unread} />}
      onPress={() => void navigate.to('messageClassify', { messageClass })}
    />
  );
}
