import { CODE } from '@contract/errors';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertMembers,
  newKey,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const LIST = 'GET /questionnaire/list.do';
const DETAIL = 'GET /questionnaire/detail.do';
const DRAFT = 'POST /questionnaire/draft.do';
const SUBMIT = 'POST /questionnaire/submit.do';
const DAY = 86_400_000;
/** Noon in China, so that a test does not cross midnight. */
const NOON = Math.floor((Date.now() + DAY / 3) / DAY) * DAY + DAY / 6;

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;

const nth = (index: number): Caller => world.callers[index] as Caller;
const runSql = (text: string, values: readonly unknown[] = []) =>
  inDatabase(testDatabase, ({ pool }) => pool.query(text, [...values]));
const codeOf = async (answer: Promise<{ code: string }>): Promise<string> => (await answer).code;

const value = (each: number) => ({ kind: 'number', value: each });
const CONTENT = { overall: value(5), wait: value(20), photo: { kind: 'skipped' } };
const visit = (answers: Readonly<Record<string, unknown>>, orderId: string) => ({
  code: 'visit',
  version: 1,
  orderId,
  attempt: newKey(),
  answers: Object.entries(answers).map(([questionId, answer]) => ({
    questionId,
    answer: answer as never,
  })),
});

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  world = await createWorld(testDatabase, {
    callers: 2,
    slots: [{ day: dayFrom(3), capacity: 9 }],
  });
  await runSql(`update linkmen set person_key = id`);
  await runSql(`update sessions set expires_at = ${sqlNow()} + interval '9 years'`);
  provider = await startOn(testDatabase, clockAt(NOON));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const bookFor = async (who: Caller): Promise<string> => {
  const booking = bookingOf(who, world.slotIds[0] ?? 0);
  return (await provider.ok('POST /subscribe/subscribe/addV2.do', booking, who)).orderId;
};
const complete = (id: string) =>
  runSql(`update orders set status = 'DONE', day = $1 where id = $2`, [dayFrom(-1), id]);
/** Their orders, of which only the one with the larger id is completed: the other comes in front of it in the database. */
async function aFamily(who: Caller): Promise<{ first: string; second: string }> {
  const [linkmanId = ''] = await inDatabase(testDatabase, (database) =>
    insertMembers(database, who, [{}]),
  );
  await runSql(`update linkmen set person_key = id where id = $1`, [linkmanId]);
  const ids = [await bookFor(who), await bookFor({ ...who, linkmanId })];
  const [second = '', first = ''] = ids.sort();
  await complete(first);
  return { first, second };
}
const shown = async (who: Caller) =>
  (await provider.ok(LIST, {}, who)).list
    .filter(({ code }) => code === 'visit')
    .map(({ state, visit: of }) => [state, of?.orderId]);

test('two people of a family at one clinic on one day are one visit: what was answered for one is not asked again for the other', async () => {
  const who = nth(0);
  const { first, second } = await aFamily(who);
  await provider.ok(SUBMIT, visit(CONTENT, first), who);
  await complete(second);
  expect(await shown(who)).toEqual([['answered', first]]);
  const again = provider.call(SUBMIT, visit(CONTENT, second), who);
  expect(await codeOf(again)).toBe(CODE.QUESTIONNAIRE_ANSWERED);
  await runSql(`update orders set removed_at = ${sqlNow()} where id = $1`, [first]);
  expect(await shown(who)).toEqual([['answered', first]]);
  await runSql(`update orders set removed_at = ${sqlNow()} where id = $1`, [second]);
  expect(await shown(who)).toEqual([]);
});

test('what was begun for one of them goes on, and is handed in once, by either', async () => {
  const who = nth(1);
  const { first, second } = await aFamily(who);
  const draft = { ...visit({ overall: value(3) }, first), at: 'wait', savedAt: NOON };
  await provider.ok(DRAFT, draft, who);
  await complete(second);
  expect(await shown(who)).toEqual([['begun', first]]);
  for (const orderId of [first, second]) {
    const detail = await provider.ok(DETAIL, { code: 'visit', orderId }, who);
    expect(detail.draft?.attempt).toBe(draft.attempt);
  }
  await provider.ok(SUBMIT, visit(CONTENT, second), who);
  const late = provider.call(SUBMIT, visit(CONTENT, first), who);
  expect(await codeOf(late)).toBe(CODE.QUESTIONNAIRE_ANSWERED);
});
