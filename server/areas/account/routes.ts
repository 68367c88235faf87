import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { claimsOf } from '../../shared/content-checks/reading/name-claims';
import { shortTextCheckOf } from '../../shared/content-checks/text-check-of';
import { TEXT_SCENE } from '../../platforms/wechat/text-check';
import { DomainError } from '../../http/domain-error';
import { Attempts } from '../../attempts/attempts';
import { KnownDevices } from '../../attempts/known-devices';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { CODE_LENGTH, CODE_LIFETIME, Codes, RESEND_AFTER } from '../../shared/accounts/codes';
import { changeMobileRoutes } from './change-mobile-routes';
import { loginRoutes } from './login-routes';
import { createNumberSignIn } from './number-sign-in';
import { OUTBOX_PATH } from './outbox';
import { oneTapPlatforms } from '../../shared/accounts/mini-exchange';
import { ownAccountRoutes } from './own-account-routes';
import { createPasswordLogin } from './password-login';
import { passwordRoutes } from './password-routes';
import { sessionRoutes } from './session-routes';
import { familyLimitOf } from '../../shared/member-status/status';
import { selfOf } from '../../shared/accounts/self';
import { requireSmsCheck } from '../../shared/accounts/serial';
import type { Sessions } from '../../shared/accounts/sessions';
import { meetDevice } from '../../shared/accounts/sign-in';
import { createCodeSender } from '../../shared/accounts/sms';
import { loginAnswerOf, setNickName, userInfoOf, userOf } from '../../shared/accounts/users';

const riskyName = (): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    message: {
      zh: '这个昵称没有通过平台的内容检查，请换一个',
      en: 'This nickname did not pass the platform’s content check. Choose another one.',
    },
  });

const claimingName = (): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    message: {
      zh: '昵称不能自称官方、客服、医护或机构，也不能带认证标记，请换一个',
      en: 'A nickname cannot claim to be official, staff, a health worker or an institution, or carry a check mark. Choose another one.',
    },
  });

export function accountRoutes(deps: Deps, sessions: Sessions): readonly Route[] {
  const { db } = deps;
  const attempts = new Attempts(deps);
  const devices = new KnownDevices(db);
  const codes = new Codes(deps, createCodeSender(deps), attempts, devices);
  const services = { sessions, codes, attempts, devices, store: deps };
  const passwordLogin = createPasswordLogin(deps, services);
  const logins = { limit: 'logins', device: true } as const;
  const byNumber = createNumberSignIn(deps, services, logins);

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
      async ({ mobile, vcode, uFrom = '', agreed }, context) => {
        await codes.use({ mobile, purpose: 'login' }, vcode, context);
        return byNumber.enter({ mobile, uFrom, how: { by: 'code' } }, context, agreed);
      },
      logins,
    ),
    route('POST /passport/v1/h5/login/loginByPassword.do', passwordLogin, logins),
    route('GET /passport/v1/h5/login/logout.do', async (_input, { session }) => {
      if (session) await sessions.end(session);
      return null;
    }),
    route(
      'GET /passport/v1/h5/login/loginByToken.do',
      async ({ unasked }, context) => {
        const { session, device, now } = context;
        const user = await userOf(deps, session);
        const owner = { kind: 'user', id: user.id } as const;
        // As with `sso.do`: an address that anybody may have written signs its reader in to nobody else's account.
        if (unasked && !(await devices.knows(owner, device, now)))
          throw new DomainError(CODE.LOGIN_INVALID);
        await meetDevice(services, { user, isNew: false }, context);
        return loginAnswerOf(deps, session, user, false, now);
      },
      { device: true },
    ),
    route('GET /passport/user/findLoginUserByKey.do', async (_input, { session, today, now }) => {
      const user = await userOf(deps, session);
      const self = await selfOf(db, user.id, today);
      const info = await userInfoOf(deps, user, false, now);
      const familyLimit = await familyLimitOf(db, user.id, now);
      return { ...info, ...self, familyLimit, hasPassword: user.password_hash !== null };
    }),
    route('POST /passport/user/updateNickName.do', async ({ nickName }, { userId, session }) => {
      // Others see it, so its author's mobile must be verified.
      requireSmsCheck(await userOf(deps, session));
      const claims = claimsOf(nickName);
      if (claims.length > 0) throw claimingName();
      const outcome = await shortTextCheckOf(deps, userId, TEXT_SCENE.PROFILE, nickName);
      if (outcome === 'risky') throw riskyName();
      await setNickName(db, userId, nickName);
      return null;
    }),
    ...sessionRoutes(services),
    ...byNumber.routes,
    ...passwordRoutes(deps, services, byNumber, logins),
    ...changeMobileRoutes(deps, services, logins),
    ...loginRoutes(deps, services, byNumber, logins),
    ...ownAccountRoutes(deps, services, logins),
  ];
}
