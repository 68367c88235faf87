import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { changeMobile, noteProof, requireProof } from '../../shared/accounts/change-mobile';
import { checkPassword } from '../../shared/accounts/passwords';
import { signIn } from '../../shared/accounts/sign-in';
import type { SignInServices } from '../../shared/accounts/sign-in';
import { mobileOf, userOf } from '../../shared/accounts/users';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route, RouteOptions } from '../../http/route';
import { KnownDevices } from '../../attempts/known-devices';

const wrongPassword = (): DomainError =>
  new DomainError(CODE.PASSWORD_WRONG, {
    message: {
      zh: '密码不正确。没有设置过密码、原手机号又收不到短信的，请联系客服',
      en: 'Wrong password. If you never set one and your current number gets no SMS, ask customer service.',
    },
  });

/** Calls that change an account's mobile: a proof by the present one or the password, then a code to the new one. */
export function changeMobileRoutes(
  deps: Deps,
  services: SignInServices,
  options: RouteOptions,
): readonly Route[] {
  const { db } = deps;
  const { codes, attempts, sessions } = services;
  return [
    route(
      'POST /passport/user/changeMobile/prove.do',
      async (proof, context) => {
        const { session, now } = context;
        const user = mobileOf(await userOf(deps, session));
        if ('vcode' in proof)
          await codes.use({ mobile: user.mobile, purpose: 'change' }, proof.vcode, context);
        else
          await attempts.guard(
            [{ limit: 'wrongPresentPasswords', key: user.id }],
            now,
            async () => {
              if (!(await checkPassword(proof.password, user.password_hash))) throw wrongPassword();
            },
          );
        await noteProof(db, session, now);
        return null;
      },
      options,
    ),
    route(
      'POST /passport/user/changeMobile/finish.do',
      async ({ mobile, vcode }, context) => {
        const { session, now, device } = context;
        await requireProof(db, session, now);
        await codes.use({ mobile, purpose: 'bind' }, vcode, context);
        const user = await db.transaction().execute(async (trx) => {
          const changed = await changeMobile({ ...deps, db: trx }, session.userId, mobile, now);
          await sessions.endAll(session.userId, null, trx);
          await new KnownDevices(trx).forgetOthers({ kind: 'user', id: changed.id }, device);
          return changed;
        });
        return signIn(services, { user, isNew: false }, context);
      },
      options,
    ),
  ];
}
