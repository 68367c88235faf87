import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { findActivity, listActivities } from '../../domain/rewards/lottery/activity';
import { claimPrize } from '../../domain/rewards/lottery/claim-prize';
import { pageOfList } from '../../domain/rewards/lottery/close';
import { getTicket } from '../../domain/rewards/lottery/get-ticket';
import { ownPrizes } from '../../domain/rewards/lottery/own-prizes';
import { ownTickets } from '../../domain/rewards/lottery/own-tickets';
import {
  activityCard,
  activityDetail,
  createCounts,
  drawRecord,
} from '../../domain/rewards/lottery/read-activity';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** ms for which what everybody sees of an activity may be old: thousands open it at its end. */
const SECOND = 1_000;

/** Lottery activities (page type 11). */
export function lotteryRoutes({ db, cipher }: Deps): readonly Route[] {
  const countTickets = createCounts(db);
  return [
    route(
      'GET /lottery/activity/list.do',
      async (_input, { now, language }) =>
        (await listActivities(db, now)).map((row) => activityCard(row, language, now)),
      { keepFor: SECOND },
    ),
    route(
      'GET /lottery/activity/detail.do',
      async ({ activityId }, { now, language }) => {
        const activity =
          activityId === undefined
            ? (await listActivities(db, now))[0]
            : await findActivity(db, activityId);
        if (!activity) throw new DomainError(CODE.NOT_FOUND);
        return activityDetail({ db, countTickets }, activity, language, now);
      },
      { keepFor: SECOND },
    ),
    route('GET /lottery/ticket/mine.do', ({ activityId }, context) =>
      ownTickets(db, activityId, context),
    ),
    route('POST /lottery/ticket/get.do', async (request, context) => {
      const { userId, now, today } = context;
      await getTicket(db, { ...request, userId, now, today });
      return ownTickets(db, request.activityId, context);
    }),
    route('GET /lottery/prize/mine.do', (_input, context) => ownPrizes(db, cipher, context)),
    route('POST /lottery/prize/claim.do', async (claim, { userId, now }) => {
      await claimPrize(db, cipher, { ...claim, userId, now });
      return null;
    }),
    route('GET /lottery/draw/record.do', ({ activityId }) => drawRecord(db, activityId), {
      keepFor: SECOND,
    }),
    route(
      'GET /lottery/draw/tickets.do',
      async ({ activityId, pageNo }) => pageOfList(db, await findActivity(db, activityId), pageNo),
      { keepFor: SECOND },
    ),
  ];
}
