import { View } from '@tarojs/components';
import { useCallback } from 'react';
import type { EncyclopediaEntry } from '@contract/vaccine/endpoints';
import { EntryText } from '@/features/content/article/components/entry-text';
import { NextSteps } from '@/features/content/article/components/next-steps';
import { StaleNote } from '@/features/content/article/components/stale-note';
import { ShareButton } from '@/features/content/share/components/share-button';
import { PagePrompt } from '@/features/content/external-link/components/page-prompt';
import { jumpTo } from '@/features/content/external-link/jump-to';
import { bookFoundAt } from '@/features/booking/submission/book-at';
import { ClinicsWith } from '@/features/clinics/search/components/clinics-with';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { ProductRow } from '@/features/doses/vaccine/components/product-row';
import { useRegion } from '@/shared/location/use-region';
import type { ApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import styles from './entry-view.module.scss';

export interface EntryViewProps {
  readonly entry: EncyclopediaEntry;
  readonly error: ApiError | undefined;
  /** ms */
  readonly receivedAt: number | undefined;
  readonly onRetry: () => void;
}

const follow = (url: string): void => void jumpTo(url);

/** A disease: description, symptoms, prevention, and the vaccines against it. */
export function EntryView({ entry, error, receivedAt, onRetry }: EntryViewProps) {
  const t = useText(CATALOGUE_MESSAGES);
  const title = usePageTitle('encyclopediaDetail');
  const region = useRegion();
  const open = useCallback((vaccId: string) => void navigate.to('vaccineDetail', { vaccId }), []);
  const shared = {
    title: entry.title,
    path: urlOf('encyclopediaDetail', { id: entry.encyclopediaId }),
  };
  sharing.useShareMenu(shared);
  return (
    <Page title={title}>
      <StaleNote error={error} receivedAt={receivedAt} onRetry={onRetry} />
      <View className={styles.paper}>
        <EntryText entry={entry} onLink={follow} />
        <PagePrompt />
      </View>
      <Section title={t('protects')} note={t('total', { count: entry.products.length })}>
        {entry.products.length > 0 ? (
          <View className={styles.rows}>
            {entry.products.map((product) => (
              <ProductRow key={product.productId} product={product} onOpen={open} />
            ))}
            <ClinicsWith
              keyword={entry.title}
              shown={entry.title}
              region={region}
              onChoose={bookFoundAt}
            />
          </View>
        ) : (
          <View className={styles.none}>{t('protectsNone')}</View>
        )}
      </Section>
      <NextSteps zoneId={null} blocks={entry.blocks} />
      <ShareButton shared={shared} />
      <View className={styles.after}>
        <CellGroup>
          <Cell
            icon="book-open"
            title={t('toEntries')}
            onPress={() => void navigate.to('encyclopedia')}
          />
        </CellGroup>
      </View>
    </Page>
  );
}
