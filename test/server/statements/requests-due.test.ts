import { addDays } from '@contract/time/day-rules';
import type { Deps } from '../../../server/deps';
import {
  ANSWER_DAYS,
  closeRequest,
  countDue,
  enterRequest,
} from '../../../server/domain/people/privacy/data-requests';
import { startDataRequests } from '../../../server/jobs/data-requests';
import type { Task } from '../../../server/kernel/jobs';
import { AT, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

// Requests about personal data by phone or mail: nobody has to remember until when they are to be answered.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

/** Enters a request that is to be answered by a day. @returns its reference */
async function dueOn(day: string): Promise<string> {
  const reference = `due ${day}`;
  const request = { kind: 'access', channel: 'phone', age: 'adult', reference } as const;
  const receivedOn = addDays(day, -ANSWER_DAYS);
  const by = { by: 'officer', today: day };
  expect(await enterRequest(world.database.db, { ...request, receivedOn }, by)).toBe(day);
  return reference;
}

/** What the daily job logs at ten in the morning of {@link NOW}. */
async function warned(): Promise<unknown[]> {
  const lines: unknown[] = [];
  const tasks: Task[] = [];
  startDataRequests({
    db: world.database.db,
    clock: { now: () => NOW },
    jobs: { every: (task: Task) => (tasks.push(task), () => Promise.resolve()), failing: () => [] },
    log: { warn: (...line: unknown[]) => void lines.push(line) },
  } as unknown as Deps);
  expect(tasks.map(({ every }) => every)).toEqual([86_400_000]);
  expect(await tasks[0]?.run()).toBe(false);
  return lines;
}

test('the log says each day how many are overdue or due within three days, and how to list them', async () => {
  expect(await warned()).toEqual([]);
  await dueOn(addDays(AT.today, 4));
  expect(await warned()).toEqual([]);
  await dueOn(addDays(AT.today, 3));
  await dueOn(AT.today);
  const late = await dueOn(addDays(AT.today, -1));
  expect(await warned()).toEqual([
    [{ overdue: 1, soon: 2 }, expect.stringContaining('npm run privacy -- requests')],
  ]);
  const answer = { reference: late, outcome: 'granted', answeredOn: AT.today, reason: '' } as const;
  await closeRequest(world.database.db, answer, { by: 'officer', today: AT.today });
  expect(await countDue(world.database.db, AT.today)).toEqual({ overdue: 0, soon: 2 });
});
