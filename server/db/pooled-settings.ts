import type { Pool } from 'pg';

/** Settings that each connection needs and a pooler does not pass on. */
const NEEDED = {
  TimeZone: 'Asia/Shanghai',
  statement_timeout: '5s',
  enable_seqscan: 'off',
  jit: 'off',
} as const;

/**
 * Checks that the role has the settings: behind a pooler many clients share a connection, which cannot set them itself.
 * @throws Error with the statements to run where one is missing.
 */
export async function checkPooledSettings(pool: Pool): Promise<void> {
  const missing: string[] = [];
  for (const [name, value] of Object.entries(NEEDED)) {
    const { rows } = await pool.query<{ value: string; role: string }>(
      'select current_setting($1) as value, current_user as role',
      [name],
    );
    const [row] = rows;
    if (row?.value !== value)
      missing.push(`alter role "${row?.role ?? ''}" set ${name} = '${value}';`);
  }
  if (missing.length > 0)
    throw new Error(
      `DATABASE_POOLER is set, so PostgreSQL has to give the role its settings. Run, then reconnect the pooler: ${missing.join(' ')}`,
    );
}
