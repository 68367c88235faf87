import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Empty } from '@/ui/state/empty';
import { Tag } from '@/ui/tag/tag';
import { CatalogueFrame } from '../catalogue-frame';
import { ChangeSheet } from '../change-sheet';
import { useSavedToast } from '../use-saved-toast';
import { useClinicChange } from '../use-clinic-change';
import { PRODUCT_MESSAGES } from './product-messages';
import { ProductSheet } from './product-sheet';
import styles from '../catalogue.module.scss';

type Product = ClinicCatalogue['products'][number];

/** The vaccines of a clinic, with their prices and whether they are in stock. */
export const ProductsSection = ({ depaCode }: { readonly depaCode: string }) => (
  <CatalogueFrame depaCode={depaCode}>
    {(catalogue) => <Products depaCode={depaCode} catalogue={catalogue} />}
  </CatalogueFrame>
);

interface ProductsProps {
  readonly depaCode: string;
  readonly catalogue: ClinicCatalogue;
}

function Products({ depaCode, catalogue: { base, products, choices } }: ProductsProps) {
  const t = useText(PRODUCT_MESSAGES);
  const [edited, setEdited] = useState<Product | 'new' | null>(null);
  const say = useSavedToast();
  const change = useClinicChange(depaCode, base, (saved) => {
    setEdited(null);
    say(saved);
  });
  return (
    <View>
      <View className={styles.tools}>
        <Button
          size="sm"
          icon="plus"
          disabled={choices.length === 0}
          onPress={() => setEdited('new')}
        >
          {t('add')}
        </Button>
        {choices.length === 0 ? <View className={styles.note}>{t('allChosen')}</View> : null}
      </View>
      {products.length === 0 ? (
        <Empty icon="syringe" title={t('none')} text={t('noneText')} />
      ) : (
        <View {...semantics({ role: 'list', label: t('list') })}>
          {products.map((product) => (
            <ProductRow
              key={product.productId}
              product={product}
              onEdit={() => setEdited(product)}
            />
          ))}
        </View>
      )}
      {edited ? (
        <ProductSheet
          key={edited === 'new' ? '' : edited.productId}
          product={edited === 'new' ? null : edited}
          choices={choices}
          change={change}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <ChangeSheet key={change.asked?.preview.digest} change={change} />
    </View>
  );
}

interface RowProps {
  readonly product: Product;
  readonly onEdit: () => void;
}

function ProductRow({ product, onEdit }: RowProps) {
  const t = useText(PRODUCT_MESSAGES);
  const { name, category, priceCents, serviceFeeCents, inStock, limitedByStock, appointments } =
    product;
  const prices =
    category === 'free'
      ? t('free')
      : t('prices', { price: moneyText(priceCents), fee: moneyText(serviceFeeCents) });
  return (
    <View className={styles.row} {...semantics({ role: 'listitem' })}>
      <View className={styles.what}>
        <View className={styles.name}>{name}</View>
        <View className={styles.note}>
          {[
            prices,
            limitedByStock ? t('limited') : '',
            appointments > 0 ? t('appointments', { count: appointments }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </View>
      </View>
      <Tag tone={inStock ? 'success' : 'warning'}>{t(inStock ? 'inStock' : 'outOfStock')}</Tag>
      <Button kind="text" size="sm" icon="pencil" label={t('editNamed', { name })} onPress={onEdit}>
        {t('edit')}
      </Button>
    </View>
  );
}
