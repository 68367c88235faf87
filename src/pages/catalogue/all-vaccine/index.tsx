import { StaleNote } from '@/features/content/article/components/stale-note';
import { useRegion } from '@/shared/location/use-region';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { useSettled } from '@/http/hooks/settled';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { SearchLink } from '@/ui/search/search-link';
import { ProductIndex } from './product-index';

/** Vaccines from A to Z, all or those of a class (optional query `catalogId`). */
export default function AllVaccine() {
  const t = useText(CATALOGUE_MESSAGES);
  const title = usePageTitle('allVaccine');
  const { catalogId } = useRouteQuery();
  const { regionCode } = useRegion();
  const index = useServer('GET /vaccine/product/index.do', { regionCode });
  const classes = useServer('GET /vaccine/catalog/list.do', {});
  const cachedIndex = useOfflineCopy('product-index', index, regionCode);
  const cachedClasses = useOfflineCopy('catalog', classes);
  const ready = useSettled(index, classes);
  const retry = (): void => void Promise.all([index.refresh(), classes.refresh()]);
  const products = cachedIndex.data;
  const error = index.error ?? classes.error;
  if (!products || !ready) {
    return (
      <Page
        title={title}
        loading="list"
        error={
          index.error ? { title: t('failed'), reason: index.error.msg, onRetry: retry } : undefined
        }
      />
    );
  }
  return (
    <Page title={title}>
      <StaleNote error={error} receivedAt={cachedIndex.receivedAt} onRetry={retry} />
      <SearchLink placeholder={t('search')} onPress={() => void navigate.to('search')} />
      <ProductIndex products={products} classes={cachedClasses.data ?? []} catalogId={catalogId} />
    </Page>
  );
}
