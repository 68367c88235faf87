import { HOLD_ALLOWANCE, HOLD_LEAST, HOLD_MS } from '@contract/subscribe/hold-rules';
import {
  END_HOLD,
  END_HOLDS_OF,
  EXPIRE,
} from '../../../server/domain/booking/submission/holds/end-hold-statement';
import {
  HOLD_BATCH,
  holdValues,
} from '../../../server/domain/booking/submission/holds/hold-statement';
import type {
  HoldRow,
  HoldRequest,
} from '../../../server/domain/booking/submission/holds/hold-statement';
import { newKey, readLedger } from '../kit/worlds/booking-world';
import {
  AT,
  BEYOND,
  releaseHold,
  HOUR,
  insertHold,
  insertTurn,
  MINUTE,
  NOW,
  openStatements,
  slotNow,
} from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

// The statements that make holds, with input that the handlers above them would refuse first.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

const request = (userId: string, slotId: number, more: Partial<HoldRequest> = {}): HoldRequest => ({
  holdId: `w${newKey()}`,
  userId,
  kind: 'form',
  parts: [{ slotId, places: 1 }],
  ms: HOLD_MS,
  ...more,
});
const take = async (...requests: HoldRequest[]) =>
  (await HOLD_BATCH.run<HoldRow>(world.database.pool, holdValues(requests, AT))).filter(
    ({ what }) => what !== 'moved',
  );
const whats = async (...requests: HoldRequest[]) =>
  (await take(...requests)).map(({ what }) => what);
/** Duration of the hold of a single request, ms. */
const lengthOf = async (request: HoldRequest): Promise<number> => {
  const [row] = await take(request);
  if (!row || !('expires_at' in row)) throw new Error('Nothing was taken.');
  return row.expires_at.getTime() - NOW;
};
const howEnded = (holdId: string) =>
  world.value('select ended_how from holds where id = $1 order by part limit 1', [holdId]);

describe('taking a hold', () => {
  test('keeps the places', async () => {
    const slotId = await world.slot();
    expect(await lengthOf(request(world.caller().userId, slotId))).toBe(HOLD_MS);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 2, held: 1 });
  });
  test.each([
    ['closed', `closed_at = ${sqlNow()}`],
    ['not released', `release_at = timestamptz '2026-05-04 10:00:01+08'`],
    ['of a day that is over', `day = '2026-05-03'`],
    ['of today whose time is over', `day = '2026-05-04', end_time = '10:00'`],
    ['beyond the last day', `day = '${BEYOND}'`],
    ['full', 'capacity = 0, remaining = 0'],
  ])('keeps none in a slot that is %s', async (_what, change) => {
    const slotId = await world.slot();
    await world.database.pool.query(`update slots set ${change} where id = $1`, [slotId]);
    expect(await whats(request(world.caller().userId, slotId))).toEqual([]);
  });
  test.each([
    ['released this moment', `release_at = timestamptz '2026-05-04 10:00:00+08'`],
    ['of today until it ends', `day = '2026-05-04', end_time = '10:01'`],
    ['of the last day', `day = '${AT.lastDay}'`],
  ])('keeps one in a slot that is %s', async (_what, change) => {
    const slotId = await world.slot();
    await world.database.pool.query(`update slots set ${change} where id = $1`, [slotId]);
    expect(await whats(request(world.caller().userId, slotId))).toEqual(['made']);
  });
  test('takes all its parts or none', async () => {
    const [slotId, full] = [await world.slot(), await world.slot({ capacity: 0 })];
    const parts = [slotId, full].map((id) => ({ slotId: id, places: 1 }));
    expect(await whats(request(world.caller().userId, slotId, { parts }))).toEqual([]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 3, held: 0 });
  });
  test('answers one row a request, however many parts it has', async () => {
    const parts = [await world.slot(), await world.slot()].map((id) => ({ slotId: id, places: 1 }));
    expect(await whats(request(world.caller().userId, 0, { parts }))).toEqual(['made']);
  });
  test('looks at each account of a batch by itself', async () => {
    const [slotId, next] = [await world.slot({ capacity: 9 }), await world.slot()];
    const [one, two] = [world.caller().userId, world.caller().userId];
    await take(request(one, slotId), request(two, slotId));
    // The same request again returns the same hold, for both of them.
    expect(await whats(request(one, slotId), request(two, slotId))).toEqual(['same', 'same']);
    const parts = [{ slotId, places: 2 }];
    expect(await whats(request(one, slotId, { parts }), request(two, slotId, { parts }))).toEqual([
      'made',
      'made',
    ]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 5, held: 4 });
    // One moves the hold; the other asks for more than remains and keeps the old hold.
    const more = [{ slotId, places: 8 }];
    expect(await whats(request(one, next), request(two, slotId, { parts: more }))).toEqual([
      'made',
    ]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 7, held: 2 });
  });
  test('gives the first of a batch what there is', async () => {
    const slotId = await world.slot({ capacity: 1 });
    const [first, second] = [world.caller(), world.caller()].map(({ userId }) =>
      request(userId, slotId),
    );
    const rows = await take(first as HoldRequest, second as HoldRequest);
    expect(rows).toMatchObject([{ what: 'made', id: first?.holdId }]);
  });
});

describe('a place of a release with a line', () => {
  test.each([
    ['waits', { state: 'waiting' }, []],
    ['has expired', { until: NOW }, []],
    ['has come', {}, ['made']],
  ])('is kept by somebody whose turn %s: %j', async (_what, turn, retained) => {
    const [caller, slotId] = [world.caller(), await world.slot()];
    await insertTurn(world, caller, slotId, turn);
    expect(await whats(request(caller.userId, slotId))).toEqual(retained);
  });
  test('is kept by nobody else’s turn, nor by one of another line', async () => {
    const [caller, slotId] = [world.caller(), await world.slot()];
    await insertTurn(world, world.caller(), slotId);
    await insertTurn(world, caller, await world.slot());
    expect(await whats(request(caller.userId, slotId))).toEqual([]);
  });
});

describe('an account’s form', () => {
  test('has one hold, which moves, and stays where the new place cannot be had', async () => {
    const { userId } = world.caller();
    const [slotId, next, full] = [
      await world.slot(),
      await world.slot(),
      await world.slot({ capacity: 0 }),
    ];
    const first = request(userId, slotId);
    expect(await whats(first)).toEqual(['made']);
    expect(await whats(request(userId, full))).toEqual([]);
    expect(await howEnded(first.holdId)).toBeNull();
    expect(await whats(request(userId, next))).toEqual(['made']);
    expect(await howEnded(first.holdId)).toBe('moved');
    expect([await slotNow(world, slotId), await slotNow(world, next)]).toEqual([
      { remaining: 3, held: 0 },
      { remaining: 2, held: 1 },
    ]);
  });
  test('leaves what others hold of the same slot alone', async () => {
    const slotId = await world.slot();
    const other = request(world.caller().userId, slotId);
    await take(other);
    const { userId } = world.caller();
    await take(request(userId, slotId, { parts: [{ slotId, places: 2 }] }));
    expect(await whats(request(userId, slotId, { parts: [{ slotId, places: 3 }] }))).toEqual([]);
    expect(await whats(request(userId, slotId))).toEqual(['made']);
    expect([await howEnded(other.holdId), await slotNow(world, slotId)]).toEqual([
      null,
      { remaining: 1, held: 2 },
    ]);
  });
  test('does not take the place of an offer from the waiting list', async () => {
    const { userId } = world.caller();
    const [slotId, offered] = [await world.slot(), await world.slot()];
    const offer = await insertHold(world, { userId, slotId: offered, kind: 'offer' });
    expect(await whats(request(userId, slotId))).toEqual(['made']);
    expect(await howEnded(offer)).toBeNull();
    expect(await slotNow(world, offered)).toEqual({ remaining: 2, held: 1 });
  });
  test('is not the offer of the same place, which stands beside it', async () => {
    const { userId } = world.caller();
    const slotId = await world.slot();
    await insertHold(world, { userId, slotId, kind: 'offer' });
    expect(await whats(request(userId, slotId))).toEqual(['made']);
    const last = await world.slot({ capacity: 1 });
    await insertHold(world, { userId, slotId: last, kind: 'offer' });
    expect(await whats(request(userId, last))).toEqual([]);
  });
  test('keeps its hold where the same places are asked for', async () => {
    const { userId } = world.caller();
    const slotId = await world.slot();
    const first = request(userId, slotId);
    await take(first);
    expect(await take(request(userId, slotId))).toMatchObject([{ what: 'same', id: first.holdId }]);
    const parts = [{ slotId, places: 2 }];
    expect(await whats(request(userId, slotId, { parts }))).toEqual(['made']);
    const more = [...parts, { slotId: await world.slot(), places: 1 }];
    expect(await whats(request(userId, slotId, { parts: more }))).toEqual(['made']);
    expect(await whats(request(userId, slotId, { parts }))).toEqual(['made']);
  });
  test('takes a new hold where the old one’s time is over', async () => {
    const { userId } = world.caller();
    const slotId = await world.slot({ capacity: 1 });
    const over = await insertHold(world, { userId, slotId, expiresAt: NOW });
    expect(await whats(request(userId, slotId))).toEqual(['made']);
    expect(await howEnded(over)).toBe('expired');
    expect(await slotNow(world, slotId)).toEqual({ remaining: 0, held: 1 });
  });
  test('is not the same as one that somebody else has', async () => {
    const slotId = await world.slot();
    await take(request(world.caller().userId, slotId));
    expect(await whats(request(world.caller().userId, slotId))).toEqual(['made']);
  });
});

describe('the allowance of an hour', () => {
  /** Inserts a past hold that lasted this long until it was released. */
  const used = async (
    userId: string,
    ms: number,
    more: { kind?: 'form' | 'offer'; ago?: number; part?: number; id?: string } = {},
  ) => {
    const createdAt = NOW - (more.ago ?? 30 * MINUTE);
    const slotId = await world.slot();
    const id = await insertHold(world, {
      userId,
      slotId,
      createdAt,
      expiresAt: createdAt + ms,
      ...more,
    });
    await releaseHold(world, id);
  };
  test('is what earlier holds have left of it, or nothing', async () => {
    const [{ userId }, slotId] = [world.caller(), await world.slot()];
    await used(userId, HOLD_ALLOWANCE - 2 * MINUTE);
    expect(await lengthOf(request(userId, slotId))).toBe(2 * MINUTE);
    const least = world.caller();
    await used(least.userId, HOLD_ALLOWANCE - HOLD_LEAST);
    expect(await lengthOf(request(least.userId, slotId))).toBe(HOLD_LEAST);
    const other = world.caller();
    await used(other.userId, HOLD_ALLOWANCE - HOLD_LEAST + 1000);
    expect(await whats(request(other.userId, slotId))).toEqual(['spent']);
  });
  test('ends a hold’s use of it when the hold ends', async () => {
    const [{ userId }, slotId] = [world.caller(), await world.slot()];
    const id = await insertHold(world, {
      userId,
      slotId,
      createdAt: NOW - 30 * MINUTE,
      expiresAt: NOW + 30 * MINUTE,
    });
    await releaseHold(world, id);
    await world.database.pool.query('update holds set ended_at = created_at where id = $1', [id]);
    expect(await lengthOf(request(userId, slotId))).toBe(HOLD_MS);
  });
  test('counts no offers of the waiting list, which nobody asked for', async () => {
    const [{ userId }, slotId] = [world.caller(), await world.slot()];
    await used(userId, HOLD_ALLOWANCE, { kind: 'offer' });
    expect(await lengthOf(request(userId, slotId))).toBe(HOLD_MS);
  });
  test('counts nothing of others, nothing that is an hour old, and a family’s hold once', async () => {
    const [{ userId }, slotId] = [world.caller(), await world.slot()];
    await used(world.caller().userId, HOLD_ALLOWANCE);
    await used(userId, HOLD_ALLOWANCE, { ago: HOUR });
    const id = `f${newKey()}`;
    await used(userId, HOLD_ALLOWANCE - 2 * MINUTE, { id });
    await used(userId, HOLD_ALLOWANCE - 2 * MINUTE, { id, part: 1 }).catch(() => undefined);
    expect(await lengthOf(request(userId, slotId))).toBe(2 * MINUTE);
  });
  test('bounds no offer', async () => {
    const [{ userId }, slotId] = [world.caller(), await world.slot()];
    await used(userId, HOLD_ALLOWANCE);
    expect(await lengthOf(request(userId, slotId, { kind: 'offer' }))).toBe(HOLD_MS);
  });
});

describe('giving places back', () => {
  const expire = (slotIds: readonly number[] | null) =>
    EXPIRE.run(world.database.pool, { slotIds, now: new Date(NOW) });
  const end = (userId: string, holdId: string) =>
    END_HOLD.run(world.database.pool, { userId, holdId, now: new Date(NOW) });
  test('is the owner’s, once, and says how a hold ended', async () => {
    const [{ userId }, slotId] = [world.caller(), await world.slot()];
    const id = await insertHold(world, { userId, slotId });
    const other = await insertHold(world, { userId, slotId, kind: 'offer' });
    expect(await end(world.caller().userId, id)).toEqual([]);
    expect(await end(userId, id)).toHaveLength(1);
    expect(await end(userId, id)).toEqual([]);
    expect([await howEnded(id), await howEnded(other)]).toEqual(['released', null]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 2, held: 1 });
  });
  test('of all that an account holds takes nothing of others', async () => {
    const [{ userId }, slotId] = [world.caller(), await world.slot()];
    const mine = await insertHold(world, { userId, slotId, expiresAt: NOW });
    const offer = await insertHold(world, { userId, slotId, kind: 'offer' });
    const other = await insertHold(world, { userId: world.caller().userId, slotId });
    expect(
      await END_HOLDS_OF.run(world.database.pool, { userId, now: new Date(NOW) }),
    ).toHaveLength(2);
    expect([await howEnded(mine), await howEnded(offer), await howEnded(other)]).toEqual([
      'expired',
      'released',
      null,
    ]);
    expect(await slotNow(world, slotId)).toEqual({ remaining: 2, held: 1 });
  });
  test('when their time is over ends what is due, of the slots asked for, once', async () => {
    await expire(null);
    const [slotId, next] = [await world.slot(), await world.slot()];
    const due = await insertHold(world, { userId: world.caller().userId, slotId, expiresAt: NOW });
    const later = await insertHold(world, { userId: world.caller().userId, slotId });
    const elsewhere = await insertHold(world, {
      userId: world.caller().userId,
      slotId: next,
      expiresAt: NOW,
    });
    expect(await expire([slotId])).toHaveLength(1);
    expect(await Promise.all([due, later, elsewhere].map(howEnded))).toEqual([
      'expired',
      null,
      null,
    ]);
    expect(await expire([slotId])).toEqual([]);
    expect(await expire(null)).toHaveLength(1);
    expect([await slotNow(world, slotId), await slotNow(world, next)]).toEqual([
      { remaining: 2, held: 1 },
      { remaining: 3, held: 0 },
    ]);
  });
  test('ends each part of a family’s hold by its own time', async () => {
    const [{ userId }, slotId, next] = [world.caller(), await world.slot(), await world.slot()];
    const id = await insertHold(world, { userId, slotId, expiresAt: NOW });
    await insertHold(world, { userId, slotId: next, id, part: 1, expiresAt: NOW });
    expect(await expire([slotId])).toHaveLength(1);
    expect(await slotNow(world, next)).toEqual({ remaining: 2, held: 1 });
  });
});

test('the books are right after all of it', async () => {
  expect((await readLedger(world.database)).unbalanced).toEqual([]);
});
