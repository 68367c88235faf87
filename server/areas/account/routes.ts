import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { textCheckOf } from '../../domain/content/text-check-of';
import { TEXT_SCENE } from '../../platforms/wechat/text-check';
import type { Context, Session } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { Attempts } from '../../limits/attempts';
import { KnownDevices } from '../../limits/known-devices';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { CODE_LENGTH, CODE_LIFETIME, Codes, RESEND_AFTER } from '../../domain/accounts/codes';
import { loginRoutes } from './login-routes';
import { OUTBOX_PATH } from './outbox';
import { oneTapPlatforms } from '../../domain/accounts/mini-exchange';
import { ownAccountRoutes } from './own-account-routes';
import { checkNewPassword } from '../../domain/accounts/new-password';
import { BY_CODE, createPasswordLogin } from './password-login';
import { checkPassword, hashPassword } from '../../domain/accounts/passwords';
import { selfOf } from '../../domain/accounts/self';
import { passSmsCheck, requireSmsCheck } from '../../domain/accounts/serial';
import type { Sessions } from '../../domain/accounts/sessions';
import { signIn } from '../../domain/accounts/sign-in';
import { createSms } from '../../domain/accounts/sms';
import {
  findByMobile,
  findOrCreate,
  findUser,
  loginAnswerOf,
  mobileOf,
  userInfoOf,
} from '../../domain/accounts/users';
import type { User } from '../../domain/accounts/users';

const noAccount = (): DomainError =>
  new DomainError(CODE.NOT_FOUND, {
    message: {
      zh: '这个手机号还没有账号，用验证码登录即可注册',
      en: 'No account has this number yet. Log in with an SMS code to register.',
    },
  });

const riskyName = (): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    message: {
      zh: '这个昵称没有通过平台的内容检查，请换一个',
      en: 'This name did not pass the platform’s content check. Choose another one.',
    },
  });

export function accountRoutes(deps: Deps, sessions: Sessions): readonly Route[] {
  const { db } = deps;
  const attempts = new Attempts(deps);
  const devices = new KnownDevices(db);
  const codes = new Codes(deps, createSms(deps), attempts, devices);
  const services = { sessions, codes, attempts, devices };
  const passwordLogin = createPasswordLogin(deps, services);
  const logins = { limit: 'logins', device: true } as const;

  const userOf = async (session: Session): Promise<User> => {
    const user = await findUser(deps, session.userId);
    if (!user) throw new DomainError(CODE.LOGIN_INVALID);
    return user;
  };
  const withMobile = async (session: Session) => mobileOf(await userOf(session));
  const changePassword = async (
    userId: string,
    password: string,
    keep: Pick<Context, 'session' | 'device'>,
  ) => {
    const hash = await hashPassword(password);
    // Sessions opened with the old password end in the same transaction, even if the process dies in between.
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ password_hash: hash })
        .where('id', '=', userId)
        .execute();
      await sessions.endAll(userId, keep.session, trx);
      await new KnownDevices(trx).forgetOthers({ kind: 'user', id: userId }, keep.device);
    });
    return null;
  };

  return [
    route('GET /passport/v1/h5/login/initClient.do', () => ({
      codeLength: CODE_LENGTH,
      codeLifetime: CODE_LIFETIME,
      resendAfter: RESEND_AFTER,
      oneTap: oneTapPlatforms(deps),
      outbox: deps.config.smsGateway === null ? OUTBOX_PATH : null,
    })),
    route(
      'POST /message/validate/h5/sendVcode.do',
      async (wanted, context) => {
        await codes.issue(wanted, context);
        return { resendAfter: RESEND_AFTER };
      },
      logins,
    ),
    route(
      'POST /passport/v1/h5/login/loginByMobile.do',
      async ({ mobile, vcode, uFrom = '' }, context) => {
        await codes.use({ mobile, purpose: 'login' }, vcode, context);
        const found = await findOrCreate(deps, mobile, uFrom, context.now);
        await passSmsCheck(db, found.user, context.now);
        return signIn(services, found, context);
      },
      logins,
    ),
    route('POST /passport/v1/h5/login/loginByPassword.do', passwordLogin, logins),
    route(
      'POST /passport/v1/h5/login/setPassword.do',
      async ({ password, vcode }, context) => {
        const user = await withMobile(context.session);
        checkNewPassword(password, user.mobile);
        await codes.use({ mobile: user.mobile, purpose: 'password' }, vcode, context);
        return changePassword(user.id, password, context);
      },
      logins,
    ),
    route(
      'POST /passport/v1/h5/login/resetPassword.do',
      async ({ mobile, vcode, password }, context) => {
        checkNewPassword(password, mobile);
        await codes.use({ mobile, purpose: 'password' }, vcode, context);
        const user = await findByMobile(deps, mobile);
        // Only the owner of the mobile gets here, so nobody else learns that there is no account.
        if (!user) throw noAccount();
        return changePassword(user.id, password, { session: null, device: context.device });
      },
      logins,
    ),
    route(
      'POST /passport/v1/h5/login/modifyPassword.do',
      async ({ oldPassword, password }, context) => {
        const user = await withMobile(context.session);
        checkNewPassword(password, user.mobile);
        await attempts.guard(
          [{ limit: 'wrongPresentPasswords', key: user.id }],
          context.now,
          async () => {
            if (!(await checkPassword(oldPassword, user.password_hash)))
              throw new DomainError(CODE.PASSWORD_WRONG, {
                message: { zh: '原密码不正确', en: 'Your current password is wrong.' },
              });
          },
          BY_CODE,
        );
        return changePassword(user.id, password, context);
      },
      logins,
    ),
    route('GET /passport/v1/h5/login/logout.do', async (_input, { session }) => {
      if (session) await sessions.end(session);
      return null;
    }),
    route(
      'GET /passport/v1/h5/login/loginByToken.do',
      async (_input, { session, device, now }) => {
        const user = await userOf(session);
        await devices.remember({ kind: 'user', id: user.id }, device, now);
        return loginAnswerOf(session, user, false);
      },
      { device: true },
    ),
    route('GET /passport/user/findLoginUserByKey.do', async (_input, { session, today }) => {
      const user = await userOf(session);
      const self = await selfOf(db, user.id, today);
      return { ...userInfoOf(user, false), ...self, hasPassword: user.password_hash !== null };
    }),
    route('POST /passport/user/updateNickName.do', async ({ nickName }, { userId, session }) => {
      // Others see it, so its author's mobile must be verified.
      requireSmsCheck(await userOf(session));
      const outcome = await textCheckOf(deps, userId, TEXT_SCENE.PROFILE, nickName);
      if (outcome === 'risky') throw riskyName();
      await db.updateTable('users').set({ nick_name: nickName }).where('id', '=', userId).execute();
      return null;
    }),
    ...loginRoutes(deps, services, logins),
    ...ownAccountRoutes(deps, services, logins),
  ];
}
