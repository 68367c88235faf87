import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import type { Guard } from '../../attempts/attempts';
import { checkPassword } from '../../shared/accounts/passwords';
import { signIn } from '../../shared/accounts/sign-in';
import type { SignInServices } from '../../shared/accounts/sign-in';
import { findByMobile } from '../../shared/accounts/users';

/** What the owner can do while passwords are refused. */
export const BY_CODE = {
  zh: '或改用短信验证码登录',
  en: 'Or log in with an SMS code.',
};

/**
 * Login by mobile and password. On a device known to the account only that device's failures count, so that strangers
 * cannot lock the owner out (docs/decisions/0023).
 */
export function createPasswordLogin(
  deps: Deps,
  services: SignInServices,
): Handler<'POST /passport/v1/h5/login/loginByPassword.do'> {
  const { attempts, devices } = services;
  return async ({ mobile, password, agreed }, context) => {
    const { address, device, now } = context;
    const user = await findByMobile(deps, mobile);
    const isKnown =
      user !== undefined && (await devices.knows({ kind: 'user', id: user.id }, device, now));
    const guards: readonly Guard[] = isKnown
      ? [{ limit: 'wrongPasswordsOnKnownDevice', key: `${user.id} ${device}` }]
      : [
          { limit: 'wrongPasswordsFromAddress', key: address },
          { limit: 'wrongPasswordsInADay', key: mobile },
          { limit: 'wrongPasswords', key: mobile },
        ];
    const found = await attempts.guard(
      guards,
      now,
      async () => {
        if (!(await checkPassword(password, user?.password_hash ?? null)) || !user)
          throw new DomainError(CODE.PASSWORD_WRONG);
        return user;
      },
      BY_CODE,
    );
    return signIn(services, { user: found, isNew: false }, context, agreed);
  };
}
