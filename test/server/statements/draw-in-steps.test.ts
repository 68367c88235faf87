import { createEntrance } from '../../../server/domain/booking/queue/enter';
import { drawNumber, rankQueue } from '../../../server/domain/booking/queue/rank-queue';
import { createDraw } from '../../../server/domain/booking/queue/run-draw';
import { createQueues } from '../../../server/domain/booking/queue/queue';
import { letPass } from '../../../server/kernel/elapsed';
import { CLINIC, PRODUCT } from '../kit/worlds/booking-world';
import { DAY, HOUR, MINUTE, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

/** More than two steps give their positions. */
const TICKETS = 4_500;
/** Of them entered after the opening. */
const LATE = 100;
const SEED = 'a5'.repeat(32);

let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
  await world.run(
    `insert into users (id, mobile_key, nick_name) select 'u' || n, 'u' || n, 'x' from generate_series(1, $1::int) n`,
    [TICKETS],
  );
});
afterAll(() => world?.close());

let releases = 0;

/** A release that is due, and the tickets that wait for its draw. */
async function due(): Promise<string> {
  const id = `draw${(releases += 1)}`;
  await world.run(
    `insert into releases (id, depa_code, product_id, release_at, entry_at, seats, first_day, last_day, seed, seed_hash)
     values ($1, $2, $3, $4, $5, 3, $6, $6, $7, '')`,
    [
      ...[id, CLINIC, PRODUCT, new Date(NOW - releases * MINUTE), new Date(NOW - 2 * HOUR)],
      ...[DAY, SEED],
    ],
  );
  await world.run(
    `insert into release_tickets (id, release_id, user_id, people, entered_at)
     select $1 || '-' || n, $1, 'u' || n, 1, $2::timestamptz + n * interval '1 millisecond' + case when n > $4 then interval '1 hour' else interval '0' end
     from generate_series(1, $3::int) n`,
    [id, new Date(NOW - releases * MINUTE - HOUR), TICKETS, TICKETS - LATE],
  );
  await world.run(
    `insert into release_people (ticket_id, release_id, person_key, name_key, linkman_id, dose_no, lot)
     select id, release_id, id, id, id, 1, 'lot ' || id from release_tickets where release_id = $1`,
    [id],
  );
  return id;
}

interface Ticket {
  readonly id: string;
  readonly position: number | null;
  readonly lot: string | null;
  readonly entered_at: Date;
}
const tickets = (id: string) =>
  world.run<Ticket>(
    'select id, position, lot, entered_at from release_tickets where release_id = $1 order by position',
    [id],
  );

/** The order that anybody computes from the seed and the tickets. */
async function expected(id: string, without: readonly string[] = []): Promise<string[]> {
  const undrawn = (await tickets(id))
    .filter((ticket) => !without.includes(ticket.id))
    .map(({ id: ticketId, entered_at }) => ({
      id: ticketId,
      lots: [`lot ${ticketId}`],
      enteredAt: entered_at.getTime(),
    }));
  const [row] = await world.run<{ at: Date }>(
    'select release_at as at from releases where id = $1',
    [id],
  );
  const { drawn, late } = rankQueue(SEED, undrawn, row?.at.getTime() ?? 0);
  return [...drawn.map((ticket) => ticket.id), ...late];
}
const release = async (id: string) =>
  (await world.run('select state, present, last_position from releases where id = $1', [id]))[0];
const finish = async (draw: ReturnType<typeof createDraw>, id: string): Promise<number> => {
  let steps = 1;
  while (await draw(id, NOW)) steps += 1;
  return steps;
};

test('a draw in steps gives the positions of one in a single step', async () => {
  const id = await due();
  expect(await finish(createDraw(world.database.db), id)).toBe(5);
  const all = await tickets(id);
  expect(all.map(({ position }) => position)).toEqual(all.map((_, n) => n + 1));
  expect(all.map((ticket) => ticket.id)).toEqual(await expected(id));
  expect(await release(id)).toEqual({
    state: 'open',
    present: TICKETS - LATE,
    last_position: TICKETS,
  });
});

test('another process goes on where one died, and two at once give each position once', async () => {
  const id = await due();
  const dying = createDraw(world.database.db);
  await dying(id, NOW);
  await dying(id, NOW);
  const both = [createDraw(world.database.db), createDraw(world.database.db)];
  await Promise.all(both.map((draw) => finish(draw, id)));
  expect((await tickets(id)).map((ticket) => ticket.id)).toEqual(await expected(id));
  expect(await release(id)).toMatchObject({ state: 'open', present: TICKETS - LATE });
});

test('who enters during a draw goes behind it, and who leaves takes no position from anybody', async () => {
  const id = await due();
  const order = await expected(id);
  const draw = createDraw(world.database.db);
  await draw(id, NOW);
  await draw(id, NOW);
  const { userId, linkmanId } = world.caller();
  const people = [{ linkmanId, personKey: `late ${userId}`, doseNo: 1 }];
  const enter = createEntrance(world.database.db);
  const entry = {
    ticketId: 'during',
    lot: 'of during',
    releaseId: id,
    userId,
    at: NOW - 2 * HOUR,
    people,
  };
  expect(await enter(entry)).toEqual({ kind: 'entered' });
  const gone = order.slice(3_000, 3_010);
  await world.run(`update release_tickets set state = 'left', ended_at = $2 where id = any($1)`, [
    gone,
    new Date(NOW),
  ]);
  // This one has not read that they are there.
  await finish(createDraw(world.database.db), id);
  const all = (await tickets(id)).filter(({ position }) => position !== null);
  expect(all.map((ticket) => ticket.id)).toEqual([
    ...(await expected(id, ['during', ...gone])),
    'during',
  ]);
  expect(all.at(-1)?.position).toBe(TICKETS + 1);
  expect(await release(id)).toMatchObject({ present: TICKETS - LATE - gone.length });
});

test('somebody who leaves a ticket during a draw leaves the published lots in order', async () => {
  const id = await due();
  const order = await expected(id);
  // On the last drawn ticket, by a friend's lot; without the friend it would have been the first.
  const [first = '', ticket = ''] = [order[0], order[TICKETS - LATE - 1]];
  await world.run(
    `insert into release_people (ticket_id, release_id, person_key, name_key, linkman_id, dose_no, lot)
     values ($1, $2, 'both', 'both', 'both', 1, $3)`,
    [ticket, id, `lot ${first}`],
  );
  const draw = createDraw(world.database.db);
  await draw(id, NOW);
  await draw(id, NOW);
  await world.run('delete from release_people where ticket_id = $1 and person_key = $1', [ticket]);
  await finish(createDraw(world.database.db), id);
  const drawn = (await tickets(id)).slice(0, TICKETS - LATE);
  expect(drawn.find((one) => one.id === ticket)).toMatchObject({ lot: null, position: 2_001 });
  const numbers = drawn.flatMap(({ lot }) => (lot === null ? [] : [drawNumber(SEED, lot)]));
  expect(numbers).toHaveLength(TICKETS - LATE - 1);
  expect(numbers).toEqual([...numbers].sort());
});

describe('the queue that calls look at', () => {
  const queueOf = (id: string) => createQueues(world.database.db, { now: () => NOW }).get(id);

  test('counts who waits before a draw, and has no position of a draw that goes on', async () => {
    const id = await due();
    const draw = createDraw(world.database.db);
    await draw(id, NOW);
    await draw(id, NOW);
    expect(await queueOf(id)).toMatchObject({
      ...{ state: 'announced', waiting: TICKETS, positions: [] },
    });
    await finish(draw, id);
    const queue = await queueOf(id);
    expect(queue?.positions).toHaveLength(TICKETS);
    expect(queue?.peopleUpTo.at(-1)).toBe(TICKETS);
  });

  test('follows who leaves the line and who joins it', async () => {
    const id = await due();
    await finish(createDraw(world.database.db), id);
    const queues = createQueues(world.database.db, { now: () => NOW });
    await queues.get(id);
    await world.run(
      `update release_tickets set ended_at = $2,
         state = case when position = 1 then 'used' when position = 2 then 'lapsed' else 'left' end
       where release_id = $1 and position in (1, 2, 7)`,
      [id, new Date(NOW)],
    );
    const { userId } = world.caller();
    await world.run(
      `insert into release_tickets (id, release_id, user_id, people, position, entered_at) values ($1, $2, $3, 4, $4, $5)`,
      [`behind-${id}`, id, userId, TICKETS + 1, new Date(NOW)],
    );
    letPass(1_000);
    const queue = await queues.get(id);
    expect(queue?.positions.slice(0, 5)).toEqual([3, 4, 5, 6, 8]);
    expect(queue?.positions.at(-1)).toBe(TICKETS + 1);
    expect(queue).toMatchObject({ used: 1, expired: 1, waiting: TICKETS - 2 });
    expect(queue?.peopleUpTo.at(-1)).toBe(TICKETS - 3 + 4);
  });

  test('reads who left before only once a minute, and who is admitted each time', async () => {
    const id = await due();
    await finish(createDraw(world.database.db), id);
    let now = NOW;
    const queues = createQueues(world.database.db, { now: () => now });
    const change = (state: string, position: number, at: number) =>
      world.run(
        `update release_tickets set state = $2, ended_at = $4,
           admitted_at = $5, admitted_until = $5, places = 1 where release_id = $1 and position = $3`,
        [id, state, position, state === 'admitted' ? null : new Date(at), new Date(NOW)],
      );
    const first = async () => {
      letPass(1_000);
      return (await queues.get(id))?.positions.slice(0, 3);
    };
    await change('left', 3, NOW - MINUTE);
    expect(await first()).toEqual([1, 2, 4]);
    now += MINUTE;
    await change('admitted', 1, now);
    expect(await first()).toEqual([2, 4, 5]);
    // Its statement took ten seconds; the other one's would have taken longer than a statement may.
    await change('left', 2, now - 10_000);
    await change('left', 4, now - 10_001);
    await change('lapsed', 1, now);
    expect(await first()).toEqual([4, 5, 6]);
    expect(await queues.get(id)).toMatchObject({ expired: 1 });
    letPass(60_000);
    expect(await first()).toEqual([5, 6, 7]);
  });
});
