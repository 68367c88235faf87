import { VISIT_DAYS } from '@contract/questionnaire/questionnaire-rules';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../../db/database';
import type { Bilingual } from '../../kernel/language';

/** A completed visit. */
export interface Visit {
  readonly orderId: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly clinic: Bilingual;
}

/** Visits that an account can rate, newest first: one of each clinic and day. @param today `YYYY-MM-DD` in China */
export async function visitsOf(db: Db, userId: string, today: string): Promise<Visit[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select(['o.id as orderId', 'o.day', 'o.depa_code as depaCode', 'd.name as clinic'])
    .where('o.user_id', '=', userId)
    .where('o.status', '=', 'DONE')
    .where('o.removed_at', 'is', null)
    .where('o.day', '>=', addDays(today, -VISIT_DAYS))
    .where('o.day', '<=', today)
    .orderBy('o.day', 'desc')
    .orderBy('o.id')
    .execute();
  const seen = new Set<string>();
  return rows.flatMap(({ orderId, day, depaCode, clinic }) => {
    const visit = `${depaCode} ${day}`;
    if (seen.has(visit)) return [];
    seen.add(visit);
    return [{ orderId, day, clinic }];
  });
}
