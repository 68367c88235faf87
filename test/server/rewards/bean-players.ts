import { execFileSync, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../server/db/database';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { StepAnswer } from './bean-process';
import { takeBeanStep } from './bean-steps';
import type { BeanOutcome, BeanStep } from './bean-steps';

/** An instance of the service that takes steps. */
export interface BeanPlayer {
  take(step: BeanStep, now: number): Promise<BeanOutcome>;
  stop(): void;
}

const ROOT = join(__dirname, '../../..');
// Below the root, where packages are found.
const BUNDLE = join(ROOT, `.cache/test/bean-process-${process.pid}.cjs`);

function bundleProcess(): void {
  execFileSync(
    join(ROOT, 'node_modules/esbuild/bin/esbuild'),
    [
      join(__dirname, 'bean-process.ts'),
      '--bundle',
      '--platform=node',
      '--format=cjs',
      '--target=node20',
      '--packages=external',
      `--alias:@contract=${join(ROOT, 'contract')}`,
      `--outfile=${BUNDLE}`,
      '--log-level=error',
    ],
    { cwd: ROOT },
  );
}

/** A process of its own on a PostgreSQL server. */
function processOn(url: string): BeanPlayer {
  const child = fork(BUNDLE, { env: { ...process.env, DATABASE_URL: url } });
  const waiting = new Map<number, { done(answer: StepAnswer): void }>();
  let sent = 0;
  child.on('message', (answer: StepAnswer) => {
    waiting.get(answer.number)?.done(answer);
    waiting.delete(answer.number);
  });
  child.on('exit', (code) => {
    for (const [number, { done }] of waiting) done({ number, error: `The process ended: ${code}` });
  });
  return {
    take: (step, now) =>
      new Promise((resolve, reject) => {
        const number = (sent += 1);
        waiting.set(number, {
          done: ({ outcome, error }) =>
            outcome ? resolve(outcome) : reject(new Error(error ?? 'No answer.')),
        });
        child.send({ number, step, now });
      }),
    stop: () => {
      child.kill();
      rmSync(BUNDLE, { force: true });
    },
  };
}

/**
 * Instances of the service that work on the same accounts at the same time: processes of their own on PostgreSQL; on the
 * embedded database, which one process at a time can open, instances that share it.
 */
export function createBeanPlayers(
  testDatabase: TestDatabase,
  { db }: Database,
  count: number,
): BeanPlayer[] {
  const { postgres } = testDatabase;
  if (postgres) bundleProcess();
  return Array.from({ length: count }, () =>
    postgres
      ? processOn(postgres.url)
      : { take: (step, now) => takeBeanStep(db, step, now), stop: () => undefined },
  );
}
