import { WALK_IN } from '../../../server/domain/staff/desk/walk-in-statement';
import { CLINIC, newKey, OTHER_CLINIC, PRODUCT, readLedger } from '../kit/worlds/booking-world';
import { insertStaff } from '../kit/worlds/desk-world';
import { DAY, meanwhile, NOW, openStatements, slotNow } from './statement-world';
import type { StatementWorld } from './statement-world';

// The statement of a walk-in, with input that the handler above it would refuse first.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
  await insertStaff(world.database, [CLINIC]);
});
afterAll(() => world?.close());

/** Registers a walk-in. @returns the order's id; null where none was made */
async function register(
  slot: number,
  { personKey = newKey(), key = newKey(), clinic = CLINIC, day = DAY } = {},
): Promise<string | null> {
  const rows = await WALK_IN.run<{ id: string }>(world.database.pool, {
    id: `w${newKey()}`,
    reference: newKey().slice(0, 9),
    personKey,
    turn: 1,
    idempotencyKey: key,
    slot,
    clinic,
    product: 'P1',
    vaccine: 'V1',
    dose: 1,
    price: 59800,
    fee: 2800,
    mobile: '',
    person: '{}',
    now: new Date(NOW),
    staff: `s-${CLINIC}`,
    day,
  });
  return rows[0]?.id ?? null;
}

test('takes one place and is an arrived order of the slot, which the desk made', async () => {
  const slot = await world.slot({ startTime: '08:10', endTime: '08:40' });
  const id = await register(slot);
  expect(await slotNow(world, slot)).toEqual({ remaining: 2, held: 0 });
  const [order] = await world.run(
    `select o.user_id, o.depa_code, o.product_id, o.slot_id, o.start_time, o.end_time, o.status, o.source,
       o.price_cents, o.service_fee_cents, o.remaining_changes, e.actor, e.kind, e.status_after, e.staff_id
     from orders o join order_events e on e.order_id = o.id where o.id = $1`,
    [id],
  );
  expect(order).toEqual({
    user_id: null,
    depa_code: CLINIC,
    product_id: PRODUCT,
    slot_id: slot,
    start_time: '08:10',
    end_time: '08:40',
    status: 'ARRIVED',
    source: 'walk_in',
    price_cents: 59800,
    service_fee_cents: 2800,
    remaining_changes: 0,
    actor: 'clinic',
    kind: 'created',
    status_after: 'ARRIVED',
    staff_id: `s-${CLINIC}`,
  });
});

test('is only made in an open slot of the clinic on the day, with a place left', async () => {
  const [slot, closed, last] = [
    await world.slot(),
    await world.slot({ closed: true }),
    await world.slot({ capacity: 1 }),
  ];
  expect(await register(slot, { clinic: OTHER_CLINIC })).toBeNull();
  expect(await register(slot, { day: '2026-05-12' })).toBeNull();
  expect(await register(closed)).toBeNull();
  expect(await register(last)).not.toBeNull();
  expect(await register(last)).toBeNull();
  expect(await slotNow(world, slot)).toEqual({ remaining: 3, held: 0 });
  expect(await slotNow(world, closed)).toEqual({ remaining: 3, held: 0 });
  expect(await slotNow(world, last)).toEqual({ remaining: 0, held: 0 });
});

test('is made once for a person and dose, and takes no place the second time', async () => {
  const slot = await world.slot();
  const personKey = newKey();
  expect(await register(slot, { personKey })).not.toBeNull();
  expect(await register(slot, { personKey })).toBeNull();
  expect(await slotNow(world, slot)).toEqual({ remaining: 2, held: 0 });
});

test('counts from the slot that it has locked, where places go meanwhile', async () => {
  const slot = await world.slot();
  await register(slot);
  const less = (count: number) =>
    `update slots set remaining = remaining - ${count}, capacity = capacity - ${count} where id = $1`;
  expect(await meanwhile(world, slot, less(1), [slot], () => register(slot))).not.toBeNull();
  expect(await slotNow(world, slot)).toEqual({ remaining: 0, held: 0 });
  const other = await world.slot();
  await register(other);
  expect(await meanwhile(world, other, less(2), [other], () => register(other))).toBeNull();
  expect(await slotNow(world, other)).toEqual({ remaining: 0, held: 0 });
});

test('the books are right after all of it', async () => {
  expect(await readLedger(world.database)).toMatchObject({ unbalanced: [], unrecorded: 0 });
});
