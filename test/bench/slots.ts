import type { Database } from '../../server/db/database';
import { createFollowChanges } from '../../server/shared/slots/schedule/follow-changes';
import { makeDays } from '../../server/shared/slots/schedule/make-days';
import { createTestDatabase, createWorld, inDatabase } from '../server/kit/worlds/booking-world';

const CLINICS = Number(process.argv[2] ?? 200);
const PRODUCTS = 30;
/** Products of one clinic whose schedules change afterwards. */
const CHANGED = 300;
/** ms between two bookings that are measured. */
const BETWEEN = 10;
const NOW = Date.parse('2026-12-01T00:00:00+08:00');
const HOURS = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  periods: [
    { from: '08:00', to: '11:30' },
    { from: '13:30', to: '17:00' },
  ],
}));

/** Clinics with 30 products each, six days a week three slots a day. */
async function fill({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into departments (depa_code, region_code, city_code, name, address, introduction, traffic, licence, phone, img_url,
       images, latitude, longitude, pay_way, hours, is_online)
     select 'B' || lpad(n::text, 5, '0'), region_code, city_code, name, address, introduction, traffic, licence, phone, img_url,
       images, latitude, longitude, pay_way, $2, true
     from departments, generate_series(1, $1::integer) n where depa_code = 'D1'`,
    [CLINICS, JSON.stringify(HOURS)],
  );
  await pool.query(
    `insert into products (id, vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents,
       service_fee_cents, min_age_days, doses, content)
     select 'B' || n, 'B' || n, category, name, short_name, maker, diseases, img_url, price_cents, service_fee_cents,
       min_age_days, doses, content
     from products, generate_series(1, $1::integer) n where id = 'P1'`,
    [PRODUCTS],
  );
  await pool.query(
    `insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents)
     select d.depa_code, p.id, 1, 1 from departments d, products p where d.depa_code like 'B%' and p.id like 'B%'`,
  );
  await pool.query(
    `insert into clinic_schedules (depa_code, group_code, weekday, start_time, end_time, slot_minutes, capacity,
       release_days, release_time)
     select o.depa_code, o.product_id, w, '08:00', '11:00', 60, 10, 14, '09:00'
     from clinic_products o, generate_series(1, 6) w where o.depa_code like 'B%'`,
  );
  await pool.query('analyze');
}

/** What takes a slot's lock as a booking does, again and again. @returns stops it, and says what it took, ms in order */
function bookOnAndOn({ pool }: Database, slotId: number): () => Promise<number[]> {
  const took: number[] = [];
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const began = performance.now();
      await pool.query('update slots set remaining = remaining where id = $1', [slotId]);
      took.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
  })();
  return async () => {
    isOver = true;
    await running;
    return took.sort((a, b) => a - b);
  };
}

const written = (took: readonly number[]): string =>
  `p50 ${(took[took.length >> 1] ?? 0).toFixed(1)} ms, p99 ${(took[Math.floor(took.length * 0.99)] ?? 0).toFixed(1)} ms`;

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function bench(database: Database, slotId: number): Promise<void> {
  const { db, pool } = database;
  const count = async (): Promise<number> =>
    (await pool.query<{ slots: number }>('select count(*)::integer as slots from slots')).rows[0]
      ?.slots ?? 0;
  await fill(database);
  const alone = bookOnAndOn(database, slotId);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  console.log(`bookings alone: ${written(await alone())}`);

  const meanwhile = bookOnAndOn(database, slotId);
  let steps = 0;
  let longest = 0;
  const took = await seconds(async () => {
    for (let isMore = true; isMore; steps += 1) {
      const began = performance.now();
      isMore = await makeDays(db, NOW);
      longest = Math.max(longest, performance.now() - began);
    }
  });
  const made = (await count()) - 1;
  console.log(
    `${CLINICS} clinics × ${PRODUCTS} products: ${made} slots in ${took.toFixed(1)} s, ${Math.round(made / took)} a second, ` +
      `${steps} steps, the longest ${longest.toFixed(0)} ms; bookings meanwhile: ${written(await meanwhile())}`,
  );

  await pool.query(
    `with changed as (select depa_code, product_id from clinic_products where depa_code like 'B%' order by 1, 2 limit $1),
       fewer as (update clinic_schedules s set capacity = 8 from changed c
         where s.depa_code = c.depa_code and s.group_code = c.product_id)
     insert into stale_schedules (depa_code, group_code) select depa_code, product_id from changed`,
    [CHANGED],
  );
  const follow = createFollowChanges(db, async (_, work) => {
    await work();
    return true;
  });
  const whole = await seconds(async () => {
    while (await follow(NOW));
  });
  await pool.query(
    `insert into stale_schedules (depa_code, group_code)
     select depa_code, product_id from clinic_products where depa_code like 'B%' order by 1, 2 limit $1`,
    [CHANGED],
  );
  const nothing = await seconds(async () => {
    while (await follow(NOW));
  });
  console.log(
    `a changed schedule: ${((whole * 1000) / CHANGED).toFixed(1)} ms where every slot changes, ` +
      `${((nothing * 1000) / CHANGED).toFixed(1)} ms where none does`,
  );
}

async function main(): Promise<void> {
  const box = await createTestDatabase('postgres');
  const slots = [{ day: '2026-12-20', capacity: 1_000 }];
  const { slotIds } = await createWorld(box, { callers: 0, slots });
  await inDatabase(box, (database) => bench(database, slotIds[0] ?? 0));
  await box.remove();
}

void main();
