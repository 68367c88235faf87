import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { SEARCH_MESSAGES } from '../messages';
import styles from './understood-note.module.scss';

export interface UnderstoodNoteProps {
  readonly typed: string;
  /** What the results are for, where that is not what was typed. */
  readonly meant: string | null;
  /** Only what was typed is searched for. */
  readonly isLiteral: boolean;
  readonly onLiteral: (isLiteral: boolean) => void;
}

/** What was searched for instead of what was typed, and the way to what was typed; nothing where they are the same. */
export function UnderstoodNote({ typed, meant, isLiteral, onLiteral }: UnderstoodNoteProps) {
  const t = useText(SEARCH_MESSAGES);
  if (meant === null && !isLiteral) return null;
  return (
    <View className={styles.note}>
      <View className={styles.text}>
        {meant === null ? t('literalOnly', { word: typed }) : t('showingFor', { word: meant })}
      </View>
      <View className={styles.way} {...pressable({ onPress: () => onLiteral(!isLiteral) })}>
        {isLiteral ? t('literalBack') : t('searchTyped', { word: typed })}
      </View>
    </View>
  );
}
