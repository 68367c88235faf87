import { sql } from 'kysely';
import { isOffered } from '../../../db/is-offered';
import { totalPriceOf } from '../../../shared/catalogue/total-price';
import { createBatcher } from '../../../db/batcher';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import type { StoredHours } from '../../../db/tables';
import type { Bilingual } from '../../../kernel/language';
import { Cache } from '../../../kernel/cache';
import type { Located } from '../../../shared/geo/lies-in';

/** A product that a clinic offers. */
export interface ListedProduct {
  readonly productId: string;
  /** Of one dose, service fee included. */
  readonly priceCents: number;
  readonly inStock: boolean;
}

/** Texts of a clinic's card. */
export interface ClinicTexts {
  readonly name: Bilingual;
  readonly address: Bilingual;
  readonly regionName: string;
  readonly regionPinyin: string;
  readonly imgUrl: string;
  readonly hours: readonly StoredHours[];
}

/** A clinic as lists need it, the same for every reader. */
export interface ListedClinic extends Located {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isOnline: boolean;
  /** Codes of specification §9. */
  readonly payWays: readonly string[];
  readonly clinicProducts: () => readonly ListedProduct[];
  readonly texts: () => ClinicTexts;
}

interface Row {
  readonly depa_code: string;
  readonly region_code: string;
  readonly city_code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly is_online: boolean;
  readonly pay_way: string;
  readonly texts: string;
  readonly clinic_products: string | null;
}

/** ms. A clinic's data changes by hand; its free days are read separately. */
const LIFETIME = { fresh: 10_000, usable: 20_000 };
/** Cities per statement; others may have to wait for it. */
const AT_ONCE = 2;
/** Clinics in memory, some 2 KB each: enough for the whole country. */
const MOST_CLINICS = 40_000;

/** SQL: all clinics of some cities. */
export const clinicsOfCities = (cities: readonly string[]) => sql<Row>`
  select d.depa_code, d.region_code, d.city_code, d.latitude, d.longitude, d.is_online, d.pay_way,
    json_build_object('name', d.name, 'address', d.address, 'regionName', r.name, 'regionPinyin', r.pinyin,
      'imgUrl', d.img_url, 'hours', d.hours)::text as texts,
    (select json_agg(json_build_array(o.product_id, ${totalPriceOf('o')}, o.in_stock))::text
      from clinic_products o where o.depa_code = d.depa_code and ${isOffered('o')}) as clinic_products
  from departments d cross join lateral (
    select name, pinyin from regions where code = d.region_code offset 0
  ) r
  where d.city_code = any(${cities}::text[]) and ${isOffered('d')}`;

/** Parses a card's data on first use: most clinics of a city are never shown. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const clinicProductsIn = (json: string | null): ListedProduct[] =>
  (JSON.parse(json ?? '[]') as [string, number, boolean][]).map(
    ([productId, priceCents, inStock]) => ({ productId, priceCents, inStock }),
  );

const clinicOf = (row: Row): ListedClinic => ({
  code: row.depa_code,
  regionCode: row.region_code,
  cityCode: row.city_code,
  latitude: row.latitude,
  longitude: row.longitude,
  isOnline: row.is_online,
  payWays: row.pay_way.split(','),
  clinicProducts: once(() => clinicProductsIn(row.clinic_products)),
  texts: once(() => JSON.parse(row.texts) as ClinicTexts),
});

/** Caches clinics by city. @returns reads those of some cities, in no order */
export function createCityClinics(database: Database) {
  const read = createBatcher<string, readonly ListedClinic[]>(async (cities) => {
    const rows = await runPrepared(database, clinicsOfCities(cities));
    const found = new Map<string, ListedClinic[]>(cities.map((city) => [city, []]));
    for (const row of rows) found.get(row.city_code)?.push(clinicOf(row));
    return cities.map((city) => found.get(city) ?? []);
  }, AT_ONCE);
  const cached = new Cache<string, readonly ListedClinic[]>({
    ...LIFETIME,
    limit: MOST_CLINICS,
    weigh: (clinics) => clinics.length + 1,
  });
  return async (cities: readonly string[]): Promise<readonly ListedClinic[]> =>
    (await Promise.all(cities.map((city) => cached.get(city, () => read(city))))).flat();
}
