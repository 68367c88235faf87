import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { setOwnPassword } from '../../domain/staff/session/staff-password';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route, RouteOptions } from '../../http/route';
import { refuseExpired } from './password-check';
import type { PasswordCheck } from './password-check';

const isOwn = (): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    message: {
      zh: '这个账号已经有自己的密码，请用它登录。忘记了请联系给您开账号的人',
      en: 'This login has its own password. Log in with it, or ask whoever made your account for a first one.',
    },
  });

/** Sets one's own password with the first one; the sign-in follows with it. */
export const ownPasswordRoute = (
  { db }: Deps,
  proven: PasswordCheck,
  options: RouteOptions,
): Route =>
  route(
    'POST /desk/password.do',
    async (input, context) => {
      const row = await proven(input, context);
      refuseExpired(row, context.now);
      if (!(await setOwnPassword(db, row, input))) throw isOwn();
      return null;
    },
    options,
  );
