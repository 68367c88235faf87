import { totalPrice } from '@contract/vaccine/price-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { View } from '@tarojs/components';
import { memo } from 'react';
import { usePaymentMethod } from '@/features/booking/payment-method/use-payment-method';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { Price } from '@/ui/price/price';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import type { Participant } from '@/features/booking/submission/form';
import { FAMILY_MESSAGES } from '../family-messages';
import { BOOKING_FORM_MESSAGES } from '../messages';
import type { ClinicProduct } from '../use-clinic-product';
import styles from './booking-summary-card.module.scss';

export interface BookingSummaryCardProps {
  readonly clinicProduct: ClinicProduct;
  /** Further doses of the visit. */
  readonly further: readonly Pick<Participant, 'productId'>[];
  readonly vaccines: readonly DepartmentVaccine[];
}

/** What is booked, where and for how much; at the top of the form. */
export const BookingSummaryCard = memo(function BookingSummaryCard({
  clinicProduct,
  further,
  vaccines,
}: BookingSummaryCardProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const paymentMethod = usePaymentMethod();
  const family = useText(FAMILY_MESSAGES);
  const { priceCents, serviceFeeCents } = clinicProduct;
  const others = further.flatMap(
    ({ productId }) => vaccines.find((one) => one.productId === productId) ?? [],
  );
  const totalCents = others.reduce((sum, one) => sum + totalPrice(one), totalPrice(clinicProduct));
  const also = [...new Set(others.map(({ name }) => name))].filter(
    (name) => name !== clinicProduct.productName,
  );
  const parts = t('priceParts', {
    vaccine: moneyText(priceCents),
    fee: moneyText(serviceFeeCents),
  });
  return (
    <Card tone="soft">
      <View className={styles.product} {...semantics({ role: 'heading', level: 2 })}>
        {clinicProduct.productName}
      </View>
      <View className={styles.also}>
        {also.length > 0 ? family('alsoVaccines', { names: also.join(family('comma')) }) : null}
      </View>
      <View className={styles.clinic}>{clinicProduct.departmentName}</View>
      <View className={styles.address}>{clinicProduct.address}</View>
      <View className={styles.price}>
        <Price cents={totalCents} size="lg" />
        <View className={styles.parts}>
          {others.length === 0 && priceCents > 0 && serviceFeeCents > 0 ? `${parts} · ` : ''}
          {totalCents > 0 ? paymentMethod(clinicProduct.canPayAhead) : null}
        </View>
      </View>
    </Card>
  );
});
