import type { EntryCode } from '@contract/plan/entry-code-rules';
import { doseCountOf } from '@contract/plan/entry-rules';
import { guidelineVersion } from '../../../../server/shared/catalogue/guideline';
import { insertRows } from '../../../../server/db/insert';
import { PRODUCTS } from '../../../../server/db/catalogue-columns';
import { sampleProducts } from '../../../samples/catalogue';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  readLedger,
} from './booking-world';
import type { Caller, Kind, Ledger } from './booking-world';
import { insertStaff, openDesk } from './desk-world';
import type { Login, Provider } from '../harness';
import { clockAt, startOn } from '../start-on';

/** Eight o'clock in Asia/Shanghai on the run's first day. */
const MORNING = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
/** A day counted from the first one. */
export const on = (days: number): string => dayFrom(days, MORNING);
const timeOf = (days: number, clock: string): number => Date.parse(`${on(days)}T${clock}:00+08:00`);

/** Starts of the slots of every day. */
const STARTS = ['10:00', '15:00'] as const;
type Start = (typeof STARTS)[number];
/** Days with slots, beyond the booking window too. */
const DAYS = 70;
/** Capacity of each slot, and price of a dose in cents. */
export const CAPACITY = 9;
export const PRICE = 8_800;

interface Wanted<Name extends string> {
  /** Products of the sample catalogue. */
  readonly products: readonly string[];
  /** Birthdays of people, each with an account of their own. */
  readonly people: Readonly<Record<Name, string>>;
  /** Days without slots, by product. */
  readonly closed?: Readonly<Record<string, readonly number[]>>;
}

/** A clinic with products of the sample catalogue and slots on every day, with a desk. */
export async function createDoseWorld<Name extends string>(kind: Kind, wanted: Wanted<Name>) {
  const products = sampleProducts().filter(({ id }) => wanted.products.includes(id));
  const testDatabase = await createTestDatabase(kind);
  await createWorld(testDatabase, { callers: 0, slots: [] });
  const slots = new Map<string, number>();
  const { people, secrets } = await inDatabase(testDatabase, async (database) => {
    const { pool } = database;
    const client = await pool.connect();
    await insertRows(client, 'products', PRODUCTS, products);
    client.release();
    await insertStaff(database, [CLINIC]);
    for (const { id } of products) {
      await pool.query(
        `insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents) values ($1, $2, $3, 0)`,
        [CLINIC, id, PRICE],
      );
      const { rows } = await pool.query<{ id: number; day: string; start_time: string }>(
        `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
         select $1, $2, $3::date + d, s, to_char(s::time + interval '30 minutes', 'HH24:MI'), $6, $6
         from generate_series(0, $4::integer) as d, unnest($5::text[]) as s
         where not (d = any($7::integer[]))
         returning id, to_char(day, 'YYYY-MM-DD') as day, start_time`,
        [CLINIC, id, on(0), DAYS, STARTS, CAPACITY, wanted.closed?.[id] ?? []],
      );
      for (const row of rows) slots.set(`${id} ${row.day} ${row.start_time}`, row.id);
    }
    const born: Partial<Record<Name, Caller>> = {};
    for (const [name, birthday] of Object.entries(wanted.people) as [Name, string][])
      [born[name]] = await insertCallers(database, 1, { birthday });
    await pool.query(
      `update linkmen set guardian = '{"name":"母","mobile":"13800000000","relation":"mother"}'`,
    );
    const { rows } = await pool.query<{ user_id: string; secret: string }>(
      'select user_id, secret from sessions',
    );
    return {
      people: born as Record<Name, Caller>,
      secrets: new Map(rows.map((row) => [row.user_id, row.secret])),
    };
  });
  const provider: Provider = await startOn(testDatabase, clockAt(MORNING));
  let desk = await openDesk(provider, CLINIC);

  const slot = (productId: string, days: number, start: Start = STARTS[0]): number =>
    slots.get(`${productId} ${on(days)} ${start}`) ?? 0;
  const form = (caller: Caller, productId: string, days: number, doseNo = 1) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) throw new Error(`No product ${productId}`);
    const version = guidelineVersion(product);
    return {
      ...bookingOf(caller, slot(productId, days)),
      productId,
      doseNo,
      guidelineVersion: version,
    };
  };
  return {
    provider,
    people,
    /** What opens the encrypted answers of somebody. */
    loginOf: ({ userId, token }: Caller): Login => ({ token, secret: secrets.get(userId) ?? '' }),
    slot,
    /** What a booking of a product on a day sends. */
    form,
    /** Whether, and for which doses, somebody can be booked. */
    check: (caller: Caller, productId: string) =>
      provider.ok(
        'GET /order/subscribe/checkSubscribeLinkman.do',
        { depaCode: CLINIC, productId, linkmanId: caller.linkmanId },
        caller,
      ),
    add: (caller: Caller, productId: string, days: number, doseNo = 1) =>
      provider.call('POST /subscribe/subscribe/addV2.do', form(caller, productId, days, doseNo), {
        token: caller.token,
      }),
    /** Notes doses of the vaccination book; those of the programme are numbered from 1. */
    async note(caller: Caller, code: EntryCode, days: readonly string[]): Promise<void> {
      for (const [index, day] of days.entries()) {
        const doseNo = doseCountOf(code) === null ? null : index + 1;
        const dose = { linkmanId: caller.linkmanId, code, doseNo, day };
        await provider.ok('POST /vaccine/plan/saveDose.do', dose, caller);
      }
    },
    /** Moves the clock to eight o'clock of a day and runs all jobs. */
    morningOf: (days: number) => provider.jobsAt(timeOf(days, '08:00')),
    /** The clinic checks in and vaccinates, at ten on a day. */
    async give(orderId: string, days: number): Promise<void> {
      await provider.moveTo(timeOf(days, '10:00'));
      desk = await openDesk(provider, CLINIC);
      await desk.ok('POST /desk/arrive.do', { orderId });
      await desk.ok('POST /desk/finish.do', { orderId, lot: 'LOT1' });
    },
    /** Stops the provider. @returns the ledger of slots and orders */
    async close(): Promise<Ledger> {
      await provider.halt();
      return inDatabase(testDatabase, readLedger);
    },
    remove: () => testDatabase.remove(),
  };
}
