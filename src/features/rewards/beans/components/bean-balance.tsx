import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { semantics } from '@/ui/a11y/semantics';
import { BEAN_MESSAGES } from '../messages';
import styles from './bean-balance.module.scss';

export interface BeanBalanceProps {
  readonly account: DataOf<'GET /health-beans/activeTask/list.do'>;
  readonly onGive: () => void;
}

/** How many beans there are, which of them expire soon, and what they are not. */
export function BeanBalance({ account: { balance, expiring }, onGive }: BeanBalanceProps) {
  const t = useText(BEAN_MESSAGES);
  const dates = useDateText();
  const [first] = expiring;
  return (
    <Card>
      <View className={styles.label}>{t('balance')}</View>
      <View className={styles.balance} {...semantics({ label: t('total', { count: balance }) })}>
        <View className={styles.number}>{balance}</View>
        <View>{t('unit')}</View>
      </View>
      <View className={styles.soon}>
        {first?.soon ? t('soon', { count: first.beans, day: dates.dayOfYear(first.lastDay) }) : ''}
      </View>
      <View className={styles.about}>{t('about')}</View>
      <View className={styles.give}>
        {balance > 0 ? (
          <Button kind="secondary" size="sm" icon="hand-heart" onPress={onGive}>
            {t('give')}
          </Button>
        ) : (
          t('none')
        )}
      </View>
    </Card>
  );
}
