import { courseSpan, isFrom } from '@contract/vaccine/price-rules';
import { View } from '@tarojs/components';
import type { ProductDetail } from '@contract/vaccine/endpoints';
import { VACCINE_MESSAGES } from '@/features/doses/vaccine/messages';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Progressive } from '@/ui/progressive/progressive';
import { Picture } from '@/ui/picture/picture';
import { Price } from '@/ui/price/price';
import styles from './product-head.module.scss';

const SEX = { 1: 'men', 2: 'women' } as const;

/** Name, maker, diseases, eligibility (age, sex) and price. */
export function ProductHead({ product }: { readonly product: ProductDetail }) {
  const t = useText(VACCINE_MESSAGES);
  const { name, shortName, brand, maker, diseases, ageText, sexLimit, doseCount } = product;
  const isFirstSeason = product.fewestDoses < doseCount;
  const course = courseSpan(product, doseCount);
  const isPaid = product.priceTo > 0;
  return (
    <View>
      <Progressive by={2}>
        <View className={styles.top}>
          <View className={styles.picture}>
            <Picture src={pictureUrl(product.imgUrl)} alt="" ratio="square" placeholder="syringe" />
          </View>
          <View className={styles.names}>
            <View className={styles.name} {...semantics({ role: 'heading', level: 1 })}>
              {shortName}
            </View>
            <View className={styles.official}>{name}</View>
            <View className={styles.maker}>{[brand, maker].filter(Boolean).join(' · ')}</View>
          </View>
        </View>
        <View className={styles.description}>{product.description}</View>
        <View className={styles.facts}>
          <View className={styles.fact}>
            <View className={styles.label}>{t('prevents')}</View>
            <View className={styles.value}>
              {diseases.map((disease) => (
                <View key={disease}>{disease}</View>
              ))}
            </View>
          </View>
          <View className={styles.fact}>
            <View className={styles.label}>{t('forWhom')}</View>
            <View className={styles.value}>
              {[ageText, sexLimit === null ? '' : t(SEX[sexLimit])].filter(Boolean).join(' · ')}
            </View>
          </View>
        </View>
        <View className={styles.prices}>
          <View className={styles.price}>
            <View className={styles.label}>{t('onePrice')}</View>
            <Price cents={product.priceFrom} from={isFrom(product)} size="lg" />
          </View>
          {isPaid && doseCount > 1 ? (
            <View className={styles.price}>
              <View className={styles.label}>
                {t(isFirstSeason ? 'firstSeasonPrice' : 'coursePrice', { count: doseCount })}
              </View>
              <Price cents={course.priceFrom} from={isFrom(course)} size="lg" />
            </View>
          ) : null}
          <View className={styles.remark}>{isPaid ? t('priceNote') : ''}</View>
        </View>
      </Progressive>
    </View>
  );
}
