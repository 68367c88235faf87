import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { createMiniExchange } from '../../shared/accounts/mini-exchange';
import type { BookingServices } from '../../domain/booking/submission/services';
import { findPurchase, startPurchase } from '../../domain/rewards/membership/purchase';
import type { Purchase } from '../../domain/rewards/membership/purchase';
import { memberSales } from '../../domain/rewards/membership/sales';
import type { MemberSales } from '../../domain/rewards/membership/sales';
import { paymentPartsOf } from '../../domain/payments/payment/payment';
import { prepay } from '../../domain/payments/payment/prepay';
import { statusAsked } from '../../domain/payments/payment/payment-status';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { methodsOf } from '../../platforms/payment/partners';
import { memberInfoOf, purchaseCard } from './cards';

/** How memberships are sold here. */
export const salesOf = ({ config }: Deps, { partners }: BookingServices): MemberSales =>
  memberSales(config.memberSales, methodsOf(partners), partners.simulated);

/** Buying a membership with money. */
export function purchaseRoutes(deps: Deps, services: BookingServices): readonly Route[] {
  const { db } = deps;
  const sales = salesOf(deps, services);
  const { webOrigin } = deps.config;
  const exchange = createMiniExchange(deps);
  const parts = paymentPartsOf(deps, services);

  async function own(purchaseId: string, userId: string): Promise<Purchase> {
    const purchase = await findPurchase(db, purchaseId);
    if (purchase?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
    return purchase;
  }

  return [
    route('POST /member/wx/memberCenter/buy.do', async (order, { userId, now }) => {
      if (!sales) throw new DomainError(CODE.MEMBER_PURCHASE_OVER);
      const id = await startPurchase(db, { ...order, userId, now });
      return purchaseCard(db, await own(id, userId), now);
    }),
    route('POST /member/wx/memberCenter/prepay.do', async (input, context) => {
      const { purchaseId, method } = input;
      await own(purchaseId, context.userId);
      if (!sales?.methods.includes(method)) throw new DomainError(CODE.MEMBER_PURCHASE_OVER);
      const payable = { kind: 'purchase', id: purchaseId } as const;
      const payment = await prepay(parts, { exchange, webOrigin }, [payable], input, context);
      return { member: await memberInfoOf(db, context, sales), payment };
    }),
    route('GET /member/wx/memberCenter/payment.do', async ({ purchaseId }, { userId, now }) => {
      await own(purchaseId, userId);
      return statusAsked(parts, { kind: 'purchase', id: purchaseId }, now);
    }),
  ];
}
