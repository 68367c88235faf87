import { doseCountText } from '@contract/vaccine/dose-count-rules';
import { isFrom } from '@contract/vaccine/price-rules';
import { View } from '@tarojs/components';
import { memo } from 'react';
import type { ProductCard as Product } from '@contract/vaccine/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Picture } from '@/ui/picture/picture';
import { Price } from '@/ui/price/price';
import { clinicsText } from '../clinics-text';
import { VACCINE_MESSAGES } from '../messages';
import styles from './product-card.module.scss';

export interface ProductCardProps {
  readonly product: Product;
  /** Name of the region in which the clinics were counted. */
  readonly region: string;
  readonly onOpen: (productId: string) => void;
}

/** A vaccine in a list; the whole card is a link. */
export const ProductCard = memo(function ProductCard({
  product,
  region,
  onOpen,
}: ProductCardProps) {
  const t = useText(VACCINE_MESSAGES);
  const { name, shortName, brand, maker, ageText } = product;
  return (
    <Card onPress={() => onOpen(product.productId)}>
      <View className={styles.row}>
        <View className={styles.picture}>
          <Picture src={pictureUrl(product.imgUrl)} alt="" ratio="square" placeholder="syringe" />
        </View>
        <View className={styles.main}>
          <View className={styles.name}>{shortName}</View>
          <View className={styles.line}>{name}</View>
          <View className={styles.line}>{[brand, maker, ageText].filter(Boolean).join(' · ')}</View>
          <View className={styles.line}>{clinicsText(t, product, region)}</View>
          <View className={styles.price}>
            <Price cents={product.priceFrom} from={isFrom(product)} />
            <View className={styles.doses}>{t('doses', { count: doseCountText(product) })}</View>
          </View>
        </View>
      </View>
    </Card>
  );
});
