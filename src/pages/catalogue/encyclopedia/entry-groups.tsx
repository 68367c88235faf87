import { View } from '@tarojs/components';
import { useCallback } from 'react';
import type { EncyclopediaCard } from '@contract/vaccine/endpoints';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { groupByLetter } from '@/ui/letter-groups';
import { EntryRow } from './entry-row';
import styles from './entry-groups.module.scss';

export interface EntryGroupsProps {
  readonly entries: readonly EncyclopediaCard[];
  /** Search results, sorted by relevance: not grouped by letter. */
  readonly isFound: boolean;
}

/** Entries grouped by letter, or in search order. */
export function EntryGroups({ entries, isFound }: EntryGroupsProps) {
  const t = useText(CATALOGUE_MESSAGES);
  const open = useCallback((id: string) => void navigate.to('encyclopediaDetail', { id }), []);
  const groups = isFound ? [{ letter: '', items: entries }] : groupByLetter(entries);
  return (
    <View>
      <View className={styles.total} {...semantics({ role: 'status' })}>
        {t('entries', { count: entries.length })}
      </View>
      {groups.map(({ letter, items }) => (
        <View key={letter}>
          {letter ? (
            <View className={styles.letter} {...semantics({ role: 'heading', level: 2 })}>
              {letter}
            </View>
          ) : null}
          <View className={styles.rows}>
            {items.map((entry) => (
              <EntryRow key={entry.encyclopediaId} entry={entry} onOpen={open} />
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}
