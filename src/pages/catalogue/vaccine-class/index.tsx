import { View } from '@tarojs/components';
import { StaleNote } from '@/features/content/article/components/stale-note';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { classTree } from '@/features/doses/vaccine/class-rules';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Page } from '@/ui/page/page';
import { SearchLink } from '@/ui/search/search-link';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { ClassTiles } from './class-tiles';
import styles from './index.module.scss';

/** The tree of classes: by payment, by age, by disease; each opens its vaccines. */
export default function VaccineClass() {
  const t = useText(CATALOGUE_MESSAGES);
  const title = usePageTitle('vaccineClass');
  const classes = useServer('GET /vaccine/catalog/list.do', {});
  const { data, receivedAt } = useOfflineCopy('catalog', classes);
  const { error } = classes;
  const retry = (): void => void classes.refresh();
  if (!data) {
    const problem = error && { title: t('classesFailed'), reason: error.msg, onRetry: retry };
    return <Page title={title} loading="text" error={problem} />;
  }
  const tree = classTree(data);
  return (
    <Page title={title}>
      <StaleNote error={error} receivedAt={receivedAt} onRetry={retry} />
      <SearchLink placeholder={t('search')} onPress={() => void navigate.to('search')} />
      <View className={styles.tree}>
        {tree.length === 0 ? <Empty icon="syringe" title={t('noneHere')} /> : null}
        {tree.map(({ kind, classes: ofKind }) => (
          <Section key={kind} title={t(kind)}>
            <ClassTiles classes={ofKind} />
          </Section>
        ))}
      </View>
      <CellGroup>
        <Cell
          icon="list-filter"
          title={t('byLetter')}
          note={t('byLetterNote')}
          onPress={() => void navigate.to('allVaccine')}
        />
        <Cell
          icon="book-open"
          title={t('toEncyclopedia')}
          note={t('toEncyclopediaNote')}
          onPress={() => void navigate.to('encyclopedia')}
        />
      </CellGroup>
    </Page>
  );
}
