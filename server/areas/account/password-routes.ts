import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { checkNewPassword } from '../../shared/accounts/new-password';
import { checkPassword } from '../../shared/accounts/passwords';
import { setPassword } from '../../shared/accounts/set-password';
import type { SignInServices } from '../../shared/accounts/sign-in';
import { findByMobile, mobileOf, userOf } from '../../shared/accounts/users';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route, RouteOptions } from '../../http/route';
import type { NumberSignIn } from './number-sign-in';
import { BY_CODE } from './password-login';

const noAccount = (): DomainError =>
  new DomainError(CODE.NOT_FOUND, {
    message: {
      zh: '这个手机号还没有账号，用验证码登录即可注册',
      en: 'No account has this number yet. Log in with an SMS code to register.',
    },
  });

/** Calls that give an account another password. */
export function passwordRoutes(
  deps: Deps,
  { sessions, codes, attempts }: SignInServices,
  { requireNoDoubt }: NumberSignIn,
  options: RouteOptions,
): readonly Route[] {
  const { db } = deps;
  return [
    route(
      'POST /passport/v1/h5/login/setPassword.do',
      async ({ password, vcode }, context) => {
        const user = mobileOf(await userOf(deps, context.session));
        checkNewPassword(password, user.mobile);
        await codes.use({ mobile: user.mobile, purpose: 'password' }, vcode, context);
        await setPassword(db, sessions, user.id, password, context);
        return null;
      },
      options,
    ),
    route(
      'POST /passport/v1/h5/login/resetPassword.do',
      async ({ mobile, vcode, password }, context) => {
        checkNewPassword(password, mobile);
        await codes.use({ mobile, purpose: 'password' }, vcode, context);
        const user = await findByMobile(deps, mobile);
        // Only the owner of the mobile gets here, so nobody else learns that there is no account.
        if (!user) throw noAccount();
        await requireNoDoubt(mobile, context);
        await setPassword(db, sessions, user.id, password, {
          session: null,
          device: context.device,
        });
        return null;
      },
      options,
    ),
    route(
      'POST /passport/v1/h5/login/modifyPassword.do',
      async ({ oldPassword, password }, context) => {
        const user = mobileOf(await userOf(deps, context.session));
        checkNewPassword(password, user.mobile);
        await attempts.guard(
          [{ limit: 'wrongPresentPasswords', key: user.id }],
          context.now,
          async () => {
            if (!(await checkPassword(oldPassword, user.password_hash)))
              throw new DomainError(CODE.PASSWORD_WRONG, {
                message: {
                  zh: '原密码不正确，可改用短信验证码设置新密码',
                  en: 'Your current password is wrong. You can set a new one with an SMS code instead.',
                },
              });
          },
          BY_CODE,
        );
        await setPassword(db, sessions, user.id, password, context);
        return null;
      },
      options,
    ),
  ];
}
