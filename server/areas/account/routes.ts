import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import type { Session } from '../../http/context';
import { createLimiter } from '../../http/limiter';
import { Refused } from '../../http/refused';
import { tooMany } from '../../http/too-many';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { CODE_LENGTH, CODE_LIFETIME, Codes, RESEND_AFTER } from './codes';
import { LOGIN_SHARE, PASSWORD_WINDOW, WRONG_PASSWORDS } from './login-limits';
import { loginRoutes } from './login-routes';
import { OUTBOX_PATH } from './outbox';
import { ownAccountRoutes } from './own-account-routes';
import { checkPassword, hashPassword } from './passwords';
import { selfOf } from './self';
import { passSmsCheck, requireSmsCheck } from './serial';
import type { Sessions } from './sessions';
import { createSms } from './sms';
import { findByMobile, findOrCreate, findUser, loginAnswerOf, mobileOf, userInfoOf } from './users';
import type { User } from './users';

const noAccount = (): Refused =>
  new Refused(CODE.NOT_FOUND, {
    message: {
      zh: '这个手机号还没有账号，用验证码登录即可注册',
      en: 'No account has this number yet. Log in with an SMS code to register.',
    },
  });

export function accountRoutes(deps: Deps, sessions: Sessions): readonly Route[] {
  const { db } = deps;
  const codes = new Codes(deps, createSms(deps));
  const guesses = createLimiter(PASSWORD_WINDOW);
  const logins = { perMinute: Math.ceil(deps.config.writesPerMinute * LOGIN_SHARE) };

  const userOf = async (session: Session): Promise<User> => {
    const user = await findUser(deps, session.userId);
    if (!user) throw new Refused(CODE.LOGIN_INVALID);
    return user;
  };
  const withMobile = async (session: Session) => mobileOf(await userOf(session));
  const guess = (mobile: string, now: number): void => {
    const wait = guesses.take(mobile, WRONG_PASSWORDS, now);
    if (wait > 0) throw tooMany(wait);
  };
  const changePassword = async (userId: string, password: string, keep: Session | null) => {
    const hash = await hashPassword(password);
    // Whoever knew the old one is not left signed in, even if the process ends in between.
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ password_hash: hash })
        .where('id', '=', userId)
        .execute();
      await sessions.endAll(userId, keep, trx);
    });
    return null;
  };

  return [
    route('GET /passport/v1/h5/login/initClient.do', () => ({
      codeLength: CODE_LENGTH,
      codeLifetime: CODE_LIFETIME,
      resendAfter: RESEND_AFTER,
      oneTap: deps.login.oneTap,
      outbox: deps.config.smsGateway === null ? OUTBOX_PATH : null,
    })),
    route(
      'POST /message/validate/h5/sendVcode.do',
      async ({ mobile, purpose }, { address, now }) => {
        await codes.issue(mobile, purpose, address, now);
        return { resendAfter: RESEND_AFTER };
      },
      logins,
    ),
    route(
      'POST /passport/v1/h5/login/loginByMobile.do',
      async ({ mobile, vcode, uFrom = '' }, { now }) => {
        await codes.use(mobile, 'login', vcode, now);
        const { user, isNew } = await findOrCreate(deps, mobile, uFrom, now);
        await passSmsCheck(db, user, now);
        return loginAnswerOf(await sessions.open(user), user, isNew);
      },
      logins,
    ),
    route(
      'POST /passport/v1/h5/login/loginByPassword.do',
      async ({ mobile, password }, { now }) => {
        guess(mobile, now);
        const user = await findByMobile(deps, mobile);
        if (!(await checkPassword(password, user?.password_hash ?? null)) || !user)
          throw new Refused(CODE.PASSWORD_WRONG);
        return loginAnswerOf(await sessions.open(user), user, false);
      },
      logins,
    ),
    route(
      'POST /passport/v1/h5/login/setPassword.do',
      async ({ password, vcode }, { session, now }) => {
        const user = await withMobile(session);
        await codes.use(user.mobile, 'password', vcode, now);
        return changePassword(user.id, password, session);
      },
    ),
    route(
      'POST /passport/v1/h5/login/resetPassword.do',
      async ({ mobile, vcode, password }, { now }) => {
        await codes.use(mobile, 'password', vcode, now);
        const user = await findByMobile(deps, mobile);
        // Only the holder of the mobile comes this far, so nobody else learns that there is no account.
        if (!user) throw noAccount();
        return changePassword(user.id, password, null);
      },
      logins,
    ),
    route(
      'POST /passport/v1/h5/login/modifyPassword.do',
      async ({ oldPassword, password }, { session, now }) => {
        const user = await withMobile(session);
        guess(user.mobile, now);
        if (!(await checkPassword(oldPassword, user.password_hash)))
          throw new Refused(CODE.PASSWORD_WRONG, {
            message: { zh: '原密码不正确', en: 'The present password is wrong.' },
          });
        return changePassword(user.id, password, session);
      },
      logins,
    ),
    route('GET /passport/v1/h5/login/logout.do', async (_input, { session }) => {
      if (session) await sessions.end(session);
      return null;
    }),
    route('GET /passport/v1/h5/login/loginByToken.do', async (_input, { session }) =>
      loginAnswerOf(session, await userOf(session), false),
    ),
    route('GET /passport/user/findLoginUserByKey.do', async (_input, { session, today }) => {
      const user = await userOf(session);
      const self = await selfOf(db, user.id, today);
      return { ...userInfoOf(user, false), ...self, hasPassword: user.password_hash !== null };
    }),
    route('POST /passport/user/updateNickName.do', async ({ nickName }, { userId, session }) => {
      // Others see it, so somebody has to stand for it.
      requireSmsCheck(await userOf(session));
      await db.updateTable('users').set({ nick_name: nickName }).where('id', '=', userId).execute();
      return null;
    }),
    ...loginRoutes(deps, sessions, codes, logins),
    ...ownAccountRoutes(deps, sessions, codes, logins),
  ];
}
