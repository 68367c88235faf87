import { importTypeScript } from '../test/setup/run-typescript.mjs';
import { jest, runStage, sum } from './run-stage.mjs';

/**
 * Runs suites with what all of them start from: a PostgreSQL server, and databases with the data of a first start, made
 * here once, so that no suite waits while another one makes them.
 * @param work is given the settings by which suites find them. @returns counts of both
 */
export async function withTemplates(work) {
  const { SHARED_POSTGRES, startSharedPostgres } = await importTypeScript(
    'test/server/shared-postgres.ts',
  );
  const postgres = await startSharedPostgres();
  const env = { [SHARED_POSTGRES]: postgres.url };
  try {
    const stage = jest(['templates'], 2);
    const counts = await runStage({ ...stage, name: 'templates', env: { ...stage.env, ...env } });
    return counts.failed > 0 ? counts : sum([counts, await work(env)]);
  } finally {
    await postgres.stop();
  }
}
