import { View } from '@tarojs/components';
import type { MemberInfo } from '@contract/member/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { MEMBERSHIP_MESSAGES } from '../messages';
import styles from './status-card.module.scss';

const STATUS = { 0: 'status0', 1: 'status1', 2: 'status2' } as const;

/** Whether somebody is a member, until when, and what membership never does. */
export function StatusCard({ info: { status, lastDay } }: { readonly info: MemberInfo }) {
  const t = useText(MEMBERSHIP_MESSAGES);
  const dates = useDateText();
  return (
    <Card tone="soft">
      <View className={styles.status}>{t(STATUS[status])}</View>
      <View className={styles.until}>
        {lastDay === null || status === 0
          ? ''
          : t(status === 1 ? 'until' : 'ended', { day: dates.dayOfYear(lastDay) })}
      </View>
      <View className={styles.rule}>{t('rule')}</View>
      <View className={styles.rule}>{status === 1 ? t('noRenewal') : ''}</View>
    </Card>
  );
}
