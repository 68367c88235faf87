import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { bindMobile } from './bind-mobile';
import { usePass } from './city-service';
import type { Codes } from './codes';
import { createMiniExchange } from './mini-exchange';
import type { Sessions } from './sessions';
import { newId } from '../../ids';
import { findOrCreate, findOrCreateByIdentity, loginAnswerOf, tieIdentity } from './users';

/** Traffic source of accounts that the city service opened (specification §9). */
const CITY_SERVICE_SOURCE = 'tftf';

const platformOf = { weapp: 'weapp', alipay: 'alipay-mini' } as const;

/** The ways in besides mobile and password (specification §4). */
export function loginRoutes(
  deps: Deps,
  sessions: Sessions,
  codes: Codes,
  limits: { readonly perMinute: number },
): readonly Route[] {
  const { db, login } = deps;
  const exchange = createMiniExchange(login);

  return [
    route(
      'POST /passport/tftf/login.do',
      async (pass, { now }) => {
        await usePass(db, login.cityServiceSecret, pass, now);
        const { user, isNew } = await findOrCreate(
          deps,
          pass.skyMobile,
          CITY_SERVICE_SOURCE,
          now,
          newId(),
        );
        return loginAnswerOf(await sessions.open(user), user, isNew);
      },
      limits,
    ),
    route(
      'POST /passport/mini/phoneLogin.do',
      async ({ loginCode, uFrom = '', ...grant }, { now }) => {
        const mobile = await exchange.mobile(grant);
        const subject = loginCode && (await exchange.subject(grant.platform, loginCode));
        const { user, isNew } = await findOrCreate(deps, mobile, uFrom, now);
        if (subject) await tieIdentity(db, platformOf[grant.platform], subject, user.id);
        return loginAnswerOf(await sessions.open(user), user, isNew);
      },
      limits,
    ),
    route(
      'POST /passport/mini/codeLogin.do',
      async ({ platform, code, uFrom = '' }, { now }) => {
        const subject = await exchange.subject(platform, code);
        const { user, isNew } = await findOrCreateByIdentity(
          deps,
          platformOf[platform],
          subject,
          uFrom,
          now,
        );
        return loginAnswerOf(await sessions.open(user), user, isNew);
      },
      limits,
    ),
    route(
      'POST /passport/v1/h5/login/bindMobile.do',
      async ({ mobile, vcode }, { session, now }) => {
        await codes.use(mobile, 'bind', vcode, now);
        const { user, isNew } = await db.transaction().execute(async (trx) => {
          const store = { ...deps, db: trx };
          const bound = await bindMobile(store, session.userId, mobile, now);
          await sessions.endAll(session.userId, null, trx);
          return bound;
        });
        return loginAnswerOf(await sessions.open(user), user, isNew);
      },
      limits,
    ),
  ];
}
