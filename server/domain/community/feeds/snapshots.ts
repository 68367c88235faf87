import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { USER_TYPE } from '@contract/community/user-type-rules';
import { DAY } from '../../../kernel/clock';
import { spacedByAuthor } from './spacing';

/** ms between two rankings. */
export const SNAPSHOT_INTERVAL = 120_000;
/** ms that a ranking can be read. */
export const SNAPSHOT_LIFETIME = 3_600_000;
/** Posts of a ranking, at most. */
export const MOST_RANKED = 2_000;
/** Posts from which they are taken, as an author's posts may have to wait for others. */
const MOST_CANDIDATES = 2 * MOST_RANKED;
/** ms after its publication in which a post is ranked. */
export const RANKED_AGE = 14 * DAY;
/** What a doctor's answer weighs; a like weighs 1, a comment 2, a collection 3. */
export const ANSWER_WEIGHT = 10;
/** How fast a post sinks, by the hours since it was published. */
export const GRAVITY = 1.5;
/** Advisory lock, any fixed number: processes on one database take turns. */
const LOCK = 7_236_450_162;

interface Candidate {
  readonly id: string;
  readonly author_id: string | null;
}

async function ranked(db: Db, now: number): Promise<string[]> {
  const at = new Date(now);
  const { rows } = await sql<Candidate>`
    select p.id, p.author_id from posts p left join authors a on a.id = p.author_id
    where p.state = 'published' and p.vetted and a.user_type is distinct from ${sql.lit(USER_TYPE.WATER_ARMY)}
      and p.published_at > ${new Date(now - RANKED_AGE)}::timestamptz
    order by (1 + p.heat + case when p.answered then ${sql.lit(ANSWER_WEIGHT)} else 0 end)
      / power(greatest(0, extract(epoch from ${at}::timestamptz - p.published_at)) / 3600 + 2, ${sql.lit(GRAVITY)}) desc, p.id
    limit ${sql.lit(MOST_CANDIDATES)}`.execute(db);
  return spacedByAuthor(rows, (row) => row.author_id, MOST_RANKED).map(({ id }) => id);
}

/** Makes a ranking where the newest is too old. */
export function makeSnapshot(db: Db, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const recent = await trx
      .selectFrom('feed_snapshots')
      .select('id')
      .where('made_at', '>', new Date(now - SNAPSHOT_INTERVAL))
      .limit(1)
      .executeTakeFirst();
    if (recent) return false;
    const ids = await ranked(trx, now);
    await trx
      .insertInto('feed_snapshots')
      .values({ made_at: new Date(now), post_ids: ids })
      .execute();
    return true;
  });
}
