import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { CATALOGUE_MESSAGES } from '../catalogue-messages';
import styles from './letter-rail.module.scss';

export interface LetterRailProps {
  readonly letters: readonly string[];
  /** The letter at which the list begins; null: at the top. */
  readonly active: string | null;
  readonly onSelect: (letter: string | null) => void;
}

/** Letters of an index, wrapped above the list; a second tap on one goes back to the top. */
export function LetterRail({ letters, active, onSelect }: LetterRailProps) {
  const t = useText(CATALOGUE_MESSAGES);
  return (
    <View className={styles.rail} {...semantics({ role: 'group', label: t('letters') })}>
      {letters.map((letter) => (
        <View
          key={letter}
          className={cx(styles.letter, letter === active && styles.here)}
          {...pressable({
            // A selected letter is announced as on; a second tap turns it off.
            role: 'switch',
            checked: letter === active,
            label: t('toLetter', { letter }),
            onPress: () => onSelect(letter === active ? null : letter),
          })}
        >
          {letter}
        </View>
      ))}
    </View>
  );
}
