import type { OrderDetail } from '@contract/order/endpoints';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import type { OrderFormState } from '@/features/booking/order/use-order-change';
import { useText } from '@/i18n/messages';
import { useRouteState } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';

/** Leads from the change of an appointment to its cancellation, where that is possible. */
export function CancelInstead({
  order: { orderId, actions },
}: {
  readonly order: Pick<OrderDetail, 'orderId' | 'actions'>;
}) {
  const t = useText(ORDER_MESSAGES);
  const { state } = useRouteState<OrderFormState>();
  return (
    <Optional>
      {actions.includes('cancel') ? (
        <Button
          kind="text"
          block
          onPress={() => void navigate.replace('cancelOrder', { orderId }, state)}
        >
          {t('cancelInstead')}
        </Button>
      ) : null}
    </Optional>
  );
}
