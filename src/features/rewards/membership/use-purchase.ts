import { useEffect, useRef } from 'react';
import { CODE } from '@contract/errors';
import type { MemberInfo } from '@contract/member/endpoints';
import type { MemberPlan } from '@contract/member/member-rules';
import type { PaymentMethod } from '@contract/order/payment-fields';
import { usePaying } from '@/features/payments/payment/use-paying';
import type { Paying } from '@/features/payments/payment/use-paying';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { askPurchase, buyPlan, openPurchase, refreshMembership } from './api';
import { PURCHASE_MESSAGES } from './purchase-messages';
import { purchasePayment, purchaseUnderWay } from './purchase-rules';
import type { StartedPurchase } from './purchase-rules';

/** Buys a plan, and pays it; one that is under way is paid instead of bought again. */
export function usePurchase(
  info: MemberInfo,
  plan: MemberPlan,
  methodsHere: readonly PaymentMethod[],
): Paying {
  const t = useText(PURCHASE_MESSAGES);
  const shownId = info.purchase?.purchaseId ?? '';
  // Known before the page shows it: a payment is asked about at once.
  const purchaseId = useRef(shownId);
  const started = useRef<StartedPurchase | null>(null);
  const refusedId = useRef('');
  useEffect(() => {
    // From here on the page knows how it stands.
    if (started.current?.purchaseId === shownId) started.current = null;
  }, [shownId]);
  return usePaying({
    payment: purchasePayment(info, methodsHere),
    async open(method) {
      const underWay = purchaseUnderWay(info, plan, started.current);
      const isGoingOn = underWay !== null && underWay !== refusedId.current;
      const id = isGoingOn ? underWay : await buyPlan(plan);
      purchaseId.current = id;
      if (id !== shownId) started.current = { purchaseId: id, plan };
      try {
        return await openPurchase(id, method);
      } catch (error) {
        // It cannot be paid any more, and is not paid: the next tap starts another one.
        if (isApiError(error) && error.code === CODE.MEMBER_PURCHASE_OVER) refusedId.current = id;
        throw error;
      }
    },
    ask: () => askPurchase(purchaseId.current),
    refresh: () => void refreshMembership(),
    failed: t('error'),
  });
}
