import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { HOME_FRAME_MESSAGES } from './frame-messages';
import styles from './hero.module.scss';

export interface HeroProps {
  /** What can be booked right now, in words. */
  readonly facts: readonly string[];
}

/** The main task: booking, by vaccine or by clinic, with current availability. */
export function Hero({ facts }: HeroProps) {
  const t = useText(HOME_FRAME_MESSAGES);
  return (
    <View className={styles.hero}>
      <View className={styles.leaves} {...semantics({ hidden: true })}>
        <View className={styles.leaf} />
        <View className={styles.leafLow} />
        <View className={styles.drop} />
      </View>
      <View className={styles.body}>
        <View className={styles.title} {...semantics({ role: 'heading', level: 1 })}>
          {t('heroTitle')}
        </View>
        <View className={styles.facts}>
          {facts.length === 0
            ? t('heroCalm')
            : facts.map((fact, index) => (
                <View key={fact} className={styles.fact}>
                  {index < facts.length - 1 ? `${fact}\u00a0·` : fact}
                </View>
              ))}
        </View>
        <View className={styles.ways}>
          <View className={styles.way}>
            <Button block icon="syringe" onPress={() => void navigate.to('vaccineList')}>
              {t('book')}
            </Button>
          </View>
          <View className={styles.way}>
            <Button
              block
              kind="secondary"
              className={styles.second}
              icon="map-pin"
              onPress={() => void navigate.tab('departmentList', { forceUpdate: true })}
            >
              {t('nearby')}
            </Button>
          </View>
        </View>
      </View>
    </View>
  );
}
