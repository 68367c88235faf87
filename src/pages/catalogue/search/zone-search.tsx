import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import { useRegion } from '@/shared/location/use-region';
import { SearchNotes } from '@/features/clinics/search/components/search-notes';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import { WORD_LIMIT } from '@/features/clinics/search/note-rules';
import { noteWord } from '@/features/clinics/search/note-store';
import { useSettled } from '@/features/clinics/search/use-settled';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { SearchBar } from '@/ui/search/search-bar';
import { FoundInZone } from './found-in-zone';
import styles from './index.module.scss';

const LIST = 'zoneOutpatientSearchNotes';

export interface ZoneSearchProps {
  readonly zoneId: string;
  /** Name of the zone. */
  readonly zone: string;
  readonly word: string;
}

/** The clinics of a zone: all, or those that match a word. */
export function ZoneSearch({ zoneId, zone, word: asked }: ZoneSearchProps) {
  const t = useText(SEARCH_MESSAGES);
  const title = usePageTitle('search');
  const region = useRegion();
  const [typed, setTyped] = useState(asked);
  const [word, settle] = useSettled(typed.trim().slice(0, WORD_LIMIT));
  const take = (next: string): void => {
    setTyped(next);
    settle(next);
    noteWord(LIST, next);
  };
  const clear = (): void => {
    setTyped('');
    settle('');
  };
  const note = useCallback(() => noteWord(LIST, word), [word]);
  return (
    <Page title={title}>
      <SearchBar
        value={typed}
        placeholder={t('hintClinic')}
        onChange={setTyped}
        onSearch={() => take(typed.trim().slice(0, WORD_LIMIT))}
      />
      <View className={styles.body}>
        <View className={styles.zone}>{t(zone ? 'inZone' : 'inThisZone', { zone })}</View>
        {typed.trim() === '' ? <SearchNotes list={LIST} onTake={take} /> : null}
        <FoundInZone zoneId={zoneId} region={region} word={word} onClear={clear} onOpen={note} />
      </View>
    </Page>
  );
}
