import { createUnreadVersions } from '../../../server/domain/service/message/unread-version';
import { inDatabase } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { createCommunity } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { sqlNow } from '../../run-clock';

let world: CommunityWorld;
let reader: Caller;
beforeAll(async () => {
  world = await createCommunity(2);
  [reader] = world.people as [Caller];
});
afterAll(() => world?.stop());

/** A time that messages are stored for, ms: the provider deletes older ones meanwhile. */
const START = Date.parse(new Date().toISOString().slice(0, 10)) - 86_400_000;

/** Writes a message of a class so many ms after the start. @returns its id */
const write = (messageClass: string, at: number): Promise<string> =>
  inDatabase(world.testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into messages (user_id, message_class, kind, params, created_at)
       values ($1, $2, 'booked', '{}', to_timestamp($3::float8 / 1000)) returning id::text`,
      [reader.userId, messageClass, START + at],
    );
    return rows[0]?.id ?? '';
  });
const version = async (as: Partial<Caller> = reader): Promise<string> =>
  (await world.provider.ok('GET /message/message/unreadVersion.do', undefined, as)).version;
const unread = () => world.provider.ok('GET /message/message/unread.do', {}, reader);
const mark = (input: object) => world.provider.ok('POST /message/message/read.do', input, reader);

test('the version changes with each message that comes, grows or is read, and only then', async () => {
  const seen = [await version()];
  const changed = async (): Promise<void> => {
    seen.push(await version());
    expect(new Set(seen).size).toBe(seen.length);
    expect((await unread()).version).toBe(seen.at(-1));
    expect(await version()).toBe(seen.at(-1));
  };
  const first = await write('booking', 1_000);
  await changed();
  await write('reminder', 2_000);
  await changed();
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(`update messages set created_at = ${sqlNow()} where id = $1`, [first]),
  );
  await changed();
  await mark({ messageId: first });
  await changed();
  await mark({});
  await changed();
  expect(await version({})).toBe('');
  expect(await version(world.people[1])).not.toBe(seen.at(-1));
});

test('many who ask at once share a statement, and each gets their own version', async () => {
  const other = world.people[1] as Caller;
  await write('booking', 5_000);
  const asked = Array.from({ length: 200 }, (_, nth) => (nth % 3 === 0 ? other : reader));
  const [statements, versions] = await inDatabase(world.testDatabase, async ({ pool }) => {
    let count = 0;
    const read = createUnreadVersions({
      query(statement) {
        count += 1;
        return pool.query(statement);
      },
    });
    const answers = await Promise.all(asked.map(({ userId }) => read(userId)));
    return [count, answers] as const;
  });
  expect(statements).toBe(1);
  const [own, others] = [await version(), await version(other)];
  expect(own).not.toBe(others);
  expect(versions).toEqual(asked.map((who) => (who === other ? others : own)));
  await mark({});
});

test('what is reported later as read leaves unread what came after it was seen', async () => {
  const seen = await write('booking', 10_000);
  await write('booking', 20_000);
  expect(await mark({ messageClass: 'booking', seenAt: START + 15_000 })).toEqual({ total: 1 });
  const { classes } = await unread();
  expect(classes.find(({ messageClass }) => messageClass === 'booking')?.unread).toBe(1);
  expect(await mark({ messageId: seen, seenAt: START + 9_000 })).toEqual({ total: 1 });
  expect(await mark({ seenAt: START + 20_000 })).toEqual({ total: 0 });
});

test('a time within the same millisecond counts as seen', async () => {
  const messageId = await write('booking', 30_000.4);
  const { at } = await world.provider.ok('GET /message/message/detail.do', { messageId }, reader);
  expect(await mark({ messageId, seenAt: at })).toEqual({ total: 0 });
});

test('the counts say how far they go; what comes between them and the tap stays unread', async () => {
  await mark({});
  expect(await unread()).toMatchObject({ total: 0, newestUnreadAt: null });
  const grown = await write('booking', 40_000);
  await write('booking', 41_000);
  await write('reminder', 42_000);
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(`update messages set created_at = to_timestamp($2::float8 / 1000) where id = $1`, [
      grown,
      START + 43_000,
    ]),
  );
  const { newestUnreadAt, classes } = await unread();
  expect(newestUnreadAt).toBe(START + 43_000);
  const ofClass = (messageClass: string) =>
    classes.find((each) => each.messageClass === messageClass);
  expect(ofClass('booking')).toMatchObject({ unread: 2, newestUnreadAt: START + 43_000 });
  expect(ofClass('reminder')).toMatchObject({ unread: 1, newestUnreadAt: START + 42_000 });
  expect(ofClass('waiting')).toMatchObject({ unread: 0, newestUnreadAt: null });
  await write('waiting', 43_500);
  expect(await mark({ seenAt: newestUnreadAt })).toEqual({ total: 1 });
  await mark({});
});
