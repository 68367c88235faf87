import { isFrom } from '@contract/vaccine/price-rules';
import { View } from '@tarojs/components';
import { memo } from 'react';
import type { ProductLine } from '@contract/vaccine/endpoints';
import { pressable } from '@/ui/a11y/press';
import { Price } from '@/ui/price/price';
import styles from './product-row.module.scss';

export interface ProductRowProps {
  readonly product: ProductLine;
  readonly onOpen: (productId: string) => void;
}

/** A vaccine in one line; a link to it. */
export const ProductRow = memo(function ProductRow({ product, onOpen }: ProductRowProps) {
  const { productId, shortName, brand, maker, ageText } = product;
  return (
    <View className={styles.row} {...pressable({ role: 'link', onPress: () => onOpen(productId) })}>
      <View className={styles.main}>
        <View className={styles.name}>{shortName}</View>
        <View className={styles.note}>{[brand, maker, ageText].filter(Boolean).join(' · ')}</View>
      </View>
      <View className={styles.price}>
        <Price cents={product.priceFrom} from={isFrom(product)} />
      </View>
    </View>
  );
});
