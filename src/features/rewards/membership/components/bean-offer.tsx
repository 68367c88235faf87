import { View } from '@tarojs/components';
import type { MemberInfo } from '@contract/member/endpoints';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { MEMBERSHIP_MESSAGES } from '../messages';
import styles from './bean-offer.module.scss';

export interface BeanOfferProps {
  readonly forBeans: MemberInfo['forBeans'];
  readonly busy: boolean;
  readonly onExchange: () => void;
}

const toTasks = (): void => void navigate.to('healthBeanTask');

/** A term for beans, or how many are still needed. */
export function BeanOffer({ forBeans, busy, onExchange }: BeanOfferProps) {
  const t = useText(MEMBERSHIP_MESSAGES);
  const short = forBeans.beans - forBeans.balance;
  return (
    <Section title={t('beans')}>
      <Card>
        <View>{t('beansNote', forBeans)}</View>
        <View className={styles.short}>{short > 0 ? t('beansShort', { count: short }) : ''}</View>
        <View className={styles.foot}>
          {short > 0 ? (
            <Button block kind="secondary" onPress={toTasks}>
              {t('toTasks')}
            </Button>
          ) : (
            <Button block loading={busy} onPress={onExchange}>
              {t('exchange', forBeans)}
            </Button>
          )}
        </View>
      </Card>
    </Section>
  );
}
