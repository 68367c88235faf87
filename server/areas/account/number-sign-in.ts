import type { LoginAnswer } from '@contract/account/endpoints';
import type { AgreedTexts } from '@contract/agreement/endpoints';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { bindMobile } from '../../shared/accounts/bind-mobile';
import { tieIdentity } from '../../shared/accounts/identities';
import {
  accountInDoubt,
  askedAccount,
  detachMobile,
  knowsFact,
  openTicket,
  sealTicket,
} from '../../shared/accounts/owner-check';
import type { NumberClaim } from '../../shared/accounts/owner-check';
import { passSmsCheck } from '../../shared/accounts/serial';
import type { Sessions } from '../../shared/accounts/sessions';
import { signIn } from '../../shared/accounts/sign-in';
import type { SignedIn, SignInServices } from '../../shared/accounts/sign-in';
import { findOrCreate } from '../../shared/accounts/users';
import { moveAuthor } from '../../domain/community/authors/move-author';
import type { Context } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route, RouteOptions } from '../../http/route';
import { newId } from '../../kernel/ids';

/** What somebody can do who does not remember. */
const FORGOTTEN = {
  zh: '设置过密码的，可用密码登录；也可带身份证件到接种门诊服务台，或给客服留言',
  en: 'If you set a password, log in with it. Or bring your document to the desk of your clinic, or write to customer service.',
} as const;

const resetFirst = {
  zh: '这个账号很久没有使用。请先用短信验证码登录，确认是您本人后再设置密码',
  en: 'This account has not been used for a long time. First log in with an SMS code and confirm that it is yours, then set a password.',
} as const;

/** Sign-ins that show no more than that a mobile is the caller's now (docs/decisions/0127). */
export interface NumberSignIn {
  /** Signs in. @throws DomainError 20033 with a ticket where the caller has to show first that the account is theirs */
  readonly enter: (
    claim: NumberClaim,
    context: Context,
    agreed?: AgreedTexts,
  ) => Promise<LoginAnswer>;
  /** For what changes an account without signing in to it. @throws DomainError 20033 */
  readonly requireNoDoubt: (mobile: string, context: Context) => Promise<void>;
  /** The calls that answer the question. */
  readonly routes: readonly Route[];
}

/** The account that a claim leads to, made where the mobile has none. @param now ms */
async function claimAccount(
  deps: Deps,
  sessions: Sessions,
  { mobile, uFrom, how }: NumberClaim,
  now: number,
): Promise<SignedIn> {
  const joining = { ...deps, moveData: moveAuthor };
  if (how.by === 'bind')
    return deps.db.transaction().execute(async (trx) => {
      const bound = await bindMobile({ ...joining, db: trx }, how.userId, mobile, now);
      await sessions.endAll(how.userId, null, trx);
      return bound;
    });
  const serial = how.by === 'cityService' ? newId() : null;
  const found = await findOrCreate(deps, mobile, uFrom, now, serial);
  if (how.by === 'code') await passSmsCheck(deps.db, found.user, now);
  if (how.by === 'phone' && how.person)
    await tieIdentity(joining, how.platform, how.person, found.user, now);
  return found;
}

export function createNumberSignIn(
  deps: Deps,
  services: SignInServices,
  options: RouteOptions,
): NumberSignIn {
  const { db, cipher, security } = deps;
  const { sessions, attempts, devices } = services;
  const check = { store: deps, devices, silence: deps.config.ownerCheckAfter };
  const open: NumberSignIn['enter'] = async (claim, context, agreed) =>
    signIn(services, await claimAccount(deps, sessions, claim, context.now), context, agreed);

  /** Records the answer to a question, under the account that it was about. */
  const note = (
    outcome: 'done' | 'refused',
    step: 'prove' | 'notMe',
    userId: string,
    { mobile }: NumberClaim,
    { address }: Context,
  ): void =>
    security.note({ event: 'owner', outcome, call: `ownerCheck/${step}`, userId, mobile, address });

  const asked = async (ticket: string, { device, now }: Context) => {
    const opened = openTicket(cipher, ticket, device, now);
    return { claim: opened.claim, user: await askedAccount(check, opened, now) };
  };

  return {
    async enter(claim, context, agreed) {
      const { device, now } = context;
      const user = await accountInDoubt(check, claim.mobile, device, now);
      if (!user) return open(claim, context, agreed);
      const ticket = sealTicket(cipher, { userId: user.id, device, claim }, now);
      throw new DomainError(CODE.OWNER_UNPROVEN, { data: { ticket } });
    },
    async requireNoDoubt(mobile, { device, now }) {
      if (await accountInDoubt(check, mobile, device, now))
        throw new DomainError(CODE.OWNER_UNPROVEN, { message: resetFirst });
    },
    routes: [
      route(
        'POST /passport/v1/h5/login/ownerCheck/prove.do',
        async ({ ticket, fact, agreed }, context) => {
          const { user, claim } = await asked(ticket, context);
          await attempts.guard(
            [{ limit: 'wrongOwnerFacts', key: user.id }],
            context.now,
            async () => {
              if (await knowsFact(deps, user.id, fact)) return;
              note('refused', 'prove', user.id, claim, context);
              throw new DomainError(CODE.OWNER_FACT_WRONG);
            },
            FORGOTTEN,
          );
          note('done', 'prove', user.id, claim, context);
          return open(claim, context, agreed);
        },
        options,
      ),
      route(
        'POST /passport/v1/h5/login/ownerCheck/notMe.do',
        async ({ ticket, agreed }, context) => {
          const { user, claim } = await asked(ticket, context);
          await db.transaction().execute(async (trx) => {
            await detachMobile(trx, user.id, context.now);
            await sessions.endAll(user.id, null, trx);
          });
          note('done', 'notMe', user.id, claim, context);
          return open(claim, context, agreed);
        },
        options,
      ),
    ],
  };
}
