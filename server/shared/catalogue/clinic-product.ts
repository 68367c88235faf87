import { guidelineVersion } from './guideline';
import { isOffered } from '../../db/is-offered';
import type { Db } from '../../db/database';
import type { StoredDose } from '../../db/tables';
import type { Bilingual } from '../../kernel/language';
import { createReadingCache } from '../../kernel/cache';
import type { ReadingCache } from '../../kernel/cache';
import type { Course } from '../doses/course';
import { courseOfProduct } from '../doses/product-course';

/** A product at a clinic, with what booking needs of both. Money in cents. */
export interface ClinicProduct {
  readonly depaCode: string;
  readonly departmentName: Bilingual;
  readonly cityCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isOnline: boolean;
  /** Whether clinic and product are still in the catalogue. */
  readonly isOffered: boolean;
  /** Weekdays on which the clinic works, 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[];
  /** The clinic's telephone number. */
  readonly phone: string;
  readonly productId: string;
  readonly productName: Bilingual;
  readonly vaccineCode: string;
  /** Diseases that the product protects from, in Chinese: the same text means the same disease. */
  readonly diseases: readonly string[];
  readonly inStock: boolean;
  readonly priceCents: number;
  readonly serviceFeeCents: number;
  readonly course: Course<StoredDose>;
  /** Version of the disclosure that has to be agreed to. */
  readonly guidelineVersion: string;
}

/** ms that a clinic product is cached: prices, stock and being online change by hand. */
const KEEP_FOR = 2_000;

/** Key of a clinic product. */
export const clinicProductKey = (depaCode: string, productId: string): string =>
  `${depaCode} ${productId}`;

async function loadClinicProduct(db: Db, key: string): Promise<ClinicProduct | null> {
  const [depaCode = '', productId = ''] = key.split(' ');
  const row = await db
    .selectFrom('clinic_products as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select(['o.price_cents', 'o.service_fee_cents', 'o.in_stock', 'p.vaccine_code', 'p.doses'])
    .select(['p.sex_limit', 'p.min_age_days', 'p.max_age_days', 'd.name', 'd.city_code'])
    .select(isOffered('o').as('is_offered'))
    .select(['d.latitude', 'd.longitude', 'd.is_online', 'd.phone', 'd.hours'])
    .select(['p.id', 'p.category', 'p.content', 'p.diseases', 'p.name as product_name'])
    .select('p.short_name')
    .where('o.depa_code', '=', depaCode)
    .where('o.product_id', '=', productId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    depaCode,
    departmentName: row.name,
    cityCode: row.city_code,
    latitude: row.latitude,
    longitude: row.longitude,
    isOnline: row.is_online,
    isOffered: row.is_offered,
    weekdays: row.hours.flatMap(({ weekday, periods }) => (periods.length > 0 ? weekday : [])),
    phone: row.phone,
    productId,
    productName: row.short_name,
    vaccineCode: row.vaccine_code,
    diseases: row.diseases.zh,
    inStock: row.in_stock,
    priceCents: row.price_cents,
    serviceFeeCents: row.service_fee_cents,
    course: courseOfProduct(row),
    guidelineVersion: guidelineVersion({ ...row, name: row.product_name }),
  };
}

/** Clinic products by {@link clinicProductKey}, at most 2 s old; null where the clinic does not have the product. */
export const createClinicProducts = (db: Db): ReadingCache<string, ClinicProduct | null> =>
  createReadingCache(KEEP_FOR, (key) => loadClinicProduct(db, key));
