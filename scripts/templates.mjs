import { importTypeScript } from '../test/setup/run-typescript.mjs';
import { jest, runStage, sum, withEnv } from './run-stage.mjs';

/**
 * The PostgreSQL server of a run, in which suites have their databases.
 * @param work is given the settings by which suites find it. @returns what it returns
 */
export async function withRunPostgres(work) {
  const { SHARED_POSTGRES, startSharedPostgres } = await importTypeScript(
    'test/server/kit/shared-postgres.ts',
  );
  const postgres = await startSharedPostgres();
  try {
    return await work({ [SHARED_POSTGRES]: postgres.socketUrl });
  } finally {
    await postgres.stop();
  }
}

/** Makes databases with the data of a first start, once, so that no suite waits while another one makes them. */
export const templates = { ...jest(['templates'], 2), name: 'templates', fatal: true };

/** Runs suites with what all of them start from. @param work as of {@link withRunPostgres}. @returns counts of both */
export const withTemplates = (work) =>
  withRunPostgres(async (env) => {
    const counts = await runStage(withEnv(templates, env));
    return counts.failed > 0 ? counts : sum([counts, await work(env)]);
  });
