import { useText } from '@/i18n/messages';
import { showToast } from '@/ui/toast/toast';
import { SEARCH_MESSAGES } from '../messages';
import { clearNotes, useSearchNotes } from '../note-store';
import type { NoteList } from '../note-store';
import { WordChips } from './word-chips';

export interface SearchNotesProps {
  readonly list: NoteList;
  readonly onTake: (word: string) => void;
}

/** Previous search words, applied with a tap; nothing without any. */
export function SearchNotes({ list, onTake }: SearchNotesProps) {
  const t = useText(SEARCH_MESSAGES);
  const notes = useSearchNotes((state) => state[list]);
  const clear = (): void => {
    clearNotes(list);
    showToast(t('cleared'), 'success');
  };
  return (
    <WordChips
      title={t('history')}
      words={notes}
      onTake={onTake}
      moreText={t('clearHistory')}
      onMore={clear}
    />
  );
}
