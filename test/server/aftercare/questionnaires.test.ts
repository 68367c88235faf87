import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { FEWEST_ANSWERS } from '@contract/questionnaire/questionnaire-rules';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  newKey,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { insertCommunityStaff } from '../kit/worlds/community-world';
import type { CommunityStaff } from '../kit/worlds/community-world';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';
import { sqlNow } from '../../run-clock';

const LIST = 'GET /questionnaire/list.do';
const DETAIL = 'GET /questionnaire/detail.do';
const DRAFT = 'POST /questionnaire/draft.do';
const SUBMIT = 'POST /questionnaire/submit.do';
const RESULTS = 'GET /questionnaire/staff/results.do';
const CSV = 'GET /questionnaire/staff/csv.do';
const SET_OPEN = 'POST /questionnaire/staff/setOpen.do';
const DAY = 86_400_000;
/** Noon in China, so that a test does not cross midnight. */
const NOON = Math.floor((Date.now() + DAY / 3) / DAY) * DAY + DAY / 6;

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;
let staff: CommunityStaff;
let orderId: string;

const nth = (index: number): Caller => world.callers[index] as Caller;
const runSql = (text: string, values: readonly unknown[] = []) =>
  inDatabase(testDatabase, ({ pool }) => pool.query(text, [...values]));
const codeOf = async (answer: Promise<{ code: string }>): Promise<string> => (await answer).code;

type Sent = { questionId: string; answer: never }[];
const sent = (answers: Readonly<Record<string, unknown>>): Sent =>
  Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer: answer as never }));
const SKIPPED = { kind: 'skipped' };
const value = (each: number) => ({ kind: 'number', value: each });
const choice = (...options: string[]) => ({ kind: 'choice', options });

const CONTENT = { overall: value(5), wait: value(20), photo: SKIPPED };
const HABITS = {
  since: SKIPPED,
  forwhom: choice('child'),
  found: choice('easy'),
  recommend: value(9),
  improve: { kind: 'text', text: '=1+1' },
};
const visit = (answers: Readonly<Record<string, unknown>>, of = orderId) => ({
  code: 'visit',
  version: 1,
  orderId: of,
  attempt: newKey(),
  answers: sent(answers),
});
const habits = (answers: Readonly<Record<string, unknown>> = HABITS, attempt = newKey()) => ({
  code: 'habits',
  version: 1,
  attempt,
  answers: sent(answers),
});

/** A completed visit of yesterday. */
async function aVisit(who: Caller): Promise<string> {
  const booking = bookingOf(who, world.slotIds[0] ?? 0);
  const booked = await provider.ok('POST /subscribe/subscribe/addV2.do', booking, who);
  await runSql(`update orders set status = 'DONE', day = $1 where id = $2`, [
    dayFrom(-1),
    booked.orderId,
  ]);
  return booked.orderId;
}

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  world = await createWorld(testDatabase, {
    callers: 11,
    slots: [{ day: dayFrom(3), capacity: 9 }],
  });
  staff = await insertCommunityStaff({ testDatabase } as Parameters<
    typeof insertCommunityStaff
  >[0]);
  await runSql(`update linkmen set person_key = id`);
  await runSql(`update sessions set expires_at = ${sqlNow()} + interval '9 years'`);
  provider = await startOn(testDatabase, clockAt(NOON));
  orderId = await aVisit(nth(0));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

describe('a questionnaire about a visit', () => {
  test('is offered to whoever had the visit, and to nobody else', async () => {
    const { list } = await provider.ok(LIST, {}, nth(0));
    expect(list.map(({ code, state, visit: of }) => [code, state, of?.orderId])).toEqual([
      ['habits', 'open', undefined],
      ['visit', 'open', orderId],
    ]);
    const strangers = await provider.ok(LIST, {}, nth(1));
    expect(strangers.list.map(({ code }) => code)).toEqual(['habits']);
    const asked = { code: 'visit', orderId };
    expect(await codeOf(provider.call(DETAIL, asked, nth(1)))).toBe(CODE.NOT_FOUND);
    expect(await codeOf(provider.call(SUBMIT, visit(CONTENT), nth(1)))).toBe(CODE.NOT_FOUND);
    expect(await codeOf(provider.call(DETAIL, { code: 'visit' }, nth(0)))).toBe(CODE.NOT_FOUND);
  });

  test('a draft comes back with what is off the path, on any device; an older one changes nothing', async () => {
    const answers = { overall: value(5), trouble: choice('staff') };
    const draft = { ...visit(answers), at: 'wait', savedAt: NOON };
    await provider.ok(DRAFT, draft, nth(0));
    await provider.ok(DRAFT, { ...draft, answers: [], at: null, savedAt: NOON - 1 }, nth(0));
    const detail = await provider.ok(DETAIL, { code: 'visit', orderId }, nth(0));
    expect(detail).toMatchObject({ state: 'begun', givesBeans: true });
    expect(detail.draft).toMatchObject({ at: 'wait', attempt: draft.attempt, savedAt: NOON });
    expect(detail.draft?.answers.map(({ questionId }) => questionId)).toEqual([
      'overall',
      'trouble',
    ]);
  });

  test('is refused before its path ends, and stores the path once, however often it is sent', async () => {
    const early = await provider.call(SUBMIT, visit({ overall: value(2) }), nth(0));
    expect(early).toMatchObject({
      code: CODE.QUESTIONNAIRE_INCOMPLETE,
      data: { questionId: 'trouble' },
    });
    const bad = visit({ ...CONTENT, overall: value(6) });
    expect(await codeOf(provider.call(SUBMIT, bad, nth(0)))).toBe(CODE.QUESTIONNAIRE_INCOMPLETE);
    const answers = visit({ ...CONTENT, trouble: choice('staff') });
    const all = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(provider.call(SUBMIT, answers, nth(0)))),
    );
    expect(new Set(all)).toEqual(new Set([CODE.SUCCESS]));
    const { rows } = await runSql('select answers, subject from questionnaire_responses');
    expect(rows).toEqual([{ answers: CONTENT, subject: orderId }]);
    expect((await runSql('select 1 from questionnaire_drafts')).rows).toEqual([]);
    expect(await codeOf(provider.call(SUBMIT, visit(CONTENT), nth(0)))).toBe(
      CODE.QUESTIONNAIRE_ANSWERED,
    );
    const { state } = await provider.ok(DETAIL, { code: 'visit', orderId }, nth(0));
    expect(state).toBe('answered');
  });

  test('somebody else’s picture is refused, and the refusal names its question', async () => {
    const of = await aVisit(nth(2));
    await runSql(
      `insert into uploads (id, user_id, kind, type, bytes, created_at) values ('theirs', $1, 'image', 'png', 1, ${sqlNow()})`,
      [nth(3).userId],
    );
    const photo = { kind: 'picture', fileIds: ['theirs'] };
    const refused = (language: 'zh-CN' | 'en') =>
      provider.call(SUBMIT, visit({ ...CONTENT, photo }, of), { ...nth(2), language });
    expect(await refused('zh-CN')).toEqual({
      code: CODE.NOT_FOUND,
      msg: '“有要给我们看的照片吗？”的图片已不在，请回到这一题重新添加',
      data: { questionId: 'photo' },
    });
    expect((await refused('en')).msg).toBe(
      'A picture of “Is there a picture you want to show us?” is gone. Go back to that question and add it again.',
    );
    await runSql(`update uploads set user_id = $1 where id = 'theirs'`, [nth(2).userId]);
    await provider.ok(SUBMIT, visit({ ...CONTENT, photo }, of), nth(2));
    const { rows } = await runSql(`select used_at from uploads where id = 'theirs'`);
    expect(rows[0]?.used_at).not.toBeNull();
  });
});

test('a video is no picture of an answer', async () => {
  const of = await aVisit(nth(9));
  await runSql(
    `insert into uploads (id, user_id, kind, type, bytes, created_at) values ('a-video', $1, 'video', 'mp4', 1, ${sqlNow()})`,
    [nth(9).userId],
  );
  const photo = { kind: 'picture', fileIds: ['a-video'] };
  const refused = provider.call(SUBMIT, visit({ ...CONTENT, photo }, of), nth(9));
  expect(await codeOf(refused)).toBe(CODE.NOT_FOUND);
});

test('a device whose clock is ahead does not keep others out', async () => {
  const of = await aVisit(nth(10));
  const draft = { ...visit({ overall: value(1) }, of), at: 'wait' };
  await provider.ok(DRAFT, { ...draft, savedAt: NOON + 9 * DAY }, nth(10));
  const later = { ...draft, answers: sent({ overall: value(2) }), savedAt: NOON + 8 * DAY };
  await provider.ok(DRAFT, later, nth(10));
  const detail = await provider.ok(DETAIL, { code: 'visit', orderId: of }, nth(10));
  expect(detail.draft?.answers).toMatchObject([{ answer: { value: 2 } }]);
});

describe('an anonymous questionnaire', () => {
  test('takes no draft', async () => {
    const draft = { ...habits(), at: null, savedAt: NOON };
    expect(await codeOf(provider.call(DRAFT, draft, nth(4)))).toBe(CODE.PARAMETERS);
  });

  test('stores nothing that leads from the answers to who gave them, and shows none below five', async () => {
    const ask = { code: 'habits', version: 1 };
    for (let index = 0; index < FEWEST_ANSWERS - 1; index += 1) {
      const answers = habits();
      await provider.ok(SUBMIT, answers, nth(index));
      await provider.ok(SUBMIT, answers, nth(index));
    }
    expect(await codeOf(provider.call(SUBMIT, habits(), nth(0)))).toBe(CODE.QUESTIONNAIRE_ANSWERED);
    const before = await provider.ok(RESULTS, ask, staff.mia);
    expect(before.card.answers).toBe(0);
    expect(before.questions.every(({ answered }) => answered === 0)).toBe(true);
    await provider.ok(SUBMIT, habits(), nth(FEWEST_ANSWERS));

    const { rows: columns } = await runSql(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = 'anonymous_responses' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'answers',
      'code',
      'id',
      'is_released',
      'version',
    ]);
    const { rows: took } = await runSql(
      `select attempt, day::text from questionnaire_participations where code = 'habits'`,
    );
    const { rows: stored } = await runSql('select id, answers from anonymous_responses');
    expect(stored).toHaveLength(FEWEST_ANSWERS);
    for (const { attempt } of took) expect(JSON.stringify(stored)).not.toContain(attempt);

    await provider.runJobs();
    const shown = await provider.ok(RESULTS, ask, staff.mia);
    expect(shown.card.answers).toBe(FEWEST_ANSWERS);
    expect(shown.questions.find(({ questionId }) => questionId === 'recommend')).toMatchObject({
      answered: FEWEST_ANSWERS,
      average: 9,
    });
    const { rows: anew } = await runSql(
      'select id, xmin::text as written, ctid::text as position from anonymous_responses order by ctid',
    );
    expect(new Set(anew.map(({ written }) => written)).size).toBe(1);
    const ids = anew.map(({ id }) => String(id));
    expect(ids.some((id) => stored.some((each) => each.id === id))).toBe(false);
    expect(ids).toEqual([...ids].sort());
  });

  test('its beans are dated to the day, and collected once', async () => {
    const task = 'questionnaire';
    const award = await provider.ok('POST /health-beans/activeTask/getAward.do', { task }, nth(1));
    expect(award).toMatchObject({ beans: 10, task: { state: 'collected' } });
    const { rows } = await runSql(
      `select e.at, p.done_at, p.collected_at from bean_entries e
       join bean_task_progress p on p.user_id = e.user_id and p.task = e.reason where e.reason = $1`,
      [task],
    );
    const times = rows.flatMap((row) => Object.values(row) as Date[]);
    expect(times).toHaveLength(3);
    for (const time of times) expect((time.getTime() + DAY / 3) % DAY).toBe(0);
    expect(
      await codeOf(provider.call('POST /health-beans/activeTask/getAward.do', { task }, nth(7))),
    ).toBe(CODE.BEAN_TASK_NOT_DONE);
  });
});

describe('staff', () => {
  test('only moderators see results, and close a questionnaire early', async () => {
    const ask = { code: 'habits', version: 1 };
    for (const caller of [staff.desk, nth(0), {}])
      for (const name of [RESULTS, CSV] as const)
        expect(await codeOf(provider.call(name, ask, caller))).not.toBe(CODE.SUCCESS);
    const setOpen = (open: boolean, as: object) => provider.call(SET_OPEN, { ...ask, open }, as);
    expect(await codeOf(setOpen(false, staff.desk))).not.toBe(CODE.SUCCESS);
    expect(await codeOf(setOpen(false, staff.mia))).toBe(CODE.SUCCESS);
    expect(await codeOf(provider.call(SUBMIT, habits(), nth(8)))).toBe(CODE.QUESTIONNAIRE_CLOSED);
    const { state } = await provider.ok(DETAIL, { code: 'habits' }, nth(8));
    expect(state).toBe('closed');
    expect((await provider.ok(LIST, {}, nth(8))).list).toEqual([]);
    expect(await codeOf(setOpen(true, staff.mia))).toBe(CODE.SUCCESS);
    await provider.ok(SUBMIT, habits(), nth(8));
  });

  test('their table has no formula, no account and no time', async () => {
    const { csv, fileName } = await provider.ok(CSV, { code: 'habits', version: 1 }, staff.mia);
    expect(fileName).toBe('habits.1.csv');
    const [head, ...rows] = csv.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFF"您大约/);
    expect(rows).toEqual(Array.from({ length: FEWEST_ANSWERS }, () => `,"孩子",,"容易",9,"'=1+1"`));
  });
});

describe('with an account that is deleted', () => {
  const OWN = [
    'questionnaire_drafts',
    'questionnaire_participations',
    'questionnaire_responses',
    'uploads',
  ];
  const rowsOf = async (who: Caller): Promise<number[]> => {
    const counts = [];
    for (const table of OWN) {
      const { rows } = await runSql(`select 1 from ${table} where user_id = $1`, [who.userId]);
      counts.push(rows.length);
    }
    return counts;
  };
  const anonymous = async (): Promise<number> =>
    (await runSql('select 1 from anonymous_responses')).rows.length;
  const leave = async (who: Caller): Promise<void> => {
    await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, who);
    const { rows } = await runSql('select mobile from outbox order by id desc limit 1');
    const vcode = await provider.newestCode(String(rows[0]?.mobile));
    await provider.ok('POST /passport/user/delete.do', { vcode }, who);
  };

  test('its draft goes, and its anonymous answers stay', async () => {
    const who = nth(6);
    const draft = visit({ overall: value(5) }, await aVisit(who));
    await provider.ok(DRAFT, { ...draft, at: null, savedAt: NOON }, who);
    await provider.ok(SUBMIT, habits(), who);
    expect(await rowsOf(who)).toEqual([1, 1, 0, 0]);
    const before = await anonymous();
    await leave(who);
    expect(await rowsOf(who)).toEqual([0, 0, 0, 0]);
    expect(await anonymous()).toBe(before);
  });

  test('its answers and their pictures go, also from the results', async () => {
    const who = nth(7);
    await runSql(
      `insert into uploads (id, user_id, kind, type, bytes, created_at) values ('left', $1, 'image', 'png', 1, ${sqlNow()})`,
      [who.userId],
    );
    const photo = { kind: 'picture', fileIds: ['left'] };
    await provider.ok(SUBMIT, visit({ ...CONTENT, photo }, await aVisit(who)), who);
    expect(await rowsOf(who)).toEqual([0, 1, 1, 1]);
    const ask = { code: 'visit', version: 1 };
    const { answers } = (await provider.ok(RESULTS, ask, staff.mia)).card;
    await leave(who);
    expect(await rowsOf(who)).toEqual([0, 0, 0, 0]);
    expect((await provider.ok(RESULTS, ask, staff.mia)).card.answers).toBe(answers - 1);
  });
});

test('a draft of a closed version leads on to the newest one, and of an open version it goes on', async () => {
  const who = nth(8);
  const folder = temporaryDirectory('questionnaires');
  for (const name of ['habits.1.json', 'visit.1.json'])
    copyFileSync(join('server/questionnaires', name), join(folder, name));
  const first = JSON.parse(readFileSync('server/questionnaires/visit.1.json', 'utf8')) as object;
  writeFileSync(join(folder, 'visit.2.json'), JSON.stringify({ ...first, version: 2 }));
  const visited = await aVisit(who);
  const draft = { ...visit({ overall: value(5) }, visited), at: 'wait', savedAt: NOON };
  await provider.ok(DRAFT, draft, who);
  await provider.halt();
  provider = await startOn(testDatabase, { ...clockAt(NOON), QUESTIONNAIRES_DIR: folder });
  const shown = async (input: object = {}) => {
    const detail = await provider.ok(DETAIL, { code: 'visit', orderId: visited, ...input }, who);
    return [detail.state, detail.questionnaire.version, detail.draft?.at];
  };
  expect(await shown()).toEqual(['begun', 1, 'wait']);
  const close = (open: boolean) =>
    provider.ok(SET_OPEN, { code: 'visit', version: 1, open }, staff.mia);
  await close(false);
  expect(await shown()).toEqual(['open', 2, undefined]);
  const { list } = await provider.ok(LIST, {}, who);
  expect(list.find(({ visit: of }) => of?.orderId === visited)?.state).toBe('open');
  await close(true);
  // The device alone knows in which version an anonymous draft began.
  await runSql(`delete from questionnaire_drafts`);
  expect(await shown({ version: 1 })).toEqual(['open', 1, undefined]);
  expect(await shown({ version: 9 })).toEqual(['open', 2, undefined]);
  await provider.halt();
  removeDirectory(folder);
  provider = await startOn(testDatabase, clockAt(NOON));
});

test('what was answered must not change; the start says so', async () => {
  await runSql(`update questionnaire_versions set hash = 'other' where code = 'visit'`);
  await provider.halt();
  await expect(startOn(testDatabase, clockAt(NOON))).rejects.toThrow(/visit\.1\.json was answered/);
  await runSql(`delete from questionnaire_versions where code = 'visit'`);
  provider = await startOn(testDatabase, clockAt(NOON));
});
