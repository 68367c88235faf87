import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DepartmentCard } from '@contract/department/endpoints';
import type { DataOf, ParsedInputOf } from '@contract/endpoints';
import { weekdayOf } from '../../clock';
import type { Db } from '../../db/database';
import type { Bilingual, StoredHours } from '../../db/tables';
import type { Context } from '../../http/context';
import { inLanguage } from '../../http/language';
import { boxAround, metresFrom } from '../distance';
import type { Point } from '../distance';
import { regionName } from '../region/region-name';
import { slotIsFree } from './free-day';
import { hoursText } from './hours';

type Input = ParsedInputOf<'GET /department/department/nearbyDepartment.do'>;

interface Row {
  readonly depa_code: string;
  readonly name: Bilingual;
  readonly address: Bilingual;
  readonly region_name: string;
  readonly region_pinyin: string;
  readonly img_url: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly metres: number | null;
  readonly is_online: boolean;
  readonly hours: readonly StoredHours[];
  readonly vaccine_count: number;
  readonly price_from: number | null;
  readonly price_to: number | null;
  readonly next_free_day: string | null;
  readonly total: number;
}

const TRUE = sql<boolean>`true`;
const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? TRUE : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** For `like`: what the reader typed stands for itself. */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Offers `o` that count: of the product, vaccine or zone asked for, or any. */
function offersAsked({ productId, vaccineCode, zoneId }: Input): RawBuilder<boolean> {
  const conditions = [];
  if (productId) conditions.push(sql<boolean>`o.product_id = ${productId}`);
  if (vaccineCode)
    conditions.push(
      sql<boolean>`o.product_id in (select id from products where vaccine_code = ${vaccineCode})`,
    );
  if (zoneId)
    conditions.push(
      sql<boolean>`o.product_id in (select jsonb_array_elements_text(product_ids) from zones where id = ${zoneId})`,
    );
  return all(conditions);
}

function departmentsAsked(input: Input, at: Point | null, context: Context): RawBuilder<boolean> {
  const { regionCode, keyword, within } = input;
  const offers = offersAsked(input);
  const conditions = [
    sql<boolean>`(d.region_code = ${regionCode} or d.city_code = ${regionCode}
      or d.city_code in (select code from regions where parent_code = ${regionCode}))`,
  ];
  if (keyword) {
    const like = contains(keyword);
    conditions.push(sql<boolean>`(d.name->>'zh' ilike ${like} or d.name->>'en' ilike ${like}
      or d.address->>'zh' ilike ${like} or d.address->>'en' ilike ${like} or r.name ilike ${like})`);
  }
  if (input.productId || input.vaccineCode || input.zoneId || input.inStock) {
    const stock = input.inStock ? sql`and o.in_stock` : sql``;
    conditions.push(sql<boolean>`exists (select 1 from offers o
      where o.depa_code = d.depa_code and ${offers} ${stock})`);
  }
  if (input.openToday) {
    const weekday = weekdayOf(context.today);
    conditions.push(sql<boolean>`exists (select 1 from jsonb_array_elements(d.hours) as h
      where (h->>'weekday')::int = ${weekday} and jsonb_array_length(h->'periods') > 0)`);
  }
  if (input.hasFreeSlots)
    conditions.push(sql<boolean>`d.is_online and exists (select 1 from offers o
      where o.depa_code = d.depa_code and o.in_stock and ${offers} and exists (select 1 from slots s
        where s.depa_code = o.depa_code and s.product_id = o.product_id and ${slotIsFree(context.now)}))`);
  if (at && within !== undefined) {
    const box = boxAround(at, within);
    conditions.push(sql<boolean>`d.latitude between ${box.south} and ${box.north}
      and d.longitude between ${box.west} and ${box.east}
      and ${metresFrom('d.latitude', 'd.longitude', at)} <= ${within}`);
  }
  return all(conditions);
}

function cardOf(row: Row, { language, today }: Context): DepartmentCard {
  const hoursToday = hoursText(row.hours, weekdayOf(today));
  return {
    depaCode: row.depa_code,
    name: inLanguage(row.name, language),
    address: inLanguage(row.address, language),
    regionName: regionName({ name: row.region_name, pinyin: row.region_pinyin }, language),
    imgUrl: row.img_url,
    latitude: row.latitude,
    longitude: row.longitude,
    distance: row.metres === null ? null : Math.round(row.metres),
    isOnline: row.is_online,
    openToday: hoursToday !== '',
    hoursToday,
    vaccineCount: row.vaccine_count,
    nextFreeDay: row.is_online ? row.next_free_day : null,
    priceFrom: row.price_from,
    priceTo: row.price_to,
  };
}

/** Clinics of a region, nearest first where the reader's position is known, otherwise in the order of the codes. */
export async function nearbyDepartments(
  db: Db,
  input: Input,
  context: Context,
): Promise<DataOf<'GET /department/department/nearbyDepartment.do'>> {
  const { latitude, longitude, pageNo, pageSize } = input;
  const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const offers = offersAsked(input);
  const metres = at
    ? metresFrom('d.latitude', 'd.longitude', at)
    : sql<number | null>`null::float8`;
  // The costly columns are made for the page's clinics only.
  const { rows } = await sql<Row>`
    with page as (
      select d.*, r.name as region_name, r.pinyin as region_pinyin, ${metres} as metres,
        count(*) over () as total
      from departments d join regions r on r.code = d.region_code
      where ${departmentsAsked(input, at, context)}
      order by metres nulls last, d.is_online desc, d.depa_code
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}
    )
    select p.*, o.vaccine_count, o.price_from, o.price_to, f.next_free_day
    from page p
    cross join lateral (
      select count(*) as vaccine_count, min(o.price_cents) as price_from, max(o.price_cents) as price_to
      from offers o where o.depa_code = p.depa_code and ${offers}
    ) o
    cross join lateral (
      select min(first.day) as next_free_day from offers o cross join lateral (
        select s.day from slots s
        where s.depa_code = o.depa_code and s.product_id = o.product_id and ${slotIsFree(context.now)}
        order by s.day limit 1
      ) first
      where o.depa_code = p.depa_code and o.in_stock and ${offers}
    ) f
    order by p.metres nulls last, p.is_online desc, p.depa_code`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    list: rows.map((row) => cardOf(row, context)),
    total,
    pageNo,
    hasMore: pageNo * pageSize < total,
  };
}
