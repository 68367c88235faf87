import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route, RouteOptions } from '../../http/route';
import { usePass } from '../../shared/accounts/city-service';
import { createMiniExchange } from '../../shared/accounts/mini-exchange';
import { refuseForeignNumber } from '../../shared/accounts/foreign-number';
import { signIn } from '../../shared/accounts/sign-in';
import type { SignInServices } from '../../shared/accounts/sign-in';
import { findOrCreateByIdentity } from '../../shared/accounts/identities';
import { moveAuthor } from '../../domain/community/authors/move-author';
import type { NumberSignIn } from './number-sign-in';

/** Traffic source of accounts that the city service opened (specification §9). */
const CITY_SERVICE_SOURCE = 'tftf';

const platformOf = { weapp: 'weapp', alipay: 'alipay-mini' } as const;

/** Login methods besides mobile and password (specification §4). */
export function loginRoutes(
  deps: Deps,
  services: SignInServices,
  { enter }: NumberSignIn,
  options: RouteOptions,
): readonly Route[] {
  const { db, login } = deps;
  const { codes } = services;
  const exchange = createMiniExchange(deps);
  const joining = { ...deps, moveData: moveAuthor };

  return [
    route(
      'POST /passport/tftf/login.do',
      async (pass, context) => {
        await usePass(db, login.cityServiceSecret, pass, context.now);
        const how = { by: 'cityService' } as const;
        return enter({ mobile: pass.skyMobile, uFrom: CITY_SERVICE_SOURCE, how }, context);
      },
      options,
    ),
    route(
      'POST /passport/mini/phoneLogin.do',
      async ({ loginCode, uFrom = '', agreed, ...grant }, context) => {
        const person = loginCode ? await exchange.person(grant.platform, loginCode) : null;
        const subject = person?.subject ?? null;
        const mobile = await exchange.mobile(grant, subject);
        if (subject && grant.platform === 'alipay')
          await refuseForeignNumber(deps, platformOf.alipay, subject, mobile);
        const how = { by: 'phone', platform: platformOf[grant.platform], person } as const;
        return enter({ mobile, uFrom, how }, context, agreed);
      },
      options,
    ),
    route(
      'POST /passport/mini/codeLogin.do',
      async ({ platform, code, uFrom = '' }, context) => {
        const person = await exchange.person(platform, code);
        const identity = platformOf[platform];
        const found = await findOrCreateByIdentity(joining, identity, person, uFrom, context.now);
        return signIn(services, found, context);
      },
      options,
    ),
    route(
      'POST /passport/v1/h5/login/bindMobile.do',
      async ({ mobile, vcode }, context) => {
        await codes.use({ mobile, purpose: 'bind' }, vcode, context);
        const how = { by: 'bind', userId: context.session.userId } as const;
        return enter({ mobile, uFrom: '', how }, context);
      },
      options,
    ),
  ];
}
