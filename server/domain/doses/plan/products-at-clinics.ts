import { sql } from 'kysely';
import type { Span } from '@contract/subscribe/span-rules';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import { firstFreeDay } from '../../../shared/slots/bookable';
import { nextRelease } from '../../../shared/slots/next-release';

/** A clinic product, with the first day on which it is available, or else the release that is awaited. */
export interface ProductAtClinicRow {
  readonly depa_code: string;
  readonly clinic_name: Bilingual;
  readonly latitude: number;
  readonly longitude: number;
  readonly product_id: string;
  readonly vaccine_code: string;
  readonly product_name: Bilingual;
  readonly price_cents: number;
  readonly service_fee_cents: number;
  readonly free_day: string | null;
  readonly release_at: Date | null;
  readonly release_id: string | null;
}

export interface ClinicProductsQuery {
  readonly depaCodes: readonly string[];
  readonly vaccineCodes: readonly string[];
  readonly category: 'free' | 'paid';
  readonly sex: 1 | 2;
  /** Age in days on the first day; a programme dose was judged by the plan, in months. */
  readonly ageDays: number;
  /** `YYYY-MM-DD` */
  readonly from: string;
  /** Days after that which are too near to another injected live vaccine. */
  readonly tooNear: readonly Span[];
  /** ms */
  readonly now: number;
}

/** What bookable clinics have in stock of some vaccines, for a person's age. */
export async function clinicProductsAt(
  db: Db,
  wanted: ClinicProductsQuery,
): Promise<readonly ProductAtClinicRow[]> {
  const { depaCodes, vaccineCodes, category, sex, ageDays, from, tooNear, now } = wanted;
  const isAllowed = sql<boolean>`s.day >= ${from}::date and not exists (
    select from unnest(${tooNear.map((span) => span.from)}::date[], ${tooNear.map(({ to }) => to)}::date[]) as near (first, last)
    where s.day between near.first and near.last
  )`;
  const { rows } = await sql<ProductAtClinicRow>`
    select d.depa_code, d.name as clinic_name, d.latitude, d.longitude,
      p.id as product_id, p.vaccine_code, p.short_name as product_name, o.price_cents, o.service_fee_cents, f.day as free_day,
      w.release_at, w.release_id
    from unnest(${depaCodes}::text[]) as given (code)
    join departments d on d.depa_code = given.code and d.is_online
    join clinic_products o on o.depa_code = d.depa_code and o.in_stock
    join products p on p.id = o.product_id
      and p.vaccine_code = any(${vaccineCodes}::text[]) and p.category = ${category}
      and (p.sex_limit is null or p.sex_limit = ${sex})
      and (p.category = 'free'
        or ${ageDays} between p.min_age_days and coalesce(p.max_age_days, ${ageDays}))
    left join lateral ${firstFreeDay(now, isAllowed)} f on true
    left join lateral ${nextRelease(now, sql<boolean>`f.day is null and ${isAllowed}`)} w on true
    order by p.sort, p.id`.execute(db);
  return rows;
}
