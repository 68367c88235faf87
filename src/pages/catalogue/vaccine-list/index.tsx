import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useCallback, useState } from 'react';
import type { ProductCard as Product } from '@contract/vaccine/endpoints';
import { useRegion } from '@/shared/location/use-region';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import { CatalogueLinks } from '@/features/doses/vaccine/components/catalogue-links';
import { ProductCard } from '@/features/doses/vaccine/components/product-card';
import { VACCINE_MESSAGES } from '@/features/doses/vaccine/messages';
import { MISSING_VACCINE_MESSAGES } from '@/features/doses/vaccine/missing-messages';
import { CATEGORIES, categoryOf, productQuery } from '@/features/doses/vaccine/product-query';
import { usePages } from '@/http/hooks/use-pages';
import type { ServerPages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { CardGrid } from '@/ui/columns/card-grid';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { SearchBar } from '@/ui/search/search-bar';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tabs } from '@/ui/tabs/tabs';
import styles from './index.module.scss';

const idOf = ({ productId }: Product): string => productId;
const LABELS = { all: 'all', free: 'freeOfCharge', paid: 'paid' } as const;

/** Vaccines of a class, a zone or a search (query `catalogId`, `zoneId`, `keyword`, `category`). */
export default function VaccineList() {
  const t = useText(VACCINE_MESSAGES);
  const title = usePageTitle('vaccineList');
  const query = useRouteQuery();
  const region = useRegion();
  const [typed, setTyped] = useState(query.keyword ?? '');
  const [keyword, setKeyword] = useState(typed);
  const [category, setCategory] = useState(() => categoryOf(query.category));
  const { catalogId, zoneId } = query;
  const { regionCode } = region;
  const products = usePages(
    'GET /vaccine/product/pageList.do',
    productQuery({ regionCode, keyword, catalogId, zoneId, category }),
    idOf,
  );
  useReachBottom(products.more);
  const change = (text: string): void => {
    setTyped(text);
    if (text === '') setKeyword('');
  };
  const clear = (): void => {
    change('');
    setCategory('all');
  };
  return (
    <Page title={query.name || title} layout="wide">
      <SearchBar
        value={typed}
        placeholder={t('search')}
        onChange={change}
        onSearch={() => setKeyword(typed)}
      />
      <View className={styles.tabs}>
        <Tabs
          label={t('categories')}
          shape="pills"
          active={category}
          onSelect={setCategory}
          items={CATEGORIES.map((key) => ({ key, label: t(LABELS[key]) }))}
        />
      </View>
      <Optional>{catalogId || zoneId || keyword ? null : <CatalogueLinks />}</Optional>
      <View>
        <Products products={products} region={region.name} keyword={keyword} onClear={clear} />
      </View>
    </Page>
  );
}

interface ProductsProps {
  readonly products: ServerPages<Product>;
  readonly region: string;
  readonly keyword: string;
  readonly onClear: () => void;
}

function Products({ products, region, keyword, onClear }: ProductsProps) {
  const t = useText(VACCINE_MESSAGES);
  const missing = useText(MISSING_VACCINE_MESSAGES);
  const searchText = useText(SEARCH_MESSAGES);
  const { pages, state, footer, error, more, refresh } = products;
  const open = useCallback((vaccId: string) => void navigate.to('vaccineDetail', { vaccId }), []);
  const word = keyword.trim();
  const searchClinics = (
    <Button
      kind="text"
      icon="hospital"
      onPress={() => void navigate.tab('departmentList', { keyword: word })}
    >
      {t('forClinic', { word })}
    </Button>
  );
  if (pages.items.length === 0) {
    if (state === 'loading') return <Skeleton shape="list" count={4} />;
    if (state === 'failed') {
      const retry = (): void => void refresh();
      return <ErrorBlock title={missing('loadFailed')} reason={error?.msg ?? ''} onRetry={retry} />;
    }
    return (
      <View className={styles.empty}>
        <Empty
          icon="search"
          title={t('empty')}
          text={t('emptyHint')}
          action={{ text: t('clear'), onPress: onClear }}
        />
        {word ? searchClinics : null}
      </View>
    );
  }
  return (
    <View>
      <View className={styles.total} {...semantics({ role: 'status' })}>
        {pages.meant === undefined ? null : (
          <View>{searchText('showingFor', { word: pages.meant })}</View>
        )}
        {t('total', { count: pages.total })}
      </View>
      <CardGrid>
        {pages.items.map((product) => (
          <ProductCard key={product.productId} product={product} region={region} onOpen={open} />
        ))}
      </CardGrid>
      <View className={styles.empty}>{word ? searchClinics : null}</View>
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}
