import type { TestPostgres } from '../server/kit/postgres';

/** Jest loads set-up and end of a run apart: what they share is the process. */
const run = globalThis as { runPostgres?: TestPostgres };

/** Has the end of the run stop this server. */
export function stopLater(postgres: TestPostgres): void {
  run.runPostgres = postgres;
}

export default async function stopRunPostgres(): Promise<void> {
  const postgres = run.runPostgres;
  delete run.runPostgres;
  await postgres?.stop();
}
