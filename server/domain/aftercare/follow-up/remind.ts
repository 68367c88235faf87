import type { Deps } from '../../../deps';
import { createApart } from '../../../db/apart';
import type { Db } from '../../../db/database';
import { scheduleOf } from '@contract/follow-up/schedule-rules';
import type { Round } from '@contract/follow-up/schedule-rules';
import { DAY } from '../../../kernel/clock';
import { answersOf } from './answers';
import { writeFamilyMessage } from './family-message';
import { planRounds } from './rounds';
import { dosesOf } from './visit';
import type { Dose, VisitKey } from './visit';

const BATCH = 100;
/** ms after which a reminder that was missed is not worth sending. */
const TOO_LATE = 2 * DAY;

interface DueSeries {
  readonly id: string;
  readonly key: VisitKey;
  readonly round: Round;
}

const dueSeries = async (db: Db, now: number): Promise<DueSeries[]> => {
  const rows = await db
    .selectFrom('follow_up_rounds as r')
    .innerJoin('follow_up_series as s', 's.id', 'r.series_id')
    .select(['s.id', 's.user_id', 's.depa_code', 's.day', 'r.round'])
    .where('r.reminded_at', 'is', null)
    .where('r.due_at', '<=', new Date(now))
    .where('s.stopped_at', 'is', null)
    .orderBy('r.due_at')
    .limit(BATCH)
    .execute();
  return rows.map(({ id, round, ...row }) => ({
    id,
    round,
    key: { userId: row.user_id, depaCode: row.depa_code, day: row.day },
  }));
};

/** The vaccination that a reminder names: the first of the round that nobody has answered since it was due. */
async function unanswered(
  db: Db,
  userId: string,
  doses: readonly Dose[],
  { round, dueAt }: { readonly round: Round; readonly dueAt: number },
): Promise<Dose | undefined> {
  const asked = doses.filter(({ vaccineCode }) => scheduleOf(vaccineCode).rounds.includes(round));
  const answers = await answersOf(
    db,
    asked.map(({ orderId }) => orderId),
    userId,
  );
  return asked.find(
    ({ orderId }) =>
      !answers.some((each) => each.order_id === orderId && each.answered_at.getTime() >= dueAt),
  );
}

/** Settles one round: writes its message, where somebody has still to answer. @returns whether it wrote one */
async function settle(deps: Deps, { id, key, round }: DueSeries, now: number): Promise<boolean> {
  const doses = await dosesOf(deps, key);
  // Of the family's other vaccinations of the visit, recorded after the consent, it asks as well.
  await planRounds(deps.db, id, doses, now);
  return deps.db.transaction().execute(async (trx) => {
    const series = await trx
      .selectFrom('follow_up_series')
      .select('id')
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    const open = await trx
      .selectFrom('follow_up_rounds')
      .select('due_at')
      .where('series_id', '=', id)
      .where('round', '=', round)
      .where('reminded_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const dueAt = open?.due_at.getTime() ?? Infinity;
    if (!series || dueAt > now) return false;
    await trx
      .updateTable('follow_up_rounds')
      .set({ reminded_at: new Date(now) })
      .where('series_id', '=', id)
      .where('round', '=', round)
      .execute();
    const dose = await unanswered(trx, key.userId, doses, { round, dueAt });
    if (!dose || now - dueAt > TOO_LATE) return false;
    await writeFamilyMessage(trx, {
      userId: key.userId,
      kind: 'followUp',
      params: { product: dose.product, clinic: dose.clinic, day: key.day },
      orderId: dose.orderId,
      dedupeKey: `follow-up:${id}:${round}:${dueAt}`,
      now,
    });
    return true;
  });
}

/**
 * What writes the reminders that are due at a time (ms), one a round and visit, and says how many. One that cannot be
 * written is logged, and the others do not wait for it.
 */
export function createFollowUpReminders(deps: Deps): (now: number) => Promise<number> {
  const apart = createApart(deps.log, 'follow-up reminder');
  return async (now) => {
    let written = 0;
    for (const series of await dueSeries(deps.db, now))
      await apart(`${series.id} ${series.round}`, async () => {
        if (await settle(deps, series, now)) written += 1;
      });
    return written;
  };
}
