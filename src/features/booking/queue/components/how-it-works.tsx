import { View } from '@tarojs/components';
import { ADMISSION_MS } from '@contract/release/release-rules';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { RELEASE_MESSAGES } from '../messages';
import styles from './release.module.scss';

const MINUTE = 60_000;

export interface HowItWorksProps {
  readonly seedHash: string;
  readonly drawNumber: string | null;
}

/** The rules of the queue in four sentences, and the data with which the draw can be verified. */
export function HowItWorks({ seedHash, drawNumber }: HowItWorksProps) {
  const t = useText(RELEASE_MESSAGES);
  const steps = [
    t('step1'),
    t('step2'),
    t('step3', { minutes: ADMISSION_MS / MINUTE }),
    t('step4'),
  ];
  return (
    <View className={styles.below}>
      <Section title={t('how')}>
        <Card>
          {steps.map((text, index) => (
            <View key={text} className={styles.step}>
              <View className={styles.number}>{index + 1}</View>
              <View>{text}</View>
            </View>
          ))}
        </Card>
      </Section>
      <Section title={t('checkTitle')}>
        <Card>
          <View>{t('checkHow')}</View>
          <View className={styles.hash}>
            {t('checkHash')}
            {seedHash}
          </View>
          <View className={styles.hash}>{drawNumber ? t('checkNumber') + drawNumber : ''}</View>
        </Card>
      </Section>
    </View>
  );
}
