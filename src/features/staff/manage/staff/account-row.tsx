import { View } from '@tarojs/components';
import type { StaffAccount } from '@contract/manage/staff-endpoints';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Tag } from '@/ui/tag/tag';
import { STAFF_ACCOUNT_MESSAGES } from './staff-messages';
import styles from './staff.module.scss';

/** An account's role and what has to be looked after. */
export function AccountTags({ account }: { readonly account: StaffAccount }) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const dates = useDateText();
  const { role, endedAt, firstPasswordUntil: until, hasFactor, sessions } = account;
  if (endedAt !== null)
    return (
      <View className={styles.tags}>
        <Tag>{t(role)}</Tag>
        <Tag tone="neutral">{t('endedAt', { time: dates.dateTime(endedAt) })}</Tag>
      </View>
    );
  const isOver = until !== null && until <= serverNow();
  return (
    <View className={styles.tags}>
      <Tag tone="info">{t(role)}</Tag>
      {until === null ? null : (
        <Tag tone="warning">{t(isOver ? 'firstOver' : 'firstPassword')}</Tag>
      )}
      {hasFactor ? null : <Tag tone="warning">{t('noFactor')}</Tag>}
      {sessions > 0 ? <Tag tone="success">{t('online', { count: sessions })}</Tag> : null}
    </View>
  );
}

export interface AccountRowProps {
  readonly account: StaffAccount;
  readonly onPress: () => void;
}

/** An account in the list; it opens what can be done with it. */
export function AccountRow({ account, onPress }: AccountRowProps) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const { name, login, clinic, endedAt } = account;
  const isOpen = endedAt === null;
  return (
    <View {...semantics({ role: 'listitem' })}>
      <View
        className={cx(styles.row, isOpen && styles.press)}
        {...(isOpen ? pressable({ onPress }) : {})}
      >
        <View className={styles.who}>
          <View className={styles.name}>{name}</View>
          <View className={styles.note}>{`${login} · ${clinic?.name ?? t('ofOperator')}`}</View>
        </View>
        <AccountTags account={account} />
      </View>
    </View>
  );
}
