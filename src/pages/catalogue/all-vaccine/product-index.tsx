import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useCallback, useMemo, useState } from 'react';
import type { CatalogNode, IndexedProduct } from '@contract/vaccine/endpoints';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { classTree, productsOfClass } from '@/features/doses/vaccine/class-rules';
import { LetterRail } from '@/features/doses/vaccine/components/letter-rail';
import { ProductRow } from '@/features/doses/vaccine/components/product-row';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { groupByLetter, groupsFrom } from '@/ui/letter-groups';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { Tabs } from '@/ui/tabs/tabs';
import styles from './product-index.module.scss';

/** Vaccines shown at first, and added each time the end is reached. */
const AT_A_TIME = 24;
const NO_CLASS = '';

export interface ProductIndexProps {
  readonly products: readonly IndexedProduct[];
  readonly classes: readonly CatalogNode[];
  /** The initially selected class. */
  readonly catalogId: string | undefined;
}

/** Classes by payment and age, then the letters that occur, then the vaccines. */
export function ProductIndex({ products, classes, catalogId }: ProductIndexProps) {
  const t = useText(CATALOGUE_MESSAGES);
  const isKnown = classes.some((each) => each.catalogId === catalogId);
  const [chosen, setChosen] = useState(isKnown && catalogId ? catalogId : NO_CLASS);
  const [letter, setLetter] = useState<string | null>(null);
  const [limit, setLimit] = useState(AT_A_TIME);
  const inClass = useMemo(() => productsOfClass(products, chosen), [products, chosen]);
  const groups = useMemo(() => groupByLetter(inClass), [inClass]);
  const { shown, hasMore } = groupsFrom(groups, letter, limit);
  const more = (): void => {
    if (hasMore) setLimit((now) => now + AT_A_TIME);
  };
  useReachBottom(more);
  const open = useCallback((vaccId: string) => void navigate.to('vaccineDetail', { vaccId }), []);
  const begin = (from: string | null): void => {
    setLetter(from);
    setLimit(AT_A_TIME);
  };
  const choose = (id: string): void => {
    setChosen(id);
    begin(null);
  };
  // There are too many disease classes for tabs; only the one named by the link is shown.
  const offered = classTree(classes)
    .flatMap((division) => division.classes)
    .filter((each) => each.kind !== 'disease' || each.catalogId === catalogId);
  return (
    <View>
      <View className={styles.classes}>
        <Tabs
          label={t('classes')}
          shape="pills"
          active={chosen}
          onSelect={choose}
          items={[
            { key: NO_CLASS, label: t('all') },
            ...offered.map((each) => ({ key: each.catalogId, label: each.name })),
          ]}
        />
      </View>
      <LetterRail letters={groups.map((each) => each.letter)} active={letter} onSelect={begin} />
      <View className={styles.total} {...semantics({ role: 'status' })}>
        {t('total', { count: inClass.length })}
      </View>
      <View>
        {shown.map((group) => (
          <View key={group.letter}>
            <View className={styles.letter} {...semantics({ role: 'heading', level: 2 })}>
              {group.letter}
            </View>
            <View className={styles.rows}>
              {group.items.map((product) => (
                <ProductRow key={product.productId} product={product} onOpen={open} />
              ))}
            </View>
          </View>
        ))}
      </View>
      {inClass.length === 0 ? (
        <Empty
          icon="syringe"
          title={t('noneHere')}
          action={{ text: t('showAll'), onPress: () => choose(NO_CLASS) }}
        />
      ) : (
        <ListFooter state={hasMore ? 'more' : 'end'} onMore={more} />
      )}
    </View>
  );
}
