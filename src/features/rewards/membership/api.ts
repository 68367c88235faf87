import type { MemberInfo } from '@contract/member/endpoints';
import { MEMBER_AGREEMENT_VERSION } from '@contract/member/member-rules';
import type { MemberPlan } from '@contract/member/member-rules';
import type { OpenPayment, PaymentStatus } from '@contract/order/payment-endpoints';
import type { PaymentMethod } from '@contract/order/payment-fields';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { pageLink } from '@/platform/host-page/page-link';
import { platformLogin } from '@/platform/login';
import { urlOf } from '@/routes/navigate';

const SHOWN_BY_PAGE = { failure: 'in-place' } as const;

/** Everything that shows the membership asks again: the status is part of the login info too. */
export async function refreshMembership(): Promise<void> {
  await Promise.all([
    refreshServerData('GET /member/wx/memberCenter/getMemberInfo.do'),
    refreshServerData('GET /member/wx/memberCenter/getMemberPrivilege.do'),
    refreshServerData('GET /passport/user/findLoginUserByKey.do'),
  ]);
}

async function refreshed(info: MemberInfo): Promise<MemberInfo> {
  await refreshMembership();
  return info;
}

/** Starts the purchase of a plan, or finds the open one. @returns its id */
export async function buyPlan(plan: MemberPlan): Promise<string> {
  const order = { plan, agreementVersion: MEMBER_AGREEMENT_VERSION };
  return (await request('POST /member/wx/memberCenter/buy.do', order, SHOWN_BY_PAGE)).purchaseId;
}

/** Opens a payment of a purchase, or gets the open one again. */
export async function openPurchase(
  purchaseId: string,
  method: PaymentMethod,
): Promise<OpenPayment> {
  const loginCode = await platformLogin.loginCode();
  const { payment } = await request(
    'POST /member/wx/memberCenter/prepay.do',
    {
      purchaseId,
      method,
      returnTo: pageLink(urlOf('memberIndex', {})),
      ...(loginCode && { loginCode }),
    },
    { isQs: true, ...SHOWN_BY_PAGE },
  );
  return payment;
}

/** The newest payment of a purchase, as the bank knows it; null where nobody answered. */
export const askPurchase = (purchaseId: string): Promise<PaymentStatus | null> =>
  request(
    'GET /member/wx/memberCenter/payment.do',
    { purchaseId },
    { failure: 'background', neverCancel: true },
  ).catch(() => null);

/** A term for a code. */
export const redeemCode = async (code: string): Promise<MemberInfo> =>
  refreshed(await request('POST /member/wx/memberCenter/redeem.do', { code }, SHOWN_BY_PAGE));

/** A term for beans; a repetition under the same key spends nothing more. */
export const exchangeBeans = async (idempotencyKey: string): Promise<MemberInfo> =>
  refreshed(
    await request('POST /member/wx/memberCenter/exchange.do', { idempotencyKey }, SHOWN_BY_PAGE),
  );

/** Ends a term; the beans or the money of the days that are left come back. */
export const endTerm = async (termId: string): Promise<MemberInfo> =>
  refreshed(await request('POST /member/wx/memberCenter/endTerm.do', { termId }, SHOWN_BY_PAGE));

/** Makes the calendar's secret address, which is told this once. */
export async function createFeed(): Promise<string> {
  const { url } = await request('POST /member/wx/calendar/create.do', {}, SHOWN_BY_PAGE);
  await refreshServerData('GET /member/wx/memberCenter/getMemberPrivilege.do');
  return url;
}

/** Ends the calendar's address. */
export async function revokeFeed(): Promise<void> {
  await request('POST /member/wx/calendar/revoke.do', {}, SHOWN_BY_PAGE);
  await refreshServerData('GET /member/wx/memberCenter/getMemberPrivilege.do');
}
