import { VISIT_DAYS } from '@contract/questionnaire/questionnaire-rules';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';

/** A completed visit: all that an account had done at a clinic on a day. */
export interface Visit {
  /** First the one that was booked first, those that were removed from the list as well. */
  readonly orderIds: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly clinic: Bilingual;
}

/** Visits that an account can rate, newest first. @param today `YYYY-MM-DD` in China */
export async function visitsOf(db: Db, userId: string, today: string): Promise<Visit[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select(['o.id', 'o.day', 'o.depa_code as depaCode', 'd.name as clinic', 'o.removed_at'])
    .where('o.user_id', '=', userId)
    .where('o.status', '=', 'DONE')
    .where('o.day', '>=', addDays(today, -VISIT_DAYS))
    .where('o.day', '<=', today)
    .orderBy('o.day', 'desc')
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();
  const visits = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.day} ${row.depaCode}`;
    visits.set(key, [...(visits.get(key) ?? []), row]);
  }
  return [...visits.values()].flatMap((orders) => {
    const [first] = orders;
    if (!first || orders.every(({ removed_at: removed }) => removed !== null)) return [];
    return [{ orderIds: orders.map(({ id }) => id), day: first.day, clinic: first.clinic }];
  });
}

/** Whether an account has answered or begun a questionnaire about an order. */
export interface Taken {
  readonly isAnswered: (orderId: string) => boolean;
  readonly isBegun: (orderId: string) => boolean;
}

/**
 * The order by which a visit is known to a questionnaire: the one that it was answered or begun for, else the first. It
 * must not become another one when a second order of the day is completed or one is removed.
 */
export const subjectIn = ({ orderIds }: Visit, { isAnswered, isBegun }: Taken): string =>
  orderIds.find(isAnswered) ?? orderIds.find(isBegun) ?? orderIds[0] ?? '';
