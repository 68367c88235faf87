import { MEMBER_STATUS } from '@contract/member/member-rules';
import { originOf } from '@contract/site/site-rules';
import { maskMobile } from '@contract/text/mask-rules';
import type { Deps } from '../../deps';
import { userOf } from '../../shared/accounts/users';
import { createFeed, feedMadeAt, revokeFeed } from '../../domain/rewards/membership/calendar-feed';
import { redeemCode } from '../../domain/rewards/membership/codes';
import { endTerm } from '../../domain/rewards/membership/end-term';
import { exchangeBeans } from '../../domain/rewards/membership/exchange-beans';
import type { BookingServices } from '../../domain/booking/submission/services';
import { recordMemberRefund } from '../../domain/payments/payment/member-refund';
import { memberStatusOf } from '../../shared/member-status/status';
import { termsOf } from '../../domain/rewards/membership/terms';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { dayOf } from '../../kernel/clock';
import { memberInfoOf, privilegesOf } from './cards';
import { FEED_PATH } from './calendar-feed';
import { purchaseRoutes, salesOf } from './purchase-calls';

/** Membership: terms, codes, beans, privileges (specification §7). */
export function memberRoutes(deps: Deps, services: BookingServices): readonly Route[] {
  const { db } = deps;
  const sales = salesOf(deps, services);
  return [
    ...purchaseRoutes(deps, services),
    route('GET /member/wx/memberCenter/getMemberInfo.do', (_input, context) =>
      memberInfoOf(db, context, sales),
    ),
    route('GET /member/wx/memberCenter/getMemberPrivilege.do', async (_input, context) => {
      const { userId, now } = context;
      const status = await memberStatusOf(db, userId, now);
      return {
        status,
        privileges: await privilegesOf(db, context, status === MEMBER_STATUS.VALID),
        feedMadeAt: await feedMadeAt(db, userId),
      };
    }),
    route('GET /member/wx/memberCenter/detail.do', async (_input, { session, userId, now }) => {
      const user = await userOf(deps, session);
      const first = (await termsOf(db, userId)).at(-1);
      return {
        nickName: user.nick_name,
        mobile: maskMobile(user.mobile ?? ''),
        status: await memberStatusOf(db, userId, now),
        since: first ? dayOf(first.starts_at.getTime()) : null,
      };
    }),
    route('POST /member/wx/memberCenter/redeem.do', async ({ code }, context) => {
      await redeemCode(db, { userId: context.userId, code, now: context.now });
      return memberInfoOf(db, context, sales);
    }),
    route('POST /member/wx/memberCenter/exchange.do', async ({ idempotencyKey }, context) => {
      await exchangeBeans(db, { userId: context.userId, idempotencyKey, now: context.now });
      return memberInfoOf(db, context, sales);
    }),
    route('POST /member/wx/memberCenter/endTerm.do', async ({ termId }, context) => {
      await endTerm(db, { userId: context.userId, termId, now: context.now }, recordMemberRefund);
      return memberInfoOf(db, context, sales);
    }),
    route('POST /member/wx/calendar/create.do', async (_input, context) => {
      const { userId, language, now, site } = context;
      const secret = await createFeed(db, { userId, language, now });
      const here = site();
      return { url: `${here ? originOf(here) : ''}${FEED_PATH}/${secret}.ics` };
    }),
    route('POST /member/wx/calendar/revoke.do', async (_input, { userId }) => {
      await revokeFeed(db, userId);
      return null;
    }),
  ];
}
