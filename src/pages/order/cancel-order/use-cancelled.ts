import type { OrderDetail } from '@contract/order/endpoints';
import type { VisitPart } from '@contract/order/visit-rules';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { useReturnToOrder } from '@/features/booking/order/use-order-change';
import { useVisitText } from '@/features/booking/order/visit/use-visit-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { CANCEL_VISIT_MESSAGES } from './cancel-visit-messages';

/** What is said and opened after a cancellation: where the page's own dose went and others stay, one of those, with its code. */
export function useCancelled(
  order: OrderDetail,
  chosen: readonly VisitPart[],
  staying: readonly VisitPart[],
): { readonly text: string; readonly open: () => Promise<unknown> } {
  const t = useText(ORDER_MESSAGES);
  const visit = useText(CANCEL_VISIT_MESSAGES);
  const text = useVisitText();
  const toOrder = useReturnToOrder(order.orderId);
  const [first] = chosen;
  const [rest] = staying;
  const isOwnGone = chosen.some(({ orderId }) => orderId === order.orderId);
  return {
    text:
      !first || !rest
        ? t('cancelled')
        : chosen.length === 1
          ? visit('cancelledOne', { dose: text.dose(first) })
          : visit('cancelledSome', { count: chosen.length }),
    open: async () => {
      const outcome = await toOrder();
      if (rest && isOwnGone) await navigate.replace('orderDetail', { orderId: rest.orderId });
      return outcome;
    },
  };
}
