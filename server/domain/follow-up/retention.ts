import { FOLLOW_UP_RETENTION } from '@contract/follow-up/consent-rules';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../../db/database';
import { dayOf } from '../../kernel/clock';
import { eraseSeries } from './series';

const BATCH = 200;

/** Deletes follow-ups of visits two years ago. @param now ms @returns ids of their pictures, whose files go too */
export const eraseOldFollowUps = (db: Db, now: number): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('follow_up_series')
      .select('id')
      .where('day', '<', addDays(dayOf(now), -FOLLOW_UP_RETENTION))
      .orderBy('day')
      .limit(BATCH)
      .forUpdate()
      .execute();
    return eraseSeries(
      trx,
      old.map(({ id }) => id),
    );
  });
