import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route, RouteOptions } from '../../http/route';
import { bindMobile } from '../../domain/accounts/bind-mobile';
import { usePass } from '../../domain/accounts/city-service';
import { createMiniExchange } from '../../domain/accounts/mini-exchange';
import { newId } from '../../kernel/ids';
import { refuseForeignNumber } from '../../domain/accounts/foreign-number';
import { signIn } from '../../domain/accounts/sign-in';
import type { SignInServices } from '../../domain/accounts/sign-in';
import { findOrCreateByIdentity, tieIdentity } from '../../domain/accounts/identities';
import { findOrCreate } from '../../domain/accounts/users';
import { moveAuthor } from '../../domain/community/move-author';

/** Traffic source of accounts that the city service opened (specification §9). */
const CITY_SERVICE_SOURCE = 'tftf';

const platformOf = { weapp: 'weapp', alipay: 'alipay-mini' } as const;

/** Login methods besides mobile and password (specification §4). */
export function loginRoutes(
  deps: Deps,
  services: SignInServices,
  options: RouteOptions,
): readonly Route[] {
  const { db, login } = deps;
  const { sessions, codes } = services;
  const exchange = createMiniExchange(deps);
  const joining = { ...deps, moveData: moveAuthor };

  return [
    route(
      'POST /passport/tftf/login.do',
      async (pass, context) => {
        const { now } = context;
        await usePass(db, login.cityServiceSecret, pass, now);
        const found = await findOrCreate(deps, pass.skyMobile, CITY_SERVICE_SOURCE, now, newId());
        return signIn(services, found, context);
      },
      options,
    ),
    route(
      'POST /passport/mini/phoneLogin.do',
      async ({ loginCode, uFrom = '', ...grant }, context) => {
        const person = loginCode ? await exchange.person(grant.platform, loginCode) : null;
        const subject = person?.subject ?? null;
        const mobile = await exchange.mobile(grant, subject);
        if (subject && grant.platform === 'alipay')
          await refuseForeignNumber(deps, platformOf.alipay, subject, mobile);
        const found = await findOrCreate(deps, mobile, uFrom, context.now);
        if (person)
          await tieIdentity(joining, platformOf[grant.platform], person, found.user, context.now);
        return signIn(services, found, context);
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
        const { session, now } = context;
        await codes.use({ mobile, purpose: 'bind' }, vcode, context);
        const found = await db.transaction().execute(async (trx) => {
          const store = { ...joining, db: trx };
          const bound = await bindMobile(store, session.userId, mobile, now);
          await sessions.endAll(session.userId, null, trx);
          return bound;
        });
        return signIn(services, found, context);
      },
      options,
    ),
  ];
}
