import { View } from '@tarojs/components';
import { pressable } from '@/ui/a11y/press';
import { Section } from '@/ui/section/section';
import styles from './word-chips.module.scss';

export interface WordChipsProps {
  readonly title: string;
  readonly words: readonly string[];
  readonly onTake: (word: string) => void;
  readonly moreText?: string | undefined;
  readonly onMore?: (() => void) | undefined;
}

/** Words applied with a tap; nothing without any. */
export function WordChips({ title, words, onTake, moreText, onMore }: WordChipsProps) {
  if (words.length === 0) return null;
  return (
    <Section title={title} moreText={moreText} onMore={onMore}>
      <View className={styles.words}>
        {words.map((word) => (
          <View key={word} className={styles.word} {...pressable({ onPress: () => onTake(word) })}>
            {word}
          </View>
        ))}
      </View>
    </Section>
  );
}
