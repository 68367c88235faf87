import { View } from '@tarojs/components';
import { useState } from 'react';
import { StaleNote } from '@/features/content/article/components/stale-note';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { searchEntries } from '@/features/doses/vaccine/index-rules';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/page/page';
import { SearchBar } from '@/ui/search/search-bar';
import { Empty } from '@/ui/state/empty';
import { Skeleton } from '@/ui/state/skeleton';
import { EntryGroups } from './entry-groups';
import { useMeantEntries } from './use-meant-entries';
import styles from './index.module.scss';

/** Index of the encyclopaedia, by disease (page type 1); filtered while typing. */
export default function Encyclopedia() {
  const t = useText(CATALOGUE_MESSAGES);
  const searchText = useText(SEARCH_MESSAGES);
  const title = usePageTitle('encyclopedia');
  const entries = useServer('GET /vaccine/encyclopedia/list.do', {});
  const { data, receivedAt } = useOfflineCopy('encyclopedia', entries);
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const found = searchEntries(data ?? [], typed);
  const meant = useMeantEntries(data ?? [], found.length > 0 ? '' : word);
  const { error } = entries;
  const retry = (): void => void entries.refresh();
  if (!data) {
    const problem = error && { title: t('entriesFailed'), reason: error.msg, onRetry: retry };
    return <Page title={title} loading="text" error={problem} />;
  }
  return (
    <Page title={title}>
      <StaleNote error={error} receivedAt={receivedAt} onRetry={retry} />
      <SearchBar
        value={typed}
        placeholder={t('entrySearch')}
        onChange={setTyped}
        onSearch={() => undefined}
      />
      <View className={styles.body}>
        {found.length > 0 ? (
          <EntryGroups entries={found} isFound={word !== ''} />
        ) : meant.entries.length > 0 ? (
          <View>
            {meant.word === null ? null : (
              <View className={styles.meant} {...semantics({ role: 'status' })}>
                {searchText('showingFor', { word: meant.word })}
              </View>
            )}
            <EntryGroups entries={meant.entries} isFound />
          </View>
        ) : meant.isLoading ? (
          <Skeleton shape="text" count={1} />
        ) : (
          <View className={styles.none}>
            <Empty
              icon="search"
              title={t('noEntry', { word })}
              text={t('noEntryHint')}
              action={{ text: t('clear'), onPress: () => setTyped('') }}
            />
            <Button
              kind="text"
              icon="syringe"
              onPress={() => void navigate.to('vaccineList', { keyword: word })}
            >
              {t('searchVaccines', { word })}
            </Button>
          </View>
        )}
      </View>
    </Page>
  );
}
