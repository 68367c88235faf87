import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import { DEPARTMENT_MESSAGES } from '../messages';
import styles from './notice-list.module.scss';

export interface NoticeListProps {
  readonly notices: DataOf<'GET /hospital-page/notice/listThree.do'>;
}

/** The newest notices of a clinic; a tap expands one in place. */
export function NoticeList({ notices }: NoticeListProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const dates = useDateText();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <View>
      {notices.map(({ id, title, content, publishedAt }) => {
        const isOpen = open === id;
        const published = dates.dateTimeText(publishedAt);
        return (
          <View key={id} className={styles.notice}>
            <View
              className={styles.head}
              {...pressable({
                label: t('noticeOpen', { title: `${title} ${published}` }),
                expanded: isOpen,
                onPress: () => setOpen(isOpen ? null : id),
              })}
            >
              <Icon name="megaphone" size="md" className={styles.icon} />
              <View className={styles.title}>
                {title}
                <View className={styles.date}>{published}</View>
              </View>
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="md" />
            </View>
            <View className={styles.body}>{isOpen ? content : null}</View>
          </View>
        );
      })}
    </View>
  );
}
