import type { PoolClient } from 'pg';
import type { Database } from '../../server/db/database';
import type { Catalogue } from '../../server/catalogue/rows';
import { makeDays } from '../../server/shared/slots/schedule/make-days';
import { readClock } from '../../server/shared/slots/clock-reading';
import { guidelineVersion } from '../../server/shared/catalogue/guideline';
import { sampleClinic, sampleClinicProduct } from '../samples/catalogue-rows';
import { largeCatalogue, LARGE } from '../samples/large-catalogue';
import { CLINIC, insertCallers } from '../server/kit/worlds/booking-world';
import type { Caller } from '../server/kit/worlds/booking-world';
import { insertHugeSlots, productName } from './bench-world';

/** Rows for each clinic of a large group, and accounts that have them. */
const APPOINTMENTS = 300;
const BOOKED_BY = 2_000;
/** Accounts that book while the bench measures. */
const CALLERS = 30_000;
/** Days of one round of the job, and rounds of two months. */
const [WEEK, WEEKS] = [7, 9];
/** Days that have slots when the bench begins; the others are left to the job. */
export const MADE_DAYS = WEEK * (WEEKS - 1);

/** The vaccine that a product of its own is; files have small letters. */
export const vaccineOf = (productId: string): string => productId.toLowerCase();

/** The files of a group of clinics, with a clinic whose products, vaccines of their own, are booked by everybody. */
export function benchCatalogue(clinics: number, booked: number): Catalogue {
  const schedules = Math.round((LARGE.schedules * clinics) / LARGE.clinics);
  const large = largeCatalogue({ ...LARGE, clinics, schedules });
  const names = Array.from({ length: booked }, (_, index) => productName(index));
  const [product] = large.products;
  return {
    ...large,
    products: [
      ...large.products,
      ...(product ? names.map((id) => ({ ...product, id, vaccineCode: vaccineOf(id) })) : []),
    ],
    clinics: [...large.clinics, sampleClinic(CLINIC, { licence: 'L' })],
    clinicProducts: [
      ...large.clinicProducts,
      ...names.map((productId) => sampleClinicProduct(CLINIC, productId)),
    ],
  };
}

/** Slots that the job has made in a time. */
export interface Made {
  readonly slots: number;
  /** s */
  readonly seconds: number;
}

/** Works on a connection without the limit of the provider's statements. @param settings besides */
async function atLeisure<T>(
  { pool }: Database,
  settings: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  await client.query(`set statement_timeout = 0; ${settings}`);
  const result = await work(client);
  await client.query('reset all');
  client.release();
  return result;
}

const countSlots = (database: Database): Promise<number> =>
  atLeisure(database, '', async (client) => {
    const { rows } = await client.query<{ slots: number }>(
      'select count(*)::integer as slots from slots',
    );
    return rows[0]?.slots ?? 0;
  });

/** Lets the job make the slots of its first round: a week of all clinics. */
async function makeWeek(database: Database, now: number): Promise<Made> {
  const began = performance.now();
  const isFirst = async (): Promise<boolean> => {
    const { rows } = await database.pool.query<{ value: string }>(
      `select value from progress where key = 'slots'`,
    );
    return (rows[0]?.value ?? '').split(' ').length > 1;
  };
  await makeDays(database.db, now);
  while (await isFirst()) await makeDays(database.db, now);
  const seconds = (performance.now() - began) / 1000;
  return { slots: await countSlots(database), seconds };
}

/** Copies the week to the others but the last, which the job is left with; without the checks of references, which it has passed. */
const copyWeek = (database: Database): Promise<void> =>
  atLeisure(
    database,
    'set synchronous_commit = off; set session_replication_role = replica',
    async (client) => {
      for (let week = 1; week < WEEKS - 1; week += 1)
        await client.query(
          `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining, release_at)
           select depa_code, group_code, day + $1::integer, start_time, end_time, capacity, remaining, release_at
           from slots where day < (select min(day) from slots) + $2::integer`,
          [week * WEEK, WEEK],
        );
    },
  );

/** Books places in slots all over the group, by accounts that do nothing else. */
async function book(database: Database, appointments: number): Promise<void> {
  const people = await insertCallers(database, BOOKED_BY);
  await atLeisure(database, 'set synchronous_commit = off', (client) =>
    client.query(
      `with every as (select greatest(1, (select count(*) from slots) / $3::integer) as nth),
     taken as (
       update slots set remaining = remaining - 1 from every
       where id % nth = 0 and remaining > 0
       returning id, depa_code, group_code, day, start_time, end_time
     )
     insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id, vaccine_code,
       dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile, guideline_version,
       remaining_changes, created_at, updated_at)
     select 'a' || t.id, 'a' || t.id, p.user_id, p.linkman_id, 'k' || t.id, 'a' || t.id, t.depa_code,
       (select min(g.product_id) from slot_group_products g where g.depa_code = t.depa_code and g.group_code = t.group_code),
       'flu', 1, t.id, t.day, t.start_time, t.end_time, 'BOOKED', 0, 0, '', '', 3, now(), now()
     from taken t join unnest($1::text[], $2::text[]) with ordinality as p (user_id, linkman_id, n)
       on p.n = 1 + t.id / (select nth from every) % ${BOOKED_BY}`,
      [people.map(({ userId }) => userId), people.map(({ linkmanId }) => linkmanId), appointments],
    ),
  );
}

/** What the bench books and measures. */
export interface BenchWorld {
  readonly callers: readonly Caller[];
  /** First slot of each product that everybody books. */
  readonly firstSlots: readonly number[];
  /** Version of the disclosure of each of those. */
  readonly disclosures: readonly string[];
  readonly made: Made;
  readonly slots: number;
}

async function disclosuresOf({ db }: Database, booked: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'category', 'content'])
    .execute();
  const versions = new Map(rows.map((row) => [row.id, guidelineVersion(row)]));
  return Array.from({ length: booked }, (_, index) => versions.get(productName(index)) ?? '');
}

/**
 * Fills a database that has {@link benchCatalogue}: slots of two months less a week, appointments in them, accounts.
 * @param now ms, on the first day of a month
 */
export async function fillBenchWorld(
  database: Database,
  { clinics, booked, day, now }: { clinics: number; booked: number; day: string; now: number },
): Promise<BenchWorld> {
  const made = await makeWeek(database, now);
  await copyWeek(database);
  await book(database, clinics * APPOINTMENTS);
  const callers = await insertCallers(database, CALLERS);
  const firstSlots: number[] = [];
  const disclosures = await disclosuresOf(database, booked);
  for (let index = 0; index < booked; index += 1)
    firstSlots.push(await insertHugeSlots(database.pool, productName(index), 200, day));
  const slots = await countSlots(database);
  await letJobRest(database, now);
  // What the first catalogue made stale has its slots.
  await database.pool.query('delete from stale_schedules');
  await atLeisure(database, '', (client) => client.query('vacuum analyze'));
  return { callers, firstSlots, disclosures, made, slots };
}

const setProgress = ({ pool }: Database, value: string) =>
  pool.query(`update progress set value = $1 where key = 'slots'`, [value]);

/** As if all days were made. @param now ms */
export const letJobRest = (database: Database, now: number) =>
  setProgress(database, readClock(now).lastDay);

/** Leaves the last days of the booking window to the job. @param day the last one that is made, `YYYY-MM-DD` */
export const letJobWork = (database: Database, day: string) => setProgress(database, day);
