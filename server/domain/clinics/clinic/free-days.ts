import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { EVENING_FROM } from '@contract/department/free-on-rules';
import type { FreeOn } from '@contract/department/free-on-rules';
import { createBatcher } from '../../../db/batcher';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { Cache } from '../../../kernel/cache';
import type { ListedClinic } from './city-clinics';
import { firstFreeDay } from '../../../shared/slots/bookable';
import { pause } from '../../../kernel/retry';

/** First day with a bookable place, by product; products without one are missing. */
export type FreeDays = Readonly<Record<string, string>>;

/** Free days of an area's clinics, by code. */
type AreaDays = ReadonlyMap<string, FreeDays>;

/** ms that a list may be out of date; a booking reads the slots themselves. */
const LIFETIME = { fresh: 2_000, usable: 5_000 };
/** The same for free days at certain times: where an area has none, all of its slots are read to know that. */
const LIFETIME_ON = { fresh: 20_000, usable: 60_000 };
/** Areas in memory: enough for the whole country. */
const MOST_AREAS = 3_000;
/** Areas per statement; others may have to wait for it. */
const AT_ONCE = 32;
/** ms for which refreshes are collected into one statement; no caller waits for a refresh. */
const GATHERED = 100;

interface Row {
  readonly region_code: string;
  readonly depa_code: string;
  readonly days: FreeDays;
}

/** SQL: the free days of the clinics of some areas, of products in stock. */
const freeDaysOf = (areas: readonly string[], now: number) => sql<Row>`
  select d.region_code, d.depa_code, free.days
  from departments d
  cross join lateral (
    select json_object_agg(o.product_id, first.day) as days
    from clinic_products o cross join lateral ${firstFreeDay(now)} first
    where o.depa_code = d.depa_code and o.in_stock
  ) free
  where d.region_code = any(${areas}::text[]) and d.is_online and free.days is not null`;

/** SQL conditions on a slot `s`. */
const IS_ON: Readonly<Record<FreeOn, RawBuilder<boolean>>> = {
  weekend: sql<boolean>`extract(isodow from s.day::date) >= 6`,
  evening: sql<boolean>`s.start_time >= ${sql.lit(EVENING_FROM)}`,
};

/** Products of clinics, in lists of equal length. */
interface Offered {
  readonly areas: readonly string[];
  readonly clinics: readonly string[];
  readonly products: readonly string[];
}

/** SQL: those free days of some products that are at a time. */
const freeDaysOn = (freeOn: FreeOn, { areas, clinics, products }: Offered, now: number) => sql<Row>`
  select o.region_code, o.depa_code, json_object_agg(o.product_id, first.day) as days
  from unnest(${areas}::text[], ${clinics}::text[], ${products}::text[]) as o (region_code, depa_code, product_id)
  cross join lateral ${firstFreeDay(now, IS_ON[freeOn])} first
  group by o.region_code, o.depa_code`;

const NO_AREA: AreaDays = new Map();
const NONE: FreeDays = {};

const byArea = (areas: readonly string[], rows: readonly Row[]): AreaDays[] => {
  const found = new Map(areas.map((area) => [area, new Map<string, FreeDays>()]));
  for (const row of rows) found.get(row.region_code)?.set(row.depa_code, row.days);
  return areas.map((area) => found.get(area) ?? NO_AREA);
};

/** Areas in memory: once for all concurrent readers, and in the background where the cached value is stale but usable. */
function cachedAreas(
  read: (areas: readonly string[]) => Promise<AreaDays[]>,
  lifetime: typeof LIFETIME,
): (area: string) => Promise<AreaDays> {
  const first = createBatcher(read, AT_ONCE);
  const again = createBatcher<string, AreaDays>(
    (areas) => pause(GATHERED).then(() => read(areas)),
    AT_ONCE,
  );
  const cached = new Cache<string, AreaDays>({ ...lifetime, limit: MOST_AREAS });
  return (area) =>
    cached.get(
      area,
      () => first(area),
      () => again(area),
    );
}

/** @returns free days in the order of the clinics */
type ReadFreeDays = (
  clinics: readonly Pick<ListedClinic, 'code' | 'regionCode'>[],
) => Promise<FreeDays[]>;

const ofClinics =
  (ofArea: (area: string) => Promise<AreaDays>): ReadFreeDays =>
  async (clinics) => {
    const areas = [...new Set(clinics.map(({ regionCode }) => regionCode))];
    const days = new Map(
      await Promise.all(areas.map(async (area) => [area, await ofArea(area)] as const)),
    );
    return clinics.map(({ code, regionCode }) => days.get(regionCode)?.get(code) ?? NONE);
  };

const offeredIn = (areas: readonly string[], days: readonly AreaDays[]): Offered => {
  const rows = areas.flatMap((area, n) =>
    [...(days[n] ?? NO_AREA)].flatMap(([clinic, free]) =>
      Object.keys(free).map((product) => ({ area, clinic, product })),
    ),
  );
  return {
    areas: rows.map(({ area }) => area),
    clinics: rows.map(({ clinic }) => clinic),
    products: rows.map(({ product }) => product),
  };
};

/** Reads on which days clinics have free places, by area: at any time, and at certain ones. */
export function createFreeDays(
  database: Database,
  clock: { now(): number },
): Readonly<Record<FreeOn | 'any', ReadFreeDays>> {
  const ofArea = cachedAreas(
    async (areas) => byArea(areas, await runPrepared(database, freeDaysOf(areas, clock.now()))),
    LIFETIME,
  );
  // Of products that have a free day at all: they are few.
  const on = (freeOn: FreeOn): ReadFreeDays =>
    ofClinics(
      cachedAreas(async (areas) => {
        const offered = offeredIn(areas, await Promise.all(areas.map(ofArea)));
        const query = freeDaysOn(freeOn, offered, clock.now());
        return byArea(areas, await runPrepared(database, query));
      }, LIFETIME_ON),
    );
  return { any: ofClinics(ofArea), weekend: on('weekend'), evening: on('evening') };
}
