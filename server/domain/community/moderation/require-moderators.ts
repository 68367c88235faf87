import type { Config } from '../../../kernel/config';
import { moderatorProblem } from '../../../kernel/live-checks';
import type { Database } from '../../../db/database';

/** Moderators who can sign in; 0 in a database that has no tables yet. */
async function countModerators(pool: Database['pool']): Promise<number> {
  const { rows: tables } = await pool.query<{ there: boolean }>(
    `select to_regclass('staff') is not null as there`,
  );
  if (!tables[0]?.there) return 0;
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from staff where role = 'moderator' and disabled_at is null and not is_demo`,
  );
  return Number(rows[0]?.count ?? 0);
}

/**
 * What is held waits for a moderator: without one nobody would ever decide. Looks before the database is changed.
 * @throws Error in live with the community switched on and no moderator
 */
export async function requireModerators(
  pool: Database['pool'],
  { env, community }: Pick<Config, 'env' | 'community'>,
): Promise<void> {
  if (env !== 'live' || !community) return;
  const problem = moderatorProblem(community, await countModerators(pool));
  if (problem !== null) throw new Error(problem);
}
