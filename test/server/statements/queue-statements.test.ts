import { advanceQueue, readCapacity } from '../../../server/domain/booking/queue/admit';
import { createEntrance } from '../../../server/domain/booking/queue/enter';
import {
  DAY,
  releaseHold,
  HOUR,
  insertHold,
  insertTurn,
  MINUTE,
  NOW,
  openStatements,
} from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

// The statements that move a queue on, on queues that the calls above them would not leave behind.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

/** Adds a ticket to a release. @returns its id */
async function ticket(releaseId: string, position: number, state = 'waiting'): Promise<string> {
  const id = `${releaseId}-${position}`;
  await world.run(
    `insert into release_tickets (id, release_id, user_id, people, places, state, position, entered_at)
     values ($1, $2, $3, 1, null, $4, $5, $6)`,
    [id, releaseId, world.caller().userId, state, position, new Date(NOW - HOUR)],
  );
  return id;
}
const stateOf = (id: string) =>
  world.value('select state from release_tickets where id = $1', [id]);
/** How many messages say that it is a ticket's turn. */
const told = (id: string) =>
  world.value('select count(*)::integer from messages where dedupe_key = $1', [`turn:${id}`]);
const NOT_MOVED = { admitted: 0, expired: false, ended: false, isEnding: false };
const advance = (releaseId: string, now = NOW) =>
  advanceQueue(world.database.db, releaseId, now, 5 * MINUTE);

describe('the places of a release', () => {
  const left = async (releaseId: string, now = NOW) =>
    (await readCapacity(world.database.db, releaseId, now)).left;

  test('are those that are free and those that ticket holders hold, not those offered to others', async () => {
    const slot = await world.slot();
    const caller = world.caller();
    const { releaseId } = await insertTurn(world, caller, slot);
    const hold = await insertHold(world, { userId: caller.userId, slotId: slot });
    expect(await left(releaseId)).toBe(3);
    await insertHold(world, { userId: world.caller().userId, slotId: slot, kind: 'offer' });
    expect(await left(releaseId)).toBe(2);
    await releaseHold(world, hold);
    expect(await left(releaseId)).toBe(2);
  });

  test('are none in a closed slot, nor in one that is over', async () => {
    const slot = await world.slot({ endTime: '20:00' });
    const { releaseId } = await insertTurn(world, world.caller(), slot);
    const end = Date.parse(`${DAY}T20:00:00+08:00`);
    expect(await left(releaseId, end - 1)).toBe(3);
    expect(await left(releaseId, end)).toBe(0);
    await world.run(`update slots set closed_at = ${sqlNow()} where id = $1`, [slot]);
    expect(await left(releaseId)).toBe(0);
  });

  test('are granted to admitted tickets of this release only', async () => {
    const slot = await world.slot();
    const { releaseId } = await insertTurn(world, world.caller(), slot, { places: 2, people: 2 });
    await insertTurn(world, world.caller(), await world.slot());
    const used = await world.slot();
    const other = await insertTurn(world, world.caller(), used, { state: 'used' });
    const { db } = world.database;
    expect((await readCapacity(db, releaseId, NOW)).granted).toBe(2);
    expect((await readCapacity(db, other.releaseId, NOW)).granted).toBe(0);
  });
});

describe('an account enters', () => {
  // A ticket that was used stays one: with a second, an account could book places for others at once.
  test.each([
    ['used', 'present'],
    ['admitted', 'present'],
    ['left', 'entered'],
    ['lapsed', 'entered'],
  ])('with a ticket that is %s: %s', async (state, kind) => {
    const caller = world.caller();
    const { userId, linkmanId } = caller;
    const slot = await world.slot();
    const { releaseId } = await insertTurn(world, caller, slot, { state });
    await world.run('update releases set last_position = 1 where id = $1', [releaseId]);
    const people = [{ linkmanId, personKey: `another ${userId}`, doseNo: 1 }];
    const enter = createEntrance(world.database.db);
    const ticketId = `again-${releaseId}`;
    const entry = { ticketId, lot: ticketId, releaseId, userId, at: NOW, people };
    expect(await enter(entry)).toEqual({ kind });
  });
});

describe('a document', () => {
  /** An account with the document of a test under a name, which a clinic has seen. */
  async function namedSo(personKey: string, name: string) {
    const caller = world.caller();
    await world.run('update linkmen set person_key = $2, name = $3, proved_at = $4 where id = $1', [
      caller.linkmanId,
      personKey,
      name,
      new Date(NOW - HOUR),
    ]);
    return { ...caller, personKey };
  }
  test('enters once under each name, however that is spaced', async () => {
    const { releaseId } = await insertTurn(world, world.caller(), await world.slot());
    await world.run('update releases set last_position = 1 where id = $1', [releaseId]);
    const enter = createEntrance(world.database.db);
    const enterAs = async (name: string) => {
      const { userId, linkmanId, personKey } = await namedSo(`document of ${releaseId}`, name);
      const people = [{ linkmanId, personKey, doseNo: 1 }];
      const ticketId = `${releaseId} ${userId}`;
      return (await enter({ ticketId, lot: ticketId, releaseId, userId, at: NOW, people })).kind;
    };
    expect(await enterAs('测试')).toBe('entered');
    expect(await enterAs(' 测 试 ')).toBe('personElsewhere');
    expect(await enterAs('王某某')).toBe('entered');
    expect(await enterAs('王某某')).toBe('personElsewhere');
  });
});

describe('a round', () => {
  test('ends an admission at its very end, and passes the place on', async () => {
    const slot = await world.slot({ capacity: 1 });
    const { releaseId, ticketId } = await insertTurn(world, world.caller(), slot, { until: NOW });
    const next = await ticket(releaseId, 2);
    expect(await advance(releaseId, NOW - 1)).toEqual(NOT_MOVED);
    expect(await advance(releaseId)).toEqual({ ...NOT_MOVED, admitted: 1, expired: true });
    expect([await stateOf(ticketId), await stateOf(next)]).toEqual(['lapsed', 'admitted']);
    const [admitted] = await world.run<{ places: number; admitted_until: Date }>(
      'select places, admitted_until from release_tickets where id = $1',
      [next],
    );
    expect(admitted).toEqual({ places: 1, admitted_until: new Date(NOW + 5 * MINUTE) });
    expect(await told(next)).toBe(1);
  });

  test('that ended an admission leaves the slots of a served release to the next one', async () => {
    const slot = await world.slot({ capacity: 1 });
    const { releaseId } = await insertTurn(world, world.caller(), slot, { until: NOW });
    expect(await advance(releaseId)).toEqual({ ...NOT_MOVED, expired: true });
    expect(await advance(releaseId)).toEqual({ ...NOT_MOVED, ended: true });
  });

  test('leaves the admissions of other releases alone', async () => {
    const other = await insertTurn(world, world.caller(), await world.slot(), { until: NOW - 1 });
    const { releaseId } = await insertTurn(world, world.caller(), await world.slot());
    expect((await advance(releaseId)).expired).toBe(false);
    expect(await stateOf(other.ticketId)).toBe('admitted');
  });

  test('admits by position, whatever the order of entry', async () => {
    const slot = await world.slot({ capacity: 1 });
    const { releaseId } = await insertTurn(world, world.caller(), slot, { state: 'left' });
    const [third, second] = [await ticket(releaseId, 3), await ticket(releaseId, 2)];
    expect((await advance(releaseId)).admitted).toBe(1);
    expect([await stateOf(second), await stateOf(third)]).toEqual(['admitted', 'waiting']);
  });

  test('admits as many as there are places, and nobody of another release', async () => {
    const slot = await world.slot();
    const { releaseId } = await insertTurn(world, world.caller(), slot, { state: 'left' });
    const elsewhere = await insertTurn(world, world.caller(), await world.slot());
    const theirs = await ticket(elsewhere.releaseId, 2);
    const mine = [await ticket(releaseId, 3), await ticket(releaseId, 4)];
    expect((await advance(releaseId)).admitted).toBe(2);
    expect(await Promise.all(mine.map(stateOf))).toEqual(['admitted', 'admitted']);
    expect(await stateOf(theirs)).toBe('waiting');
  });

  test.each([
    ['people = 1', 'admitted', 1, 1],
    [`state = 'left'`, 'left', null, 0],
  ])('goes by a ticket as it is by then: %s', async (change, state, people, messages) => {
    const slot = await world.slot();
    const { releaseId } = await insertTurn(world, world.caller(), slot, { state: 'used' });
    const next = await ticket(releaseId, 2);
    await world.run('update release_tickets set people = 2 where id = $1', [next]);
    const client = await world.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`update release_tickets set ${change} where id = $1`, [next]);
      const round = advance(releaseId);
      const waits = 'select exists (select from pg_locks where not granted)';
      while (!(await world.value(waits))) await new Promise((resolve) => setTimeout(resolve, 5));
      await client.query('commit');
      await round;
    } finally {
      client.release();
    }
    const [now] = await world.run('select state, places from release_tickets where id = $1', [
      next,
    ]);
    expect(now).toEqual({ state, places: people });
    expect(await told(next)).toBe(messages);
  });

  test('closes a release without places: those who wait are told, others’ tickets stay', async () => {
    const slot = await world.slot({ capacity: 1 });
    const { releaseId, ticketId } = await insertTurn(world, world.caller(), slot, {
      state: 'used',
    });
    const waiting = await ticket(releaseId, 2);
    const elsewhere = await insertTurn(world, world.caller(), await world.slot());
    const theirs = await ticket(elsewhere.releaseId, 2);
    await world.run('update slots set remaining = 0, capacity = 0 where id = $1', [slot]);
    expect(await advance(releaseId)).toEqual({ ...NOT_MOVED, isEnding: true });
    expect([await stateOf(ticketId), await stateOf(waiting)]).toEqual(['used', 'soldOut']);
    expect(await advance(releaseId)).toEqual({ ...NOT_MOVED, ended: true });
    expect(await stateOf(theirs)).toBe('waiting');
    const drawn = async (id: string) =>
      world.value('select bool_or(drawn) from slots where release_id = $1', [id]);
    expect([await drawn(releaseId), await drawn(elsewhere.releaseId)]).toEqual([false, true]);
    expect(await advance(releaseId)).toEqual(NOT_MOVED);
  });

  test('tells so many at a time from the end of the line; a place that becomes free is for the first', async () => {
    const slot = await world.slot({ capacity: 1 });
    const { releaseId } = await insertTurn(world, world.caller(), slot, { state: 'used' });
    // Two steps and one more.
    await world.run(
      `insert into users (id, mobile_key, nick_name) select 'turned' || n, 'turned' || n, '' from generate_series(2, 4002) n`,
      [],
    );
    await world.run(
      `insert into release_tickets (id, release_id, user_id, people, state, position, entered_at)
       select $1 || '-' || n, $1, 'turned' || n, 1, 'waiting', n, $2 from generate_series(2, 4002) n`,
      [releaseId, new Date(NOW - HOUR)],
    );
    await world.run('update slots set remaining = 0 where id = $1', [slot]);
    const waiting = () =>
      world.value(
        `select array_agg(position) from (select position from release_tickets
          where release_id = $1 and state = 'waiting' order by position) t`,
        [releaseId],
      );
    expect(await advance(releaseId)).toEqual({ ...NOT_MOVED, isEnding: true });
    expect(((await waiting()) as number[]).at(-1)).toBe(2_002);
    expect(await advance(releaseId)).toEqual({ ...NOT_MOVED, isEnding: true });
    expect(await waiting()).toEqual([2]);
    await world.run('update slots set remaining = 1 where id = $1', [slot]);
    expect(await advance(releaseId)).toEqual({ ...NOT_MOVED, admitted: 1 });
    expect(await stateOf(`${releaseId}-2`)).toBe('admitted');
  });
});
