import type { Database } from '../../../../server/db/database';
import { insertRows } from '../../../../server/db/insert';
import * as columns from '../../../../server/db/catalogue-columns';
import { regionRows } from '../../../../server/seed-load/regions';
import { sampleSeed } from '../../../../server/seed-load/sample-data';
import { sqlNow } from '../../../run-clock';
import { SAMPLE_FOLDER } from '../../../samples/catalogue';

/** Numbers of rows to create. */
export interface CatalogueSize {
  readonly clinics: number;
  readonly products: number;
}

export const LARGE: CatalogueSize = { clinics: 20_000, products: 200 };

/** Clinic products per clinic, and how many of them have slots on each of the next days. */
const CLINIC_PRODUCTS = 8;
const OPEN_CLINIC_PRODUCTS = 3;
const DAYS = 3;

/**
 * Clinics per district grow with the square of a number computed from its code: a few districts have many times as
 * many.
 */
const CLINICS = `
  with districts as (
    select r.code, r.name, r.pinyin, c.code as city, c.name as city_name,
      coalesce(r.latitude, c.latitude) as latitude, coalesce(r.longitude, c.longitude) as longitude,
      power(1 + abs(hashtext(r.code)) % 7, 2)::numeric as weight
    from regions r join regions c on c.code = r.parent_code
    where r.level = 3 and coalesce(r.latitude, c.latitude) is not null
  ), shared as (
    select d.*, sum(weight) over (order by code) / sum(weight) over () as upto from districts d
  ), counted as (
    select d.*, round(lag(upto, 1, 0.0) over (order by code) * $1::integer)::integer + 1 as first,
      round(upto * $1::integer)::integer as last from shared d
  )
  insert into departments (depa_code, region_code, city_code, name, address, introduction, traffic, licence, phone,
    img_url, images, latitude, longitude, pay_way, hours, is_online)
  select 'L' || to_char(n, 'FM000000'), d.code, d.city,
    jsonb_build_object('zh', d.name || street || kind || n, 'en', initcap(d.pinyin) || ' Clinic ' || n),
    jsonb_build_object('zh', d.name || street || '路' || n || '号', 'en', n || ' Road, ' || initcap(d.pinyin)),
    repeated, repeated, '', '00000000', '/pictures/clinic/L.svg', '[]',
    d.latitude + ((hashtext('a' || n) % 1000) / 1000.0) * 0.09,
    d.longitude + ((hashtext('b' || n) % 1000) / 1000.0) * 0.09,
    case when n % 3 = 0 then '1,2,3' else '2,3,5' end,
    jsonb_build_array(jsonb_build_object('weekday', 1 + n % 7,
      'periods', jsonb_build_array(jsonb_build_object('from', '08:00', 'to', '16:30')))),
    n % 40 > 0
  from counted d
  cross join lateral generate_series(d.first, d.last) n
  cross join lateral (select
    (array['景明','青禾','安澜','听松','云溪','和煦','春晖','望湖','棠梨','文澜'])[1 + n % 10] as street,
    (array['街道社区卫生服务中心','预防接种门诊','妇幼保健院','医院成人接种门诊'])[1 + n % 4] as kind,
    jsonb_build_object('zh', repeat('介绍', 100), 'en', repeat('text ', 50)) as repeated) texts`;

const PRODUCTS = `
  insert into products (id, vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents,
    service_fee_cents, min_age_days, doses, content, encyclopedia_id, sort)
  select p.id || '-' || n, p.vaccine_code, p.category,
    jsonb_build_object('zh', (p.name->>'zh') || n, 'en', (p.name->>'en') || ' ' || n),
    p.short_name, p.maker, p.diseases, p.img_url, p.price_cents + n, p.service_fee_cents, p.min_age_days, p.doses,
    p.content, p.encyclopedia_id, p.sort + 1000 * n
  from products p cross join generate_series(1, 10) n
  order by n, p.sort, p.id limit greatest(0, $1::integer - (select count(*) from products))`;

const CLINIC_PRODUCT_ROWS = `
  with numbered as (select id, price_cents, row_number() over (order by id) - 1 as at, count(*) over () as total from products)
  insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents, in_stock)
  select d.depa_code, p.id, p.price_cents, 2800, n < ${OPEN_CLINIC_PRODUCTS + 2}
  from (select depa_code, row_number() over (order by depa_code) as at from departments where depa_code like 'L%') d
  cross join generate_series(0, ${CLINIC_PRODUCTS - 1}) n
  join numbered p on p.at = (d.at * 7 + n * 13) % p.total
  on conflict do nothing`;

const GROUP_ROWS = [
  'insert into slot_groups (depa_code, code) select depa_code, product_id from clinic_products',
  `insert into slot_group_products (depa_code, product_id, group_code)
   select depa_code, product_id, product_id from clinic_products`,
];

const SLOT_ROWS = `
  with ranked as (select depa_code, product_id, row_number() over (partition by depa_code order by product_id) as at
    from clinic_products where in_stock and depa_code like 'L%')
  insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
  select depa_code, product_id, $1::date + n, '08:00', '11:30', 20, case when hashtext(depa_code) % 5 = 0 then 0 else 6 end
  from ranked cross join generate_series(1, ${DAYS}) n where at <= ${OPEN_CLINIC_PRODUCTS}`;

/**
 * Fills an empty, migrated database: the sample catalogue, then clinics all over the country and more products. Takes
 * seconds.
 */
export async function fillCatalogue(
  { pool }: Database,
  today: string,
  { clinics, products }: CatalogueSize = LARGE,
): Promise<void> {
  const seed = sampleSeed(today, { sampleDir: SAMPLE_FOLDER, seedCities: [] });
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await insertRows(client, 'regions', columns.REGIONS, regionRows());
    await insertRows(client, 'encyclopedia', columns.ENCYCLOPEDIA, seed.encyclopedia);
    await insertRows(client, 'products', columns.PRODUCTS, seed.products);
    await insertRows(client, 'zones', columns.ZONES, seed.zones);
    await insertRows(client, 'articles', columns.ARTICLES, seed.articles);
    await client.query(PRODUCTS, [products]);
    await client.query(CLINICS, [clinics]);
    // The rows are consistent by construction, so foreign keys need not be checked.
    await client.query('set session_replication_role = replica');
    await client.query(CLINIC_PRODUCT_ROWS);
    // Triggers that give them groups do not run meanwhile, either.
    for (const statement of GROUP_ROWS) await client.query(statement);
    await client.query(SLOT_ROWS, [today]);
    await client.query('set session_replication_role = origin');
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}

/** Who waits for a product: all but one in a city where it is full. */
export interface Alerts {
  readonly today: string;
  readonly waiting: number;
  readonly full: string;
  readonly free: string;
}

const WANTED = [
  `insert into products (id, vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents,
     service_fee_cents, min_age_days, doses, content)
   select 'wanted', vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents,
     service_fee_cents, min_age_days, doses, content from products order by id limit 1`,
  `insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents, in_stock)
   select depa_code, 'wanted', 100, 100, true from departments`,
];

/** Adds a product that every clinic has, full in one city and free everywhere else, and alerts for it. */
export async function fillAlerts(
  { pool }: Database,
  { today, waiting, full, free }: Alerts,
): Promise<void> {
  for (const statement of WANTED) await pool.query(statement);
  await pool.query(
    `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
     select depa_code, 'wanted', $1::date + n, '08:00', '11:30', 20, case when city_code = $2 then 0 else 6 end
     from departments cross join generate_series(1, ${DAYS}) n`,
    [today, full],
  );
  await pool.query(
    `insert into users (id, mobile_key, nick_name) select 'u' || n, 'u' || n, 'x' from generate_series(0, $1) n`,
    [waiting],
  );
  await pool.query(
    `insert into availability_alerts (id, user_id, product_id, region_code, asked_at)
     select 'a' || n, 'u' || n, 'wanted', case when n = $1 then $3 else $2 end, ${sqlNow()}
     from generate_series(0, $1) n`,
    [waiting, full, free],
  );
  await pool.query('analyze slots, clinic_products, availability_alerts');
}
