import { totalPrice } from '@contract/vaccine/price-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { usePaymentMethod } from '@/features/booking/payment-method/use-payment-method';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { ORDER_MESSAGES } from '../messages';
import { reasonLabel } from '../reason-labels';
import { Facts } from './facts';

export interface OrderFactsProps {
  readonly order: OrderDetail;
  /** `brief` after booking: the essentials; `full` in the order itself. */
  readonly extent: 'brief' | 'full';
  /** `YYYY-MM-DD`: says "today" and "tomorrow". */
  readonly today?: string | undefined;
}

/** Who, what, when, where, how much. */
export function OrderFacts({ order, extent, today }: OrderFactsProps) {
  const t = useText(ORDER_MESSAGES);
  const dates = useDateText();
  const paymentMethod = usePaymentMethod();
  const total = totalPrice(order);
  const parts = [
    order.priceCents > 0 ? t('priceVaccine', { price: moneyText(order.priceCents) }) : '',
    order.serviceFeeCents > 0 ? t('priceFee', { price: moneyText(order.serviceFeeCents) }) : '',
  ].filter(Boolean);
  const price =
    total === 0
      ? t('free')
      : [
          moneyText(total),
          parts.length > 1 ? parts.join(' + ') : '',
          order.payment.state === 'paid' || order.status === 'CANCELLED'
            ? ''
            : paymentMethod(order.payment.state === 'payable'),
        ]
          .filter(Boolean)
          .join(' · ');
  const reason = reasonLabel(order.cancelReason);
  const booked = order.booked && {
    product: order.booked.productName,
    dose: order.booked.doseLabel,
  };
  const brief = [
    {
      label: t('when'),
      value: dates.when(order.day, order.startTime, order.endTime, today),
      strong: true,
    },
    { label: t('person'), value: order.linkmanName },
    { label: t('vaccine'), value: `${order.productName} · ${order.doseLabel}` },
    { label: t('booked'), value: booked ? t('bookedAs', booked) : '' },
    { label: t('where'), value: `${order.departmentName}\n${order.departmentAddress}` },
  ];
  const rest = [
    { label: t('price'), value: price },
    { label: t('contact'), value: order.mobileMasked },
    { label: t('remark'), value: order.remark },
    {
      label: t('cancelReasonShown'),
      value: reason ? t(reason) : '',
    },
  ];
  return <Facts facts={extent === 'full' ? [...brief, ...rest] : brief} />;
}
