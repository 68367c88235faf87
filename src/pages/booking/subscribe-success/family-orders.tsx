import { useEffect } from 'react';
import { View } from '@tarojs/components';
import { PayEntry } from '@/features/payments/payment/components/pay-entry';
import { isBooked } from '@/features/booking/order/timeline-rules';
import { useOrder } from '@/features/booking/order/use-order';
import { ErrorBlock } from '@/ui/state/error-block';

interface FamilyOrderProps {
  readonly orderId: string;
  /** The page's own order. */
  readonly shown: string;
  readonly onState: (orderId: string, isOrderBooked: boolean) => void;
}

function FamilyOrder({ orderId, shown, onState }: FamilyOrderProps) {
  const { data, error, refresh } = useOrder(orderId);
  const isOrderBooked = data && isBooked(data);
  useEffect(() => {
    if (isOrderBooked !== undefined) onState(orderId, isOrderBooked);
  }, [orderId, isOrderBooked, onState]);
  if (data) return <PayEntry order={data} shown={shown} />;
  return error ? <ErrorBlock reason={error.msg} onRetry={() => void refresh()} /> : null;
}

interface FamilyOrdersProps {
  /** The page's own order. */
  readonly shown: string;
  /** The others of its visit. */
  readonly orderIds: readonly string[];
  /** Whether an order is booked, and not closed by the clinic. */
  readonly onState: (orderId: string, isOrderBooked: boolean) => void;
}

/** What is still to be paid, or was paid, of a visit's other orders. */
export const FamilyOrders = ({ shown, orderIds, onState }: FamilyOrdersProps) => (
  <View>
    {orderIds.map((orderId) => (
      <FamilyOrder key={orderId} orderId={orderId} shown={shown} onState={onState} />
    ))}
  </View>
);
