import type { Deps } from '../../deps';
import { ownAccesses } from '../../shared/access-log/own-accesses';
import { recordConsent } from '../../shared/consents/record-consents';
import { allowStatistics } from '../../shared/consents/statistics';
import { noteConsent } from '../../shared/consents/withdrawn';
import { noticeSettings, setNotice } from '../../domain/service/message/notice-settings';
import { heldOf } from '../../domain/people/personal/categories';
import { consentsOf } from '../../domain/people/personal/list-consents';
import { handledBy } from '../../domain/people/personal/handled';
import { sharingOf } from '../../domain/people/personal/sharing';
import { withdrawConsent } from '../../domain/people/personal/withdraw';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';

/** The account's personal data: what is held, consents, sharing, accesses, notices. */
export function personalRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    route('GET /personal/data/categories.do', async (_input, context) => ({
      list: await heldOf(db, context),
    })),
    route('GET /personal/consent/list.do', async (_input, { userId, language }) => {
      const list = await consentsOf(db, userId, language);
      return { list, handled: handledBy(list, language) };
    }),
    route('POST /personal/consent/withdraw.do', async ({ purpose, id }, { userId, now }) => {
      await withdrawConsent(deps, { userId, purpose, id, now });
      return null;
    }),
    route('POST /personal/consent/give.do', async ({ purpose, agreed }, { userId, now }) => {
      if (purpose === 'community') await noteConsent(db, userId, purpose, now);
      else
        await db.transaction().execute(async (trx) => {
          await recordConsent(trx, 'statisticsConsent', agreed, { userId, now });
          await allowStatistics(trx, userId, now);
        });
      return null;
    }),
    route('GET /personal/sharing/list.do', async (_input, context) => ({
      list: await sharingOf(deps, context),
    })),
    route('GET /personal/access/pageList.do', async (input, context) => {
      const { list, total } = await ownAccesses(db, context, input);
      return pageOf(list, { ...input, total });
    }),
    route('GET /personal/notice/settings.do', async (_input, { userId }) => ({
      list: await noticeSettings(db, userId),
    })),
    route('POST /personal/notice/set.do', async (change, { userId, now }) => {
      await setNotice(db, { ...change, userId, now });
      return { list: await noticeSettings(db, userId) };
    }),
  ];
}
