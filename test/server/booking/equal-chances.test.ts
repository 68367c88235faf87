import { CODE } from '@contract/errors';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertSlots,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { advantages, unequal } from './chances';
import type { DrawnTicket } from './chances';
import type { Provider } from '../kit/harness';
import { createDice } from '../kit/worlds/interleaving-world';
import { makeMemberCodes } from '../kit/worlds/member-codes';
import { enter, insertRelease, openRelease, ticketOf } from '../kit/worlds/release-world';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

const ADD = 'POST /subscribe/subscribe/addV2.do';
const INFO = 'GET /member/wx/memberCenter/getMemberInfo.do';
const GROUPS = ['members', 'beans', 'ordinary'] as const;
type Group = (typeof GROUPS)[number];
/** People of each group. */
const SIZE = 200;
const CAPACITY = 150;
const DRAWS = 3;
const BEANS = 5_000;
/** ms. */
const HOUR = 3_600_000;

let testDatabase: TestDatabase;
let provider: Provider;
let callers: Caller[];

const groupOf = (index: number): Group => GROUPS[index % GROUPS.length] ?? 'ordinary';
const of = (group: Group): Caller[] => callers.filter((_, index) => groupOf(index) === group);

const GIVE = `
with a as (insert into bean_accounts (user_id, balance) select unnest($1::text[]), $2 returning user_id),
  e as (insert into bean_entries (id, user_id, beans, counterpart, reason, idempotency_key, request_hash, at)
    select 'e-' || user_id, user_id, $2, 'tasks', 'signIn', 'given', '', ${sqlNow()} from a returning id, user_id)
insert into bean_lots (id, user_id, entry_id, granted, remaining, expires_at)
select 'l-' || user_id, user_id, id, $2, $2, ${sqlNow()} + interval '1 year' from e`;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  callers = [
    ...(await createWorld(testDatabase, { callers: GROUPS.length * SIZE, slots: [] })).callers,
  ];
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(GIVE, [of('beans').map(({ userId }) => userId), BEANS]),
  );
  const codes = makeMemberCodes(
    { dataDir: testDatabase.dataDir, url: testDatabase.postgres?.url },
    SIZE,
    30,
  );
  provider = await startOn(testDatabase, { WRITES_PER_MINUTE: '1000000' });
  await Promise.all(
    of('members').map((who, index) =>
      provider.ok('POST /member/wx/memberCenter/redeem.do', { code: codes[index] ?? '' }, who),
    ),
  );
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

/** Everybody at the same time, in a sequence that has nothing to do with groups. */
async function eachCaller<T>(
  seed: number,
  step: (who: Caller) => Promise<T>,
): Promise<Map<Caller, T>> {
  const dice = createDice(seed);
  const shuffled = callers
    .map((who) => ({ who, at: dice(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ who }) => who);
  return new Map(await Promise.all(shuffled.map(async (who) => [who, await step(who)] as const)));
}

test('there are members, people with many beans, and people without either', async () => {
  const infos = await Promise.all(
    GROUPS.map((group) => provider.ok(INFO, {}, of(group)[0] as Caller)),
  );
  expect(infos.map(({ status, forBeans }) => [status, forBeans.balance])).toEqual([
    [1, 0],
    [0, BEANS],
    [0, 0],
  ]);
});

test('in the draw of a rush everybody’s chance is the same', async () => {
  const rounds: DrawnTicket[][] = [];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const releaseAt = Date.now() + HOUR / 2;
    const { releaseId } = await inDatabase(testDatabase, (database) =>
      insertRelease(database, { capacities: [CAPACITY], releaseAt, days: 8 + 8 * draw }),
    );
    await eachCaller(draw + 1, (who) => enter(provider, who, releaseId));
    await inDatabase(testDatabase, (database) => openRelease(database, releaseId));
    const { lots } = await until(
      () => provider.ok('GET /subscribe/release/draw.do', { releaseId }),
      ({ seed }) => seed !== null,
    );
    expect(lots).toHaveLength(callers.length);
    const drawn = await eachCaller(draw + 50, (who) => ticketOf(provider, who, releaseId));
    rounds.push(
      callers.map((who, index) => ({
        group: groupOf(index),
        position: drawn.get(who)?.position ?? NaN,
      })),
    );
  }
  expect(unequal(advantages(rounds, CAPACITY))).toEqual([]);
});

test('in a rush without a queue everybody’s chance is the same', async () => {
  const [slotId = 0] = await inDatabase(testDatabase, (database) =>
    insertSlots(database, [{ day: dayFrom(4), capacity: CAPACITY }]),
  );
  const answers = await eachCaller(99, (who) => provider.call(ADD, bookingOf(who, slotId), who));
  const counted = new Map<string, number>();
  for (const { code } of answers.values()) counted.set(code, (counted.get(code) ?? 0) + 1);
  expect(Object.fromEntries(counted)).toEqual({
    [CODE.SUCCESS]: CAPACITY,
    [CODE.SLOT_FULL]: callers.length - CAPACITY,
  });
  // Of two that got a place, or none, neither is ahead: only the places are compared.
  const outcome = callers.map((who, index) => ({
    group: groupOf(index),
    position: answers.get(who)?.code === CODE.SUCCESS ? CAPACITY : CAPACITY + 1,
  }));
  const found = advantages([outcome], CAPACITY).map((each) => ({ ...each, byPosition: 0 }));
  expect(unequal(found)).toEqual([]);
});
