import { View } from '@tarojs/components';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icons';
import { Section } from '@/ui/section/section';
import styles from './topic-tiles.module.scss';

/** Situations in which people search; each text is a search word that is understood. */
const TOPICS = [
  ['topicBite', 'circle-alert'],
  ['topicNewborn', 'baby'],
  ['topicPregnant', 'heart'],
  ['topicElder', 'hand-heart'],
  ['topicTravel', 'globe'],
  ['topicLate', 'calendar-clock'],
] as const satisfies readonly (readonly [keyof (typeof SEARCH_MESSAGES)['zh-CN'], IconName])[];

/** Searches by situation, for those who know no name. */
export function TopicTiles({ onTake }: { readonly onTake: (word: string) => void }) {
  const t = useText(SEARCH_MESSAGES);
  return (
    <Section title={t('topics')}>
      <View className={styles.tiles}>
        {TOPICS.map(([key, icon]) => (
          <View key={key} className={styles.cell}>
            <View className={styles.tile} {...pressable({ onPress: () => onTake(t(key)) })}>
              <View className={styles.icon}>
                <Icon name={icon} size="lg" />
              </View>
              <View>{t(key)}</View>
            </View>
          </View>
        ))}
      </View>
    </Section>
  );
}
