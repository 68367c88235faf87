import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { createPlace, createWorld, inDatabase } from '../server/booking-world';
import type { Place } from '../server/booking-world';
import type { TestPostgres } from '../server/postgres';
import { dayOf, instantOf } from '../../server/kernel/clock';
import { insertYear } from './year-data';
import { jobStatements } from './year-statements';

/** ms that a statement of a job may take. */
const MOST = 500;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}
interface Explained {
  readonly 'QUERY PLAN': readonly [
    {
      readonly Plan: PlanNode;
      readonly 'Execution Time': number;
      readonly 'Planning Time': number;
    },
  ];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How each table is read: "index orders_of_day", "whole orders". */
const scansOf = (plan: PlanNode): string[] => [
  ...new Set(
    nodesOf(plan).flatMap(({ 'Node Type': kind, 'Index Name': index, 'Relation Name': table }) =>
      index ? [index] : kind === 'Seq Scan' && table ? [`WHOLE ${table}`] : [],
    ),
  ),
];

/** @returns ms and the ways of reading of each statement; none changes anything */
async function measure(database: Database, now: number): Promise<boolean> {
  const statements = await jobStatements(database.db, now);
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  const verdicts: string[] = [];
  for (const { name, text, values } of statements) {
    let ms = 0;
    let scans: string[] = [];
    // The first run warms what the second measures.
    for (const _ of [1, 2]) {
      await client.query('begin');
      const { rows } = await client.query<Explained>(`explain (analyze, format json) ${text}`, [
        ...values,
      ]);
      await client.query('rollback');
      const [explained] = (rows[0] as Explained)['QUERY PLAN'];
      ms = explained['Execution Time'] + explained['Planning Time'];
      scans = scansOf(explained.Plan);
    }
    console.log(`  ${name.padEnd(24)} ${ms.toFixed(0).padStart(7)} ms  ${scans.join(', ')}`);
    verdicts.push(`${name} ${ms <= MOST ? 'yes' : 'no'}`);
  }
  client.release();
  console.log(`≤ ${MOST} ms: ${verdicts.join(', ')}`);
  return verdicts.every((verdict) => verdict.endsWith(' yes'));
}

/** A new server, or that of `BENCH_DATABASE_URL`, whose rows are made once and measured again after a change. */
async function yearPlace(): Promise<Place> {
  const url = process.env.BENCH_DATABASE_URL;
  if (url === undefined) return createPlace('postgres');
  const postgres = { url } as TestPostgres;
  const place = { dataDir: '.cache/bench', postgres, remove: () => Promise.resolve() };
  await inDatabase(place, ({ pool }) => migrate(pool, 'server/migrations'));
  return place;
}

async function main(): Promise<void> {
  const size = Number(process.argv[2] ?? '1');
  // Ten in the morning, when reminders are written.
  const now = instantOf(dayOf(Date.now()), '10:00');
  const place = await yearPlace();
  try {
    const isEmpty = await inDatabase(place, async ({ pool }) => {
      const { rowCount } = await pool.query('select from departments limit 1');
      return rowCount === 0;
    });
    if (isEmpty) await createWorld(place, { callers: 0, slots: [] });
    const isFast = await inDatabase(place, async (database) => {
      if (isEmpty) {
        console.log(`rows, ${size} times a moderate year:`);
        await insertYear(database.pool, size, now);
      }
      console.log('statements:');
      return measure(database, now);
    });
    process.exitCode = isFast ? 0 : 1;
  } finally {
    await place.remove();
  }
}

void main();
