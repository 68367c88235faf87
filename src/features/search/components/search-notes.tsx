import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { showToast } from '@/ui/toast/toast';
import { SEARCH_MESSAGES } from '../messages';
import { clearNotes, useSearchNotes } from '../note-store';
import type { NoteList } from '../note-store';
import styles from './search-notes.module.scss';

export interface SearchNotesProps {
  readonly list: NoteList;
  readonly onTake: (word: string) => void;
  /** Where the page shows something else below: nothing instead of the hint. */
  readonly isBeside?: boolean;
}

/** Words looked for before, to be taken with a tap; at first a hint what can be typed. */
export function SearchNotes({ list, onTake, isBeside = false }: SearchNotesProps) {
  const t = useText(SEARCH_MESSAGES);
  const notes = useSearchNotes((state) => state[list]);
  if (notes.length === 0)
    return isBeside ? null : <Empty icon="search" title={t('hintTitle')} text={t('hintText')} />;
  const clear = (): void => {
    clearNotes(list);
    showToast(t('cleared'), 'success');
  };
  return (
    <Section title={t('history')} moreText={t('clearHistory')} onMore={clear}>
      <View className={styles.notes}>
        {notes.map((word) => (
          <View key={word} className={styles.note} {...pressable({ onPress: () => onTake(word) })}>
            {word}
          </View>
        ))}
      </View>
    </Section>
  );
}
