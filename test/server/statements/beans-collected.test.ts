import { CODE } from '@contract/errors';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../../../server/db/database';
import { collectAward } from '../../../server/domain/rewards/beans/award';
import { doTask } from '../../../server/domain/rewards/beans/do-task';
import { completeTask, findProgress } from '../../../server/domain/rewards/beans/progress';
import type { Doing } from '../../../server/domain/rewards/beans/progress';
import { nextArticle } from '../../../server/domain/rewards/beans/reading';
import { expiringOf } from '../../../server/domain/rewards/beans/statement';
import { warnOfExpiry } from '../../../server/domain/rewards/beans/warn';
import { insertMembers, newKey } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { balanceNow, giveLots, unbalancedAccounts } from './bean-lots';
import { messagesTo } from './drawn-lottery';
import { HOUR, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

const DAY = 24 * HOUR;
const SECOND = 1_000;
const TODAY = '2026-05-04';

let world: StatementWorld;
let db: Db;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
});
afterAll(() => world?.close());

/** An account whose own person is known. @param person keyed hash of their document */
async function known(person = newKey()): Promise<Caller> {
  const caller = world.caller();
  await world.run('update linkmen set person_key = $2 where id = $1', [caller.linkmanId, person]);
  return caller;
}
const doing = ({ userId }: Pick<Caller, 'userId'>, more: Partial<Doing> = {}): Doing => ({
  ...{ userId, task: 'signIn', now: NOW, today: TODAY },
  ...more,
});
const NOTHING = { inView: false };
/** Checks in on a day, counted from today. */
const signIn = (who: Caller, day = 0) =>
  doTask(db, doing(who, { today: addDays(TODAY, day), now: NOW + day * DAY }), NOTHING);
const collect = (who: Caller, more: Partial<Doing> = {}) => collectAward(db, doing(who, more));

describe('an award', () => {
  test('is collected once, in a lot that is valid for twelve months more than this one', async () => {
    const who = await known();
    await signIn(who);
    expect(await collect(who)).toBe(2);
    expect(await collect(who)).toBe(2);
    expect(await balanceNow(world, who.userId)).toBe(2);
    expect(await expiringOf(db, who.userId, NOW)).toEqual([
      { lastDay: '2027-05-31', beans: 2, soon: false },
    ]);
  });
  test('is collected once, though it is asked for several times at once', async () => {
    const who = await known();
    await signIn(who);
    expect(await Promise.all([collect(who), collect(who), collect(who)])).toEqual([2, 2, 2]);
    expect(await balanceNow(world, who.userId)).toBe(2);
  });
  test('is refused before its task is done', async () => {
    await expect(collect(await known())).rejects.toMatchObject({ code: CODE.BEAN_TASK_NOT_DONE });
  });
  test('is not that of another day or of another task', async () => {
    const who = await known();
    await signIn(who);
    for (const more of [{ today: addDays(TODAY, 1) }, { task: 'profile' as const }])
      await expect(collect(who, more)).rejects.toMatchObject({ code: CODE.BEAN_TASK_NOT_DONE });
  });
  test('waits until the account’s own person is known', async () => {
    const who = world.caller();
    await signIn(who);
    await expect(collect(who)).rejects.toMatchObject({ code: CODE.BEAN_PERSON_MISSING });
    expect(await balanceNow(world, who.userId)).toBe(0);
  });
  test('is for the one who is the account’s own person now, not for one who was removed', async () => {
    const who = await known();
    await signIn(who);
    await world.run(`update linkmen set birthday = '2008-05-05' where id = $1`, [who.linkmanId]);
    await expect(collect(who)).rejects.toMatchObject({ code: CODE.ADULTS_ONLY });
    await world.run('update linkmen set deleted_at = $2 where id = $1', [
      who.linkmanId,
      new Date(NOW),
    ]);
    await expect(collect(who)).rejects.toMatchObject({ code: CODE.BEAN_PERSON_MISSING });
    const [now] = await insertMembers(world.database, who, [{ birthday: '2008-05-04' }]);
    await world.run('update linkmen set relation_type = 1, person_key = id where id = $1', [now]);
    expect(await collect(who)).toBe(2);
  });
  test('is one a person, whichever of their accounts asks first, for each task and day', async () => {
    const person = newKey();
    const [one, two] = [await known(person), await known(person)];
    for (const who of [one, two]) for (const day of [0, 1]) await signIn(who, day);
    const answers = await Promise.allSettled([collect(one), collect(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: CODE.BEAN_PERSON_COLLECTED } });
    const tomorrow = { today: addDays(TODAY, 1), now: NOW + DAY };
    expect(await collect(two, tomorrow)).toBe(2);
    // With either account, what they had for another task of the day is another award.
    const answered = { task: 'questionnaire' as const };
    await db.transaction().execute((trx) => completeTask(trx, doing(two, answered)));
    expect(await collect(two, answered)).toBe(10);
  });
  test('of a questionnaire says only the day on which it was sent', async () => {
    const who = await known();
    const done = doing(who, { task: 'questionnaire' });
    await signIn(who);
    await db.transaction().execute((trx) => completeTask(trx, done));
    expect(await collect(who, { task: 'questionnaire' })).toBe(10);
    const at = `select at from bean_entries where user_id = $1 and reason = 'questionnaire'`;
    expect(await world.value(at, [who.userId])).toEqual(new Date('2026-05-04T00:00:00+08:00'));
  });
});

describe('days in a row', () => {
  const streaks = async (who: Caller, ...days: readonly number[]) => {
    const found = [];
    for (const day of days) {
      await signIn(who, day);
      const progress = await findProgress(db, doing(who, { today: addDays(TODAY, day) }));
      found.push([progress?.streak, progress?.beans]);
    }
    return found;
  };
  test('are counted, and the seventh gives more', async () => {
    expect(await streaks(await known(), 0, 1, 2, 3, 4, 5, 6, 7)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((streak) => [streak, 2]),
      ...[
        [7, 10],
        [8, 2],
      ],
    ]);
  });
  test('begin anew after a day that was left out', async () => {
    expect(await streaks(await known(), 0, 1, 3)).toEqual([
      [1, 2],
      [2, 2],
      [1, 2],
    ]);
  });
  test('count a day once', async () => {
    expect(await streaks(await known(), 0, 1, 1)).toEqual([
      [1, 2],
      [2, 2],
      [2, 2],
    ]);
  });
});

test('a task that is done stays done as it was', async () => {
  const who = await known();
  for (const now of [NOW, NOW + HOUR]) await doTask(db, doing(who, { now }), NOTHING);
  expect((await findProgress(db, doing(who)))?.done_at).toEqual(new Date(NOW));
});

test('a profile is complete with a nickname and a person of its own, and stays so', async () => {
  const who = world.caller();
  const done = async () => {
    await doTask(db, doing(who, { task: 'profile' }), NOTHING);
    return (await findProgress(db, doing(who, { task: 'profile' })))?.beans ?? null;
  };
  expect(await done()).toBeNull();
  await world.run(`update users set nick_name = '苗苗' where id = $1`, [who.userId]);
  expect(await done()).toBeNull();
  await world.run('update linkmen set person_key = $1 where id = $1', [who.linkmanId]);
  expect(await done()).toBe(20);
  await world.run(`update users set nick_name = '' where id = $1`, [who.userId]);
  expect(await done()).toBe(20);
});

describe('reading', () => {
  const article = async (publishedAt = NOW - DAY) => {
    const id = newKey();
    await world.run(
      `insert into articles (id, channel, title, summary, blocks, img_url, read_minutes, published_at)
       values ($1, 'knowledge', '{}', '{}', '{"zh":[],"en":[]}', '', 1, $2)`,
      [id, new Date(publishedAt)],
    );
    return id;
  };
  const reader = (who: Caller) => ({
    /** Says at a second whether an article is in view. @returns seconds of today’s task */
    at: async (second: number, articleId: string, inView = true, today = TODAY) => {
      const done = doing(who, { task: 'readArticle', now: NOW + second * SECOND, today });
      await doTask(db, done, { articleId, inView });
      return (await findProgress(db, done))?.progress;
    },
  });
  test('counts the time in view, and is done after half a minute', async () => {
    const [who, id] = [await known(), await article()];
    const { at } = reader(who);
    expect(await at(0, id)).toBe(0);
    expect(await at(10, id)).toBe(10);
    expect(await at(20, id, false)).toBe(20);
    expect(await at(90, id)).toBe(20);
    expect(await at(99.9, id)).toBe(29);
    await expect(collect(who, { task: 'readArticle' })).rejects.toMatchObject({
      code: CODE.BEAN_TASK_NOT_DONE,
    });
    expect(await at(100, id)).toBe(30);
    expect(await collect(who, { task: 'readArticle' })).toBe(5);
  });
  test('counts fifteen seconds of a longer silence', async () => {
    const [who, id] = [await known(), await article()];
    const { at } = reader(who);
    await at(0, id);
    expect(await at(600, id)).toBe(15);
  });
  test('of two articles at a time counts one', async () => {
    const [who, one, two] = [await known(), await article(), await article()];
    const { at } = reader(who);
    await at(0, one);
    await at(5, two);
    await at(10, one);
    expect(await at(12, one)).toBe(2);
  });
  test('counts an article once, on whichever day', async () => {
    const [who, id] = [await known(), await article()];
    const { at } = reader(who);
    for (const second of [0, 15, 30]) await at(second, id);
    const tomorrow = addDays(TODAY, 1);
    await at(100, id, true, tomorrow);
    expect(await at(115, id, true, tomorrow)).toBe(0);
  });
  test('goes on after the day’s task is done without using up another article', async () => {
    const [who, one, two] = [await known(), await article(), await article()];
    const { at } = reader(who);
    for (const second of [0, 15, 30]) await at(second, one);
    for (const second of [40, 55, 70]) await at(second, two);
    const tomorrow = addDays(TODAY, 1);
    for (const second of [100, 115]) await at(second, two, true, tomorrow);
    expect(await at(130, two, true, tomorrow)).toBe(30);
  });
  test('is of an article that is published', async () => {
    const { at } = reader(await known());
    await expect(at(0, await article(NOW + 1))).rejects.toMatchObject({ code: CODE.NOT_FOUND });
    await expect(at(0, 'no-such')).rejects.toMatchObject({ code: CODE.NOT_FOUND });
    expect(await at(0, await article(NOW))).toBe(0);
  });
  test('is offered the newest article that was not read to its end', async () => {
    const [who, now] = [await known(), NOW + 9 * DAY];
    const [newest, before] = [await article(now), await article(now - 1)];
    await article(now + 1);
    expect(await nextArticle(db, who.userId, now)).toBe(newest);
    await world.run('insert into bean_accounts (user_id) values ($1)', [who.userId]);
    await world.run(
      `insert into bean_readings (user_id, article_id, ms, done_at) values ($1, $2, 1, null), ($1, $3, 1, ${sqlNow()})`,
      [who.userId, before, newest],
    );
    expect(await nextArticle(db, who.userId, now)).toBe(before);
    // What somebody has read is new to others.
    expect(await nextArticle(db, (await known()).userId, now)).toBe(newest);
  });
});

describe('a warning that beans expire', () => {
  const at = NOW - 90 * DAY;
  const owner = async (...lots: readonly [beans: number, expiresAt: number][]) => {
    const caller = world.caller();
    const given = lots.map(([beans, expiresAt]) => ({ beans, expiresAt }));
    await giveLots(world, caller.userId, ...given);
    return caller;
  };
  test('comes from thirty days before, once, and not after they have expired', async () => {
    const [soon, later, over] = [
      await owner([5, at + 30 * DAY]),
      await owner([5, at + 30 * DAY + 1]),
      await owner([5, at]),
    ];
    await warnOfExpiry(db, at);
    await warnOfExpiry(db, at);
    expect(await messagesTo(world, soon)).toEqual(['beansExpiring']);
    expect(await messagesTo(world, later)).toEqual([]);
    expect(await messagesTo(world, over)).toEqual([]);
  });
  test('is one a day on which beans expire, with all of its lots that are left', async () => {
    const midnight = Date.parse('2026-02-10T00:00:00+08:00');
    const { userId } = await owner([5, midnight], [6, midnight], [7, midnight + DAY]);
    await world.run(
      `with spent as (update bean_lots set remaining = 2 where user_id = $1 and granted = 5 returning user_id)
       update bean_accounts a set balance = balance - 3 from spent where a.user_id = spent.user_id`,
      [userId],
    );
    await warnOfExpiry(db, at);
    const rows = await world.run<{ params: object }>(
      'select params from messages where user_id = $1 order by dedupe_key',
      [userId],
    );
    expect(rows.map(({ params }) => params)).toEqual([
      { beans: '8', day: '2026-02-09' },
      { beans: '7', day: '2026-02-10' },
    ]);
    // Balanced again, for the last test.
    await world.run(
      `insert into bean_entries (id, user_id, beans, counterpart, reason, idempotency_key, request_hash, at)
       values ($1, $2, -3, 'donations', 'oldPeople', $1, '', ${sqlNow()})`,
      [newKey(), userId],
    );
  });
  test('is left for later where its owner has turned it off, and comes when it is on again', async () => {
    const caller = await owner([5, at + DAY]);
    await world.run(
      `insert into muted_messages (user_id, kind, channel, muted_at) values ($1, 'beansExpiring', 'inApp', ${sqlNow()})`,
      [caller.userId],
    );
    await warnOfExpiry(db, at);
    expect(await messagesTo(world, caller)).toEqual([]);
    await world.run('delete from muted_messages where user_id = $1', [caller.userId]);
    await warnOfExpiry(db, at);
    expect(await messagesTo(world, caller)).toEqual(['beansExpiring']);
  });
  test('comes to nobody whose account was deleted', async () => {
    const caller = await owner([5, at + DAY]);
    await world.run(`update users set deleted_at = ${sqlNow()}, mobile = null where id = $1`, [
      caller.userId,
    ]);
    await warnOfExpiry(db, at);
    expect(await messagesTo(world, caller)).toEqual([]);
  });
});

test('every balance is the sum of the lots and of the entries after all of it', async () => {
  expect(await unbalancedAccounts(world)).toEqual([]);
});
