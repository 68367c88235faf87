import type { Selectable } from 'kysely';
import { CODE } from '@contract/errors';
import type { DataOf } from '@contract/endpoints';
import type { Zone } from '@contract/vaccine/endpoints';
import type { Db } from '../../db/database';
import type { ZonesTable } from '../../db/tables';
import { DomainError } from '../../http/domain-error';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';

/** The entries by which products are classified, with how many each contains. */
export async function catalogList(
  db: Db,
  language: Language,
): Promise<DataOf<'GET /vaccine/catalog/list.do'>> {
  const rows = await db
    .selectFrom('catalogs as c')
    .leftJoin('catalog_products as p', 'p.catalog_id', 'c.id')
    .select(['c.id', 'c.name', 'c.kind', ({ fn }) => fn.count<number>('p.product_id').as('count')])
    .groupBy('c.id')
    .orderBy('c.kind')
    .orderBy('c.sort')
    .execute();
  return rows.map(({ id, name, kind, count }) => ({
    catalogId: id,
    name: inLanguage(name, language),
    kind,
    productCount: count,
  }));
}

const zoneOf = (row: Selectable<ZonesTable>, language: Language): Zone => ({
  zoneId: row.id,
  name: inLanguage(row.name, language),
  summary: inLanguage(row.summary, language),
  imgUrl: row.img_url,
  productCount: row.product_ids.length,
});

/** Every zone, in the operator's order. */
export const zoneList = async (db: Db, language: Language): Promise<Zone[]> =>
  (await db.selectFrom('zones').selectAll().orderBy('sort').execute()).map((row) =>
    zoneOf(row, language),
  );

/** A zone. @throws DomainError 4004 */
export async function findZone(db: Db, zoneId: string, language: Language): Promise<Zone> {
  const row = await db.selectFrom('zones').selectAll().where('id', '=', zoneId).executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return zoneOf(row, language);
}
