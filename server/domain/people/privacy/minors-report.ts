import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { addDays } from '@contract/time/day-rules';
import { csvOf, csvText } from '@contract/text/csv-rules';
import type { Db } from '../../../db/database';
import { DAY, instantOf } from '../../../kernel/clock';

/** Counts of a line: of children below 14, and of minors from 14 to 17. */
interface Counts {
  readonly child: number;
  readonly minor: number;
}

/** Whose staff opened something. */
type StaffOf = 'desk' | 'service' | 'moderator';

type Line = readonly [what: string, counts: RawBuilder<Counts>];

/** Age at the day of an event: the audit's form asks for both apart. */
const isChild = (birthday: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  sql<boolean>`${birthday} > (${day} - interval '14 years')::date`;
const isMinor = (birthday: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  sql<boolean>`(${birthday} <= (${day} - interval '14 years')::date and ${birthday} > (${day} - interval '18 years')::date)`;

/** Counts rows by the age that somebody of a birthday has on a day. @param counted what is counted of the rows */
const byAge = (
  birthday: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
  counted: RawBuilder<unknown>,
) => sql<Counts>`select ${counted} filter (where ${isChild(birthday, day)})::int as child,
    ${counted} filter (where ${isMinor(birthday, day)})::int as minor`;

const ALL = sql`count(*)`;
const ACCOUNTS = (column: string) => sql`count(distinct ${sql.ref(column)})`;

const linesOf = (firstDay: string, lastDay: string): readonly Line[] => {
  const [first, last] = [sql`${firstDay}::date`, sql`${lastDay}::date`];
  const from = sql`${new Date(instantOf(firstDay, '00:00'))}`;
  const until = sql`${new Date(instantOf(lastDay, '00:00') + DAY)}`;
  const within = (time: string) => sql`${sql.ref(time)} >= ${from} and ${sql.ref(time)} < ${until}`;
  const dayOf = (time: string) => sql`(${sql.ref(time)} at time zone 'Asia/Shanghai')::date`;
  const birthday = sql`m.birthday`;
  const stored = sql`from linkmen m where m.deleted_at is null and m.created_at < ${until}`;
  const added = sql`from linkmen m where ${within('m.created_at')}`;
  // Whom a dose was given stands in the order; until then the family member has the birthday.
  const ordered = sql`coalesce((o.person ->> 'birthday')::date, m.birthday)`;
  const orders = sql`from orders o left join linkmen m on m.id = o.linkman_id where o.day between ${first} and ${last}`;
  // Of a chat or of what was written in the community nobody knows whom it is about: the account's own age counts.
  const openedOf = sql`coalesce(${ordered}, self.birthday)`;
  const opened = (role?: StaffOf) => sql`from (
      select user_id, staff_id, role, subject as order_id, times, last_at from record_accesses
      union all
      select e.user_id, e.staff_id, 'desk', c.order_id, 1, e.at from aefi_card_events e join aefi_cards c on c.id = e.card_id
      where e.kind = 'seen' and e.user_id is not null) r
    left join orders o on o.id = r.order_id and o.user_id = r.user_id left join linkmen m on m.id = o.linkman_id
    left join linkmen self on self.user_id = r.user_id and self.relation_type = 1 and self.deleted_at is null
    where ${within('r.last_at')} and ${role === undefined ? sql`true` : sql`r.role = ${role}`}`;
  const openedOn = dayOf('r.last_at');
  const openings = (role: StaffOf) =>
    sql<Counts>`${byAge(openedOf, openedOn, sql`sum(r.times)`)} ${opened(role)}`;
  const requests = (condition: RawBuilder<unknown>) =>
    sql<Counts>`select count(*) filter (where age = 'child')::int as child,
      count(*) filter (where age = 'minor')::int as minor
      from data_requests where received_on between ${first} and ${last} and ${condition}`;
  return [
    ['family members stored at the end', sql`${byAge(birthday, last, ALL)} ${stored}`],
    [
      'accounts that have such members',
      sql`${byAge(birthday, last, ACCOUNTS('m.user_id'))} ${stored}`,
    ],
    ['family members added', sql`${byAge(birthday, dayOf('m.created_at'), ALL)} ${added}`],
    [
      'of them with a guardian’s consent',
      sql`${byAge(birthday, dayOf('m.created_at'), ALL)} ${added} and m.guardian_consent_at is not null`,
    ],
    ['appointments', sql`${byAge(ordered, sql`o.day`, ALL)} ${orders}`],
    ['vaccinations', sql`${byAge(ordered, sql`o.day`, ALL)} ${orders} and o.status = 'DONE'`],
    ['openings of their data by clinics', openings('desk')],
    ['openings of their data by customer service', openings('service')],
    ['openings of their data by moderators', openings('moderator')],
    [
      'staff who opened them',
      sql`${byAge(openedOf, openedOn, ACCOUNTS('r.staff_id'))} ${opened()}`,
    ],
    ['requests entered', requests(sql`true`)],
    ['of them answered in time', requests(sql`answered_on <= due_on`)],
    ['of them answered late', requests(sql`answered_on > due_on`)],
    ['of them open', requests(sql`answered_on is null`)],
    ['of them refused in whole or part', requests(sql`outcome in ('partly', 'refused')`)],
  ];
};

/**
 * The counts of a year that the audit of minors' data is about, as CSV (未成年人网络保护条例 art. 36 and 37; reported by the end
 * of January by 国家网信办's notice of 29 December 2025 ⚖). Nobody is named. Ages are those of the day of each event.
 * @param today `YYYY-MM-DD`; of a year that is not over, the counts end there
 */
export async function reportMinors(db: Db, year: number, today: string): Promise<string> {
  const firstDay = `${year}-01-01`;
  const end = addDays(`${year + 1}-01-01`, -1);
  const lastDay = end < today ? end : today;
  const lines: string[][] = [];
  for (const [what, counts] of linesOf(firstDay, lastDay)) {
    const { rows } = await counts.execute(db);
    const [row] = rows;
    lines.push([csvText(what), String(row?.child ?? 0), String(row?.minor ?? 0)]);
  }
  return csvOf([[csvText(`${firstDay} to ${lastDay}`), 'below 14', '14 to 17'], ...lines]);
}
