// A process of its own that takes steps on the PostgreSQL of DATABASE_URL, one after another as they are sent.
import { openDatabase } from '../../../server/db/database';
import { takeBeanStep } from './bean-steps';
import type { BeanOutcome, BeanStep } from './bean-steps';

/** What the process is sent, and what it answers under the same number. */
export interface StepMessage {
  readonly number: number;
  readonly step: BeanStep;
  /** ms. */
  readonly now: number;
}
export interface StepAnswer {
  readonly number: number;
  readonly outcome?: BeanOutcome;
  readonly error?: string;
}

const opened = openDatabase(
  {
    databaseUrl: process.env.DATABASE_URL ?? '',
    dataDir: '',
    workerFile: new URL('file:///none'),
    onCrash: (error) => {
      throw error;
    },
  },
  () => undefined,
);
const answer = (words: StepAnswer): void => void process.send?.(words);

process.on('message', ({ number, step, now }: StepMessage) => {
  void opened
    .then(({ db }) => takeBeanStep(db, step, now))
    .then(
      (outcome) => answer({ number, outcome }),
      (error: unknown) => answer({ number, error: String((error as Error).stack) }),
    );
});
