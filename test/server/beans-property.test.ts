import { BEAN_TASKS } from '@contract/beans/bean-rules';
import { CODE } from '@contract/errors';
import { collectAward } from '../../server/domain/beans/award';
import { doTask } from '../../server/domain/beans/do-task';
import { donate, undoDonation } from '../../server/domain/beans/donate';
import { expireSome } from '../../server/domain/beans/expire';
import { balanceOf } from '../../server/domain/beans/statement';
import type { Database, Db } from '../../server/db/database';
import { DomainError } from '../../server/http/domain-error';
import { dayOf } from '../../server/kernel/clock';
import { wrongInBooks } from './bean-books';
import {
  createPlace,
  createWorld,
  inDatabase,
  insertCallers,
  KINDS,
  openIn,
} from './booking-world';
import type { Place } from './booking-world';
import { createDice } from './interleaving-world';
import type { Dice } from './interleaving-world';

/** Interleavings on each database; `BEAN_SCHEDULES=2000` for the long run. */
const COUNT = Number(process.env.BEAN_SCHEDULES || 60);
const FIRST = Number(process.env.BEAN_FIRST || 1);
/** Accounts that are played with at a time; the embedded database has one connection, for which all would queue. */
const AT_ONCE = { pglite: 2, postgres: 10 } as const;
/** Service instances that work on the same accounts at the same time. */
const INSTANCES = 3;
const STEPS_EACH = 6;
const START = Date.parse('2026-06-01T09:00:00+08:00');
const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** How far the clock moves between two steps, ms. */
const MOVES = [0, 0, 0, 0, 12 * SECOND, 14 * SECOND, 14 * SECOND, DAY, DAY, 400 * DAY];

jest.setTimeout(3_600_000);

/** Two accounts of one person, and what they have given. */
interface Game {
  readonly accounts: readonly string[];
  readonly dice: Dice;
  readonly given: { userId: string; entryId: string }[];
  now: number;
}

const EXPECTED: readonly string[] = [
  CODE.BEAN_TASK_NOT_DONE,
  CODE.BEANS_SHORT,
  CODE.BEAN_PERSON_COLLECTED,
  CODE.KEY_REUSED,
  CODE.DONATION_FINAL,
];

async function step(db: Db, game: Game): Promise<string> {
  const { accounts, dice, given, now } = game;
  const userId = accounts[dice(accounts.length)] ?? '';
  const task = BEAN_TASKS[dice(BEAN_TASKS.length)] ?? 'signIn';
  const doing = { userId, task, now, today: dayOf(now) };
  const input = { articleId: `a${dice(2)}`, inView: dice(5) > 0 };
  switch (dice(9)) {
    case 0:
    case 1:
      await doTask(db, doing, input);
      return 'done';
    case 2:
    case 3:
    case 4:
      await doTask(db, doing, input);
      await collectAward(db, doing);
      return 'collected';
    case 5: {
      const donation = { userId, cause: 'oldPeople', beans: 1 + dice(9), now } as const;
      given.push({
        userId,
        entryId: await donate(db, { ...donation, idempotencyKey: `key-${dice(6)}` }),
      });
      if (dice(2) > 0) return 'given';
      const gift = given.at(-1);
      if (gift) await undoDonation(db, { ...gift, now });
      return 'taken back';
    }
    case 6: {
      const gift = given[dice(Math.max(1, given.length))];
      if (!gift) return 'nothing given';
      await undoDonation(db, { ...gift, now });
      return 'taken back';
    }
    case 7:
      await expireSome(db, now);
      return 'expired';
    default:
      expect(await balanceOf(db, userId, now)).toBeGreaterThanOrEqual(0);
      return 'read';
  }
}

async function played(db: Db, game: Game): Promise<string> {
  try {
    return await step(db, game);
  } catch (error) {
    if (error instanceof DomainError && EXPECTED.includes(error.code)) return error.code;
    throw error;
  }
}

async function createGame(database: Database, seed: number): Promise<Game> {
  const callers = await insertCallers(database, 2);
  const accounts = callers.map(({ userId }) => userId);
  await database.pool.query('update users set nick_name = $2 where id = any($1)', [accounts, '豆']);
  await database.pool.query('update linkmen set person_key = $2 where user_id = any($1)', [
    accounts,
    `person-${seed}`,
  ]);
  return { accounts, dice: createDice(seed), given: [], now: START };
}

describe.each(KINDS)('health beans on %s', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await createPlace(kind);
    await createWorld(place, { callers: 0, slots: [] });
    await inDatabase(place, ({ pool }) =>
      pool.query(
        `insert into articles (id, channel, title, summary, blocks, img_url, read_minutes, published_at)
         select id, 'knowledge', '{}', '{}', '{}', '', 1, '2020-01-01' from unnest(array['a0', 'a1']) as a (id)`,
      ),
    );
  });
  // The embedded database can be opened once; its instances share the connection.
  const opened: Database[] = [];
  beforeAll(async () => {
    for (let at = 0; at < (place.postgres ? INSTANCES : 1); at += 1)
      opened.push(await openIn(place));
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await place.remove();
  });

  test('balance, entries and lots agree whatever crosses, and nothing is awarded twice', async () => {
    const instances = Array.from(
      { length: INSTANCES },
      (_, at) => opened[at] ?? opened[0],
    ) as Database[];
    const [first] = instances as [Database];
    const tally = new Map<string, number>();
    for (let seed = FIRST; seed < FIRST + COUNT; seed += AT_ONCE[kind]) {
      const seeds = Array.from({ length: AT_ONCE[kind] }, (_, at) => seed + at);
      await Promise.all(
        seeds.map(async (each) => {
          const game = await createGame(first, each);
          await Promise.all(
            instances.map(async ({ db }) => {
              for (let done = 0; done < STEPS_EACH; done += 1) {
                const outcome = await played(db, game);
                tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
                game.now += MOVES[game.dice(MOVES.length)] ?? 0;
              }
            }),
          );
        }),
      );
      expect(await wrongInBooks(instances[INSTANCES - 1] ?? first)).toEqual([]);
    }
    expect([...tally.keys()]).toEqual(
      expect.arrayContaining([
        'collected',
        'given',
        'taken back',
        CODE.BEAN_PERSON_COLLECTED,
        CODE.BEANS_SHORT,
      ]),
    );
    const { rows } = await first.pool.query<{ count: number }>(
      `select count(*)::int as count from bean_entries where counterpart = 'expiry'`,
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
  });
});
