import { doseCountText } from '@contract/vaccine/dose-count-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import { View } from '@tarojs/components';
import { memo } from 'react';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Button } from '@/ui/button/button';
import { cx } from '@/ui/class-names';
import { Price } from '@/ui/price/price';
import { DEPARTMENT_MESSAGES } from '../messages';
import { clinicProductState } from '../clinic-product-rules';
import styles from './clinic-product-card.module.scss';

export interface ClinicProductCardProps {
  readonly clinicProduct: DepartmentVaccine;
  /** False while the clinic takes no bookings. */
  readonly bookable: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onBook: (productId: string) => void;
  readonly onOpen: (productId: string) => void;
  /** Opens the waiting list of a product that is fully booked. */
  readonly onWait?: ((productId: string) => void) | undefined;
  /** Opens the queue of the announced release. */
  readonly onQueue?: ((releaseId: string) => void) | undefined;
}

/** A vaccine at a clinic: what, for whom, how much, when; book or read about it. */
export const ClinicProductCard = memo(function ClinicProductCard(props: ClinicProductCardProps) {
  const { clinicProduct, bookable, today, onBook, onOpen, onWait, onQueue } = props;
  const t = useText(DEPARTMENT_MESSAGES);
  const dates = useDateText();
  const state = clinicProductState(clinicProduct);
  const tradeName = state.kind === 'release' ? state.releaseId : null;
  const words = {
    free: () => t('nextFree', { day: state.kind === 'free' ? dates.day(state.day, today) : '' }),
    release: () =>
      t(tradeName ? 'releaseQueue' : 'release', {
        time: state.kind === 'release' ? dates.dateTime(state.at) : '',
      }),
    soldOut: () => t('soldOut'),
    outOfStock: () => t('outOfStock'),
  };
  const isFree = bookable && state.kind === 'free';
  const { name, shortName, brand, maker, ageText, serviceFeeCents, productId } = clinicProduct;
  return (
    <View className={styles.offer}>
      <View
        className={styles.main}
        {...pressable({ role: 'link', onPress: () => onOpen(productId) })}
      >
        <View className={styles.name}>{shortName}</View>
        <View className={styles.line}>{name}</View>
        <View className={styles.line}>
          {[brand, maker, ageText, t('doses', { count: doseCountText(clinicProduct) })]
            .filter(Boolean)
            .join(' · ')}
        </View>
        <View className={cx(styles.when, isFree && styles.isFree)}>{words[state.kind]()}</View>
      </View>
      <View className={styles.side}>
        <Price cents={totalPrice(clinicProduct)} />
        <View className={styles.fee}>
          {serviceFeeCents > 0 ? t('feeIncluded', { fee: moneyText(serviceFeeCents) }) : null}
        </View>
        {isFree ? (
          <Button
            size="sm"
            kind="secondary"
            label={t('bookSpoken', { vaccine: name })}
            className={styles.book}
            onPress={() => onBook(productId)}
          >
            {t('book')}
          </Button>
        ) : onQueue && bookable && tradeName ? (
          <Button
            size="sm"
            kind="secondary"
            label={t('queueSpoken', { vaccine: name })}
            className={styles.book}
            onPress={() => onQueue(tradeName)}
          >
            {t('queue')}
          </Button>
        ) : onWait && bookable && state.kind === 'soldOut' ? (
          <Button
            size="sm"
            kind="text"
            label={t('waitSpoken', { vaccine: name })}
            onPress={() => onWait(productId)}
          >
            {t('wait')}
          </Button>
        ) : null}
      </View>
    </View>
  );
});
