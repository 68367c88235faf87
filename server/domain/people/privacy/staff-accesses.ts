import { sql } from 'kysely';
import { csvOf, csvText } from '@contract/text/csv-rules';
import type { Db } from '../../../db/database';
import { DAY, instantOf } from '../../../kernel/clock';
import { CommandError } from '../../../kernel/command-error';

/** First and last day in China, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Accesses whose last opening is in the days; follow-ups have a log of their own. */
const accessesIn = ({ firstDay, lastDay }: Days) => {
  const from = new Date(instantOf(firstDay, '00:00'));
  const until = new Date(instantOf(lastDay, '00:00') + DAY);
  return sql`(
    select staff_id, user_id, part, subject, times, first_at, last_at from record_accesses
    where last_at >= ${from} and last_at < ${until}
    union all
    select e.staff_id, e.user_id, 'followUpCard', e.card_id, 1, e.at, e.at from aefi_card_events e
    where e.kind = 'seen' and e.user_id is not null and e.at >= ${from} and e.at < ${until})`;
};

interface Summary {
  readonly clinic: string;
  readonly login: string;
  readonly name: string;
  readonly role: string;
  readonly part: string;
  readonly accounts: number;
  readonly openings: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

/**
 * What each member of staff opened of how many accounts, as CSV, whoever opened of the most first. Of accounts that have been
 * deleted since nothing is stored.
 */
export async function summariseAccesses(db: Db, days: Days): Promise<string> {
  const { rows } = await sql<Summary>`
    select coalesce(s.depa_code, '') as clinic, s.login, s.name, s.role, a.part, count(distinct a.user_id)::int as accounts,
      sum(a.times)::int as openings, min(a.first_at) as first_at, max(a.last_at) as last_at
    from ${accessesIn(days)} a join staff s on s.id = a.staff_id
    group by s.id, s.depa_code, s.login, s.name, s.role, a.part
    order by accounts desc, openings desc, s.login, a.part`.execute(db);
  const lines = rows.map((row) => [
    ...[row.clinic, row.login, row.name, row.role, row.part].map(csvText),
    String(row.accounts),
    String(row.openings),
    csvText(row.first_at.toISOString()),
    csvText(row.last_at.toISOString()),
  ]);
  return csvOf(['clinic,login,name,role,part,accounts,openings,first,last'.split(','), ...lines]);
}

interface Opening {
  readonly part: string;
  readonly subject: string;
  readonly user_id: string;
  readonly times: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** Everything that one member of staff opened, the newest first, as CSV. @throws CommandError for a login of nobody */
export async function listAccesses(db: Db, login: string, days: Days): Promise<string> {
  const { rows: found } = await sql<{ id: string }>`
    select id from staff where login = ${login}`.execute(db);
  const [staff] = found;
  if (!staff) throw new CommandError(`No member of staff signs in as ${login}.`);
  const { rows } = await sql<Opening>`
    select part, subject, user_id, times, first_at, last_at from ${accessesIn(days)} a where a.staff_id = ${staff.id}
    order by last_at desc, part, subject`.execute(db);
  const lines = rows.map((row) => [
    ...[row.part, row.subject, row.user_id].map(csvText),
    String(row.times),
    csvText(row.first_at.toISOString()),
    csvText(row.last_at.toISOString()),
  ]);
  return csvOf(['part,subject,account,openings,first,last'.split(','), ...lines]);
}
