import { sql } from 'kysely';
import type { RecordAccess } from '@contract/personal/endpoints';
import type { AccessedPart } from '@contract/personal/access-rules';
import type { Db } from '../../db/database';
import { inLanguage } from '../../kernel/language';
import type { Bilingual, Language } from '../../kernel/language';

interface Row {
  readonly part: AccessedPart;
  readonly clinic: Bilingual | null;
  readonly day: string | null;
  readonly order_id: string | null;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly times: number;
}

/**
 * Follow-ups have a log of their own, also of what was seen before accesses were recorded. Records of lists from before each
 * appointment was one name their day. Who moderates or answers in customer service may belong to no clinic.
 */
const accessesOf = (userId: string) => sql`(
  select r.part, case when r.role = 'desk' then d.name end as clinic,
    coalesce(o.day::text, substring(r.subject from '^\\d{4}-\\d\\d-\\d\\d$')) as day,
    case when o.removed_at is null then o.id end as order_id, r.first_at, r.last_at, r.times
  from record_accesses r
  join staff s on s.id = r.staff_id
  left join departments d on d.depa_code = s.depa_code
  left join orders o on o.id = r.subject and o.user_id = r.user_id
  where r.user_id = ${userId}
  union all
  select 'followUpCard', d.name, o.day::text, o.id, e.at, e.at, 1
  from aefi_card_events e
  join aefi_cards c on c.id = e.card_id
  join departments d on d.depa_code = c.depa_code
  join orders o on o.id = c.order_id
  where e.user_id = ${userId} and e.kind = 'seen')`;

/** A page of what staff have opened of an account, the newest first, and how many there are. */
export async function ownAccesses(
  db: Db,
  { userId, language }: { readonly userId: string; readonly language: Language },
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ list: RecordAccess[]; total: number }> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`select * from ${accessesOf(userId)} a order by a.last_at desc, a.part, a.order_id
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${accessesOf(userId)} a`.execute(db),
  ]);
  const list = rows.map((row) => ({
    part: row.part,
    clinic: row.clinic ? inLanguage(row.clinic, language) : '',
    day: row.day,
    orderId: row.order_id ?? '',
    firstAt: row.first_at.getTime(),
    lastAt: row.last_at.getTime(),
    times: row.times,
  }));
  return { list, total: counted[0]?.total ?? 0 };
}
