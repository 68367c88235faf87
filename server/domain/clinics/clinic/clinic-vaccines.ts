import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import type { DataOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import type { Context } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import { DomainError } from '../../../http/domain-error';
import { brandOf } from '../../../shared/catalogue/brand';
import { isOffered } from '../../../db/is-offered';
import { factsOf } from '../../../shared/catalogue/product-facts';
import type { FactsRow } from '../../../shared/catalogue/product-facts';
import { firstFreeDay } from '../../../shared/slots/bookable';
import { nextRelease } from '../../../shared/slots/next-release';

interface Row extends FactsRow {
  readonly price_cents: number;
  readonly service_fee_cents: number;
  readonly in_stock: boolean;
  readonly next_free_day: string | null;
  readonly release_at: Date | null;
  readonly release_id: string | null;
}

/** A clinic's products, in the catalogue's order. @throws DomainError 4004 for an unknown clinic. */
export async function clinicVaccines(
  db: Db,
  depaCode: string,
  { now, language }: Context,
): Promise<DepartmentVaccine[]> {
  const clinic = await db
    .selectFrom('departments')
    .select('is_online')
    .where('depa_code', '=', depaCode)
    .executeTakeFirst();
  if (!clinic) throw new DomainError(CODE.NOT_FOUND);
  const { rows } = await sql<Row>`
    select p.id, p.vaccine_code, p.name, p.short_name, p.maker, p.category, p.img_url, p.min_age_days,
      p.max_age_days, p.doses, ${brandOf('p')} as brand, o.price_cents, o.service_fee_cents, o.in_stock, f.day as next_free_day, w.release_at,
      w.release_id
    from clinic_products o
    join products p on p.id = o.product_id
    left join lateral ${firstFreeDay(now)} f on true
    left join lateral ${nextRelease(now)} w on true
    where o.depa_code = ${depaCode} and ${isOffered('o')}
    order by p.sort, p.id`.execute(db);
  return rows.map((row) => ({
    ...factsOf(row, language),
    priceCents: row.price_cents,
    serviceFeeCents: row.service_fee_cents,
    inStock: row.in_stock,
    nextFreeDay: clinic.is_online && row.in_stock ? row.next_free_day : null,
    releaseAt: row.release_at?.getTime() ?? null,
    releaseId: row.release_id,
  }));
}

/** Of products that no class of diseases has, such as a clinic's whose operator made no classes. */
const UNCLASSED = {
  id: 'unclassed',
  amongOthers: { zh: '其他疫苗', en: 'Other vaccines' },
  alone: { zh: '疫苗', en: 'Vaccines' },
} as const;

/** The same, by the catalogue's diseases, at last those that are in none; entries without a product are left out. */
export async function clinicCatalog(
  db: Db,
  depaCode: string,
  context: Context,
): Promise<DataOf<'GET /department/department/getDepartmentVaccineCatalogForOnline.do'>> {
  const vaccines = new Map(
    (await clinicVaccines(db, depaCode, context)).map((each) => [each.productId, each]),
  );
  const entries = await db
    .selectFrom('catalogs')
    .innerJoin('catalog_products', 'catalog_products.catalog_id', 'catalogs.id')
    .select(['catalogs.id', 'catalogs.name', 'catalog_products.product_id'])
    .where('catalogs.kind', '=', 'disease')
    .orderBy('catalogs.sort')
    .orderBy('catalogs.id')
    .execute();
  const nodes = new Map<
    string,
    { catalogId: string; name: string; vaccines: DepartmentVaccine[] }
  >();
  for (const { id, name, product_id } of entries) {
    const vaccine = vaccines.get(product_id);
    if (!vaccine) continue;
    const node = nodes.get(id) ?? {
      catalogId: id,
      name: inLanguage(name, context.language),
      vaccines: [],
    };
    node.vaccines.push(vaccine);
    nodes.set(id, node);
  }
  const classed = new Set(entries.map(({ product_id }) => product_id));
  const others = [...vaccines.values()].filter(({ productId }) => !classed.has(productId));
  if (others.length > 0) {
    const name = nodes.size > 0 ? UNCLASSED.amongOthers : UNCLASSED.alone;
    nodes.set(UNCLASSED.id, {
      catalogId: UNCLASSED.id,
      name: inLanguage(name, context.language),
      vaccines: others,
    });
  }
  return [...nodes.values()];
}
