import { View } from '@tarojs/components';
import type { LotteryDetail } from '@contract/lottery/endpoints';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { LOTTERY_MESSAGES } from '../messages';
import styles from './lottery.module.scss';

/** The rules as they were published. */
export function RulesPart({ rules }: Pick<LotteryDetail, 'rules'>) {
  const t = useText(LOTTERY_MESSAGES);
  return (
    <Section title={t('rules')}>
      <Card>
        {rules.map(({ heading, text }) => (
          <View key={heading} className={styles.part}>
            <View className={styles.heading} {...semantics({ role: 'heading', level: 3 })}>
              {heading}
            </View>
            <View className={styles.note}>{text}</View>
          </View>
        ))}
      </Card>
    </Section>
  );
}
