import { useRef } from 'react';
import type { MemberInfo } from '@contract/member/endpoints';
import type { MemberPlan } from '@contract/member/member-rules';
import type { PaymentMethod } from '@contract/order/payment-fields';
import { usePaying } from '@/features/payment/use-paying';
import type { Paying } from '@/features/payment/use-paying';
import { useText } from '@/i18n/messages';
import { askPurchase, buyPlan, openPurchase, refreshMembership } from './api';
import { PURCHASE_MESSAGES } from './purchase-messages';
import { purchasePayment } from './purchase-rules';

/** Buys a plan, and pays it. */
export function usePurchase(
  info: MemberInfo,
  plan: MemberPlan,
  methodsHere: readonly PaymentMethod[],
): Paying {
  const t = useText(PURCHASE_MESSAGES);
  // Known before the page shows it: a payment is asked about at once.
  const purchaseId = useRef(info.purchase?.purchaseId ?? '');
  return usePaying({
    payment: purchasePayment(info, methodsHere),
    async open(method) {
      purchaseId.current = await buyPlan(plan);
      return openPurchase(purchaseId.current, method);
    },
    ask: () => askPurchase(purchaseId.current),
    refresh: () => void refreshMembership(),
    failed: t('error'),
  });
}
