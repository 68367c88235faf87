import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { MemberPrivilege } from '@contract/member/endpoints';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { MEMBERSHIP_MESSAGES } from '../messages';
import styles from './privilege-card.module.scss';

export interface PrivilegeCardProps {
  readonly privilege: MemberPrivilege;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A privilege: what it is, how it is used, how often it was. */
export function PrivilegeCard({ privilege, children }: PrivilegeCardProps) {
  const t = useText(MEMBERSHIP_MESSAGES);
  const dates = useDateText();
  const { title, note, how, uses, lastUsedAt } = privilege;
  const used =
    lastUsedAt === null
      ? t('notUsed')
      : `${t('used', { count: uses })} · ${t('lastUsed', { day: dates.dayOfYear(shanghaiDay(lastUsedAt)) })}`;
  return (
    <Card className={styles.card}>
      <View className={styles.title}>{title}</View>
      <View>{note}</View>
      <View className={styles.how}>{how}</View>
      <View className={styles.used}>{used}</View>
      <View className={styles.foot}>{children}</View>
    </Card>
  );
}
