import { openDatabase } from '../../server/db/database';
import { dayOf, instantOf } from '../../server/kernel/clock';
import type { Task } from '../../server/kernel/jobs';
import { createTestDatabase, createWorld, inDatabase } from '../server/kit/worlds/booking-world';
import type { TestDatabase } from '../server/kit/worlds/booking-world';
import { insertYear } from './year-data';
import { yearJobs } from './year-jobs';
import { hearPlans, reportPlans, tableSizes } from './year-plans';
import type { Ran } from './year-plans';

/** ms that a statement of a job may take. */
const MOST = 500;
/** ms that one run of a job may take before it lets others work. */
const MOST_A_RUN = 10_000;
/** Large tables that a job has to read whole, and once: a draw is between everybody in the queue. */
const HAS_TO_READ: ReadonlyMap<string, RegExp> = new Map([
  ['releases', /^release_(?:tickets|people) /],
]);
/** Runs of a job that are looked at. */
const RUNS = 20;

/** What one job did. */
interface Outcome {
  readonly name: string;
  readonly runs: number;
  /** ms of the longest run. */
  readonly longest: number;
  readonly goesOn: boolean;
  readonly statements: readonly Ran[];
  readonly error: unknown;
}

async function observe({ name, run }: Task, heard: Ran[]): Promise<Outcome> {
  heard.length = 0;
  let longest = 0;
  let runs = 0;
  let goesOn = true;
  let error: unknown = null;
  while (goesOn && runs < RUNS) {
    const started = performance.now();
    runs += 1;
    try {
      goesOn = await run();
    } catch (reason) {
      error = reason;
      goesOn = false;
    }
    longest = Math.max(longest, performance.now() - started);
  }
  return { name, runs, longest, goesOn, statements: [...heard], error };
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 110);

/** Prints what a job did. @returns what is wrong with it */
function judge({ name, runs, longest, goesOn, statements, error }: Outcome): string[] {
  const slowest = statements.reduce<Ran | null>(
    (slow, one) => (slow === null || one.ms > slow.ms ? one : slow),
    null,
  );
  console.log(
    `  ${name.padEnd(26)} ${String(runs).padStart(2)}${goesOn ? '+' : ' '} runs ≤ ${longest.toFixed(0).padStart(5)} ms, ` +
      `${String(statements.length).padStart(4)} statements ≤ ${(slowest?.ms ?? 0).toFixed(0).padStart(4)} ms  ${slowest?.indexes.join(', ') ?? ''}`,
  );
  const wrong: string[] = [];
  if (error !== null)
    wrong.push(`failed: ${error instanceof Error ? error.message : String(error)}`);
  if (longest > MOST_A_RUN) wrong.push(`a run took ${longest.toFixed(0)} ms`);
  const seen = new Set<string>();
  for (const { text, ms, whole: all } of statements) {
    const whole = all.filter((table) => HAS_TO_READ.get(name)?.test(table) !== true);
    if ((ms <= MOST && whole.length === 0) || seen.has(text)) continue;
    seen.add(text);
    const read = whole.length > 0 ? `, reads ${whole.join(', ')}` : '';
    wrong.push(`${ms.toFixed(0)} ms${read}: ${onOneLine(text)}`);
  }
  for (const line of wrong) console.log(`    ${line}`);
  return wrong.map((line) => `${name}: ${line}`);
}

/** @returns what is wrong with the jobs */
async function measure(testDatabase: TestDatabase, now: number): Promise<string[]> {
  const sizes = await inDatabase(testDatabase, async ({ pool }) => {
    await reportPlans(pool);
    return tableSizes(pool);
  });
  const databaseUrl = testDatabase.postgres?.url ?? '';
  const database = await openDatabase(
    {
      ...{ databaseUrl, dataDir: testDatabase.dataDir },
      workerFile: new URL('file:///none'),
      onCrash(error) {
        throw error;
      },
    },
    () => undefined,
  );
  const heard: Ran[] = [];
  for (const pool of [database.pool, database.reads])
    hearPlans(pool, sizes, (ran) => heard.push(ran));
  const jobs = await yearJobs(database, { dataDir: testDatabase.dataDir, databaseUrl, now });
  const wrong: string[] = [];
  for (const task of jobs.tasks) wrong.push(...judge(await observe(task, heard)));
  await jobs.close();
  await database.close();
  return wrong;
}

async function main(): Promise<void> {
  const size = Number(process.argv[2] ?? '1');
  // Ten in the morning, when reminders are written.
  const now = instantOf(dayOf(Date.now()), '10:00');
  const testDatabase = await createTestDatabase('postgres');
  try {
    await inDatabase(testDatabase, async (database) => {
      await createWorld(testDatabase, { callers: 0, slots: [] });
      console.log(`rows, ${size} times a moderate year:`);
      await insertYear(database.pool, size, now);
    });
    console.log('jobs:');
    const wrong = await measure(testDatabase, now);
    console.log(
      `each job's runs ≤ ${MOST_A_RUN} ms, its statements ≤ ${MOST} ms, no large table read whole: ` +
        (wrong.length === 0 ? 'yes' : `no, ${wrong.length} times`),
    );
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await testDatabase.remove();
  }
}

void main();
