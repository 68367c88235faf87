import type { Booking } from '../../../server/domain/booking/submission/booking';
import { readClock } from '../../../server/shared/slots/clock-reading';
import { newReference } from '../../../server/shared/lifecycle/order-id';
import type { Database } from '../../../server/db/database';
import { runStatement } from '../../../server/db/statement';
import {
  CLINIC,
  createTestDatabase,
  createWorld,
  insertCallers,
  insertSlots,
  newKey,
  openIn,
  PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, Slot } from '../kit/worlds/booking-world';
import { TEST_CIPHER } from '../kit/test-cipher';
import { sqlNow } from '../../run-clock';

/** Ten in the morning of a Monday, Asia/Shanghai: the clock reading of these tests. */
export const NOW = Date.parse('2026-05-04T10:00:00+08:00');
export const AT = readClock(NOW);
/** A step of an order: its owner cancels it. */
export const CANCELLATION = {
  ...{ statuses: ['BOOKED'], to: 'CANCELLED', isBack: true, now: new Date(NOW), actor: 'user' },
  ...{ kind: 'cancelled', note: '', cancelReason: null, startsAfter: null, lot: null },
  ...{ staffId: null, actedBy: null, person: null, given: null },
};
/** A day inside the booking window, and one after it. */
export const DAY = '2026-05-11';
export const BEYOND = '2027-12-01';

/** ms. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** An open database on which a test runs the statements with input that no call would pass on. */
export interface StatementWorld {
  readonly database: Database;
  /** A caller that no test has used yet. */
  caller(): Caller;
  /** Inserts a slot that no test has used yet. @returns its id */
  slot(more?: Partial<Slot>): Promise<number>;
  run<Row = Record<string, unknown>>(text: string, values: unknown[]): Promise<Row[]>;
  /** The single value of a single row. */
  value(text: string, values?: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

const CALLERS = 150;

/** Opens a database of its own with a clinic, products and callers. */
export async function openStatements(): Promise<StatementWorld> {
  const testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  const database = await openIn(testDatabase);
  const callers = await insertCallers(database, CALLERS);
  let starts = 0;
  return {
    database,
    caller() {
      const caller = callers.pop();
      if (!caller) throw new Error('No caller is left.');
      return caller;
    },
    async slot(more = {}) {
      // Start times one minute apart: a clinic's slots differ in their start.
      starts += 1;
      const startTime = `${String(11 + Math.floor(starts / 60)).padStart(2, '0')}:${String(starts % 60).padStart(2, '0')}`;
      const slot = { day: DAY, capacity: 3, startTime, endTime: '23:30', ...more };
      const [id = 0] = await insertSlots(database, [slot]);
      return id;
    },
    run: (text, values) => runStatement(database.pool, '', text, values),
    async value(text, values = []) {
      const { rows } = await database.pool.query<Record<string, unknown>>(text, values);
      return Object.values(rows[0] ?? {})[0];
    },
    async close() {
      await database.close();
      await testDatabase.remove();
    },
  };
}

let orders = 0;

/** A booking as the handlers pass it on. */
export function bookingOf(caller: Caller, slotId: number, more: Partial<Booking> = {}): Booking {
  orders += 1;
  return {
    orderId: `o${orders}-${newKey()}`,
    reference: newReference(),
    userId: caller.userId,
    linkmanId: caller.linkmanId,
    personKey: caller.linkmanId,
    personTurn: orders,
    claimant: '',
    bookedBy: '',
    idempotencyKey: newKey(),
    slotId,
    depaCode: CLINIC,
    productId: PRODUCT,
    vaccineCode: 'V1',
    doseNo: 1,
    status: 'BOOKED',
    priceCents: 59800,
    serviceFeeCents: 2800,
    mobile: TEST_CIPHER.seal('13800000000'),
    remark: '',
    guidelineVersion: '',
    ...more,
  };
}

/** A slot as the database has it. */
export const slotNow = async ({ database }: StatementWorld, slotId: number) => {
  const { rows } = await database.pool.query<{ remaining: number; held: number }>(
    'select remaining, held from slots where id = $1',
    [slotId],
  );
  return rows[0];
};

let holds = 0;

/** Inserts a hold as a statement would, with the slot's counts. @returns its id */
export async function insertHold(
  { database: { pool } }: StatementWorld,
  {
    userId,
    slotId,
    places = 1,
    kind = 'form',
    createdAt = NOW - MINUTE,
    expiresAt = NOW + MINUTE,
    id = `h${(holds += 1)}`,
    part = 0,
  }: {
    readonly userId: string | null;
    readonly slotId: number;
    readonly places?: number;
    readonly kind?: 'form' | 'offer';
    readonly createdAt?: number;
    readonly expiresAt?: number;
    readonly id?: string;
    readonly part?: number;
  },
): Promise<string> {
  await pool.query(
    `insert into holds (id, part, user_id, slot_id, places, kind, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, part, userId, slotId, places, kind, new Date(createdAt), new Date(expiresAt)],
  );
  await pool.query('update slots set remaining = remaining - $2, held = held + $2 where id = $1', [
    slotId,
    places,
  ]);
  return id;
}

/** Puts somebody on the waiting list of a product, for any day. @returns the entry */
export async function insertEntry(
  { database: { pool } }: StatementWorld,
  caller: Caller,
  more: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const entry: Record<string, unknown> = {
    user_id: caller.userId,
    linkman_id: caller.linkmanId,
    person_key: caller.linkmanId,
    product_id: PRODUCT,
    vaccine_code: 'V1',
    dose_no: 1,
    city_code: '110100',
    joined_at: new Date(NOW - HOUR),
    ...more,
  };
  const columns = Object.keys(entry);
  const { rows } = await pool.query<{ id: number }>(
    `insert into waitlist_entries (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(entry),
  );
  return rows[0]?.id ?? 0;
}

/** A release whose queue is open for a slot, and an admitted ticket in it. */
export async function insertTurn(
  { database: { pool } }: StatementWorld,
  caller: Caller,
  slotId: number,
  { people = 1, places = 1, state = 'admitted', until = NOW + HOUR } = {},
): Promise<{ readonly releaseId: string; readonly ticketId: string }> {
  const releaseId = `r${slotId}`;
  await pool.query(
    `insert into releases (id, depa_code, product_id, release_at, entry_at, seats, first_day, last_day, seed, seed_hash,
       state, drawn_at)
     values ($1, $2, $3, $4, $5, 3, $6, $6, '', '', 'open', $4)`,
    [
      releaseId,
      CLINIC,
      PRODUCT,
      new Date(NOW - slotId * MINUTE),
      new Date(NOW - 2 * slotId * MINUTE),
      DAY,
    ],
  );
  await pool.query('update slots set release_id = $2, drawn = true where id = $1', [
    slotId,
    releaseId,
  ]);
  const ticketId = `t${slotId}`;
  await pool.query(
    `insert into release_tickets (id, release_id, user_id, people, places, state, position, entered_at, admitted_until)
     values ($1, $2, $3, $4, $5, $6, 1, $7, $8)`,
    [
      ticketId,
      releaseId,
      caller.userId,
      people,
      places,
      state,
      new Date(NOW - HOUR),
      new Date(until),
    ],
  );
  return { releaseId, ticketId };
}

/** Ends a hold, and releases its places. */
export async function releaseHold(
  { database: { pool } }: StatementWorld,
  holdId: string,
): Promise<void> {
  await pool.query(
    `with ended as (
       update holds set ended_at = ${sqlNow()}, ended_how = 'released' where id = $1 returning slot_id, places
     )
     update slots s set remaining = remaining + e.places, held = held - e.places from ended e where s.id = e.slot_id`,
    [holdId],
  );
}

/** Whether a session waits for a lock in this database. */
const WAITS = `select exists (select from pg_locks where not granted)`;

/**
 * Starts a statement that locks a slot, and changes something before it gets the lock.
 * @param change runs in a transaction of its own, which has locked the slot
 */
export async function meanwhile<T>(
  world: StatementWorld,
  slotId: number,
  change: string,
  values: unknown[],
  statement: () => Promise<T>,
): Promise<T> {
  const client = await world.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from slots where id = $1 for update', [slotId]);
    const answer = statement();
    while (!(await world.value(WAITS))) await new Promise((resolve) => setTimeout(resolve, 5));
    await client.query(change, values);
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}
