import { totalPrice } from '@contract/vaccine/price-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { View } from '@tarojs/components';
import { memo } from 'react';
import { usePaymentMethod } from '@/features/booking/payment-method/use-payment-method';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { Price } from '@/ui/price/price';
import { BOOKING_FORM_MESSAGES } from '../messages';
import type { ClinicProduct } from '../use-clinic-product';
import styles from './booking-summary-card.module.scss';

/** What is booked, where and for how much; at the top of the form. */
export const BookingSummaryCard = memo(function BookingSummaryCard({
  clinicProduct,
}: {
  readonly clinicProduct: ClinicProduct;
}) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const paymentMethod = usePaymentMethod();
  const { priceCents, serviceFeeCents } = clinicProduct;
  const parts = t('priceParts', {
    vaccine: moneyText(priceCents),
    fee: moneyText(serviceFeeCents),
  });
  return (
    <Card tone="soft">
      <View className={styles.product} {...semantics({ role: 'heading', level: 2 })}>
        {clinicProduct.productName}
      </View>
      <View className={styles.clinic}>{clinicProduct.departmentName}</View>
      <View className={styles.address}>{clinicProduct.address}</View>
      <View className={styles.price}>
        <Price cents={totalPrice(clinicProduct)} size="lg" />
        <View className={styles.parts}>
          {priceCents > 0 && serviceFeeCents > 0 ? `${parts} · ` : ''}
          {totalPrice(clinicProduct) > 0 ? paymentMethod(clinicProduct.canPayAhead) : null}
        </View>
      </View>
    </Card>
  );
});
