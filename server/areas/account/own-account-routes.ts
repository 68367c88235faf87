import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import type { Session } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route, RouteOptions } from '../../http/route';
import { maskMobile } from '@contract/text/mask-rules';
import { removeFiles } from '../../shared/uploads/erase-uploads';
import { RESEND_AFTER } from '../../shared/accounts/codes';
import { eraseAccount, openOrdersOf } from '../../domain/people/account-erasure/erase';
import { countWritten, eraseAuthor } from '../../domain/community/authors/erase-author';
import { countRetained, retainCardsOf } from '../../domain/aftercare/follow-up/retain-cards';
import { endBoughtTerms, moneyBackOf } from '../../domain/rewards/membership/end-term';
import { recordMemberRefund } from '../../domain/payments/payment/member-refund';
import { exportFilesOf, removeExportFiles } from '../../domain/people/export/export-files';
import { needsSmsCheck, passSmsCheck } from '../../shared/accounts/serial';
import type { SignInServices } from '../../shared/accounts/sign-in';
import { mobileOf, userOf } from '../../shared/accounts/users';

/** Calls that an account's owner confirms by a code sent to the account's own mobile. */
export function ownAccountRoutes(
  deps: Deps,
  { sessions, codes }: SignInServices,
  options: RouteOptions,
): readonly Route[] {
  const { db, config } = deps;
  const ownerOf = async (session: Session) => mobileOf(await userOf(deps, session));

  return [
    route(
      'POST /passport/user/sms-check/send.do',
      async ({ purpose, work }, context) => {
        const { mobile } = await ownerOf(context.session);
        await codes.issue({ mobile, purpose, work }, context);
        return { resendAfter: RESEND_AFTER };
      },
      options,
    ),
    route(
      'GET /passport/user/sms-check/result.do',
      async ({ vcode }, context) => {
        const user = await ownerOf(context.session);
        const mobile = maskMobile(user.mobile);
        if (vcode === undefined) return { needed: needsSmsCheck(user), mobile };
        await codes.use({ mobile: user.mobile, purpose: 'serial' }, vcode, context);
        await passSmsCheck(db, user, context.now);
        return { needed: false, mobile };
      },
      options,
    ),
    route('GET /passport/user/delete/check.do', async (_input, { session, now }) => {
      const user = await ownerOf(session);
      return {
        openOrders: await openOrdersOf(db, user.id),
        mobile: maskMobile(user.mobile),
        written: await countWritten(db, user.id),
        memberCentsBack: await moneyBackOf(db, user.id, now),
        clinicCards: await countRetained(db, user.id),
      };
    }),
    route(
      'POST /passport/user/delete.do',
      async ({ vcode, posts }, context) => {
        const { session, now } = context;
        const user = await ownerOf(session);
        const count = await openOrdersOf(db, user.id);
        if (count > 0) throw new DomainError(CODE.ACCOUNT_HAS_ORDERS, { params: { count } });
        await codes.use({ mobile: user.mobile, purpose: 'delete' }, vcode, context);
        const exports = await exportFilesOf(db, user.id);
        const files = await eraseAccount(db, user.id, now, async (trx) => {
          await retainCardsOf(trx, user.id);
          await eraseAuthor(trx, user.id, posts, now);
          await endBoughtTerms(trx, user.id, now, recordMemberRefund);
        });
        await sessions.endAll(user.id, null);
        await removeFiles(config.dataDir, files);
        await removeExportFiles(config.dataDir, exports);
        return null;
      },
      options,
    ),
  ];
}
