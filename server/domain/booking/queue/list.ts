import { sql } from 'kysely';
import type { Release } from '@contract/release/endpoints';
import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { DomainError } from '../../../http/domain-error';
import { isOffered } from '../../../db/is-offered';
import { inRegion } from '../../../shared/geo/in-region';

/** Most releases of one answer. */
const MOST = 50;

/** The whole city of an area: people travel for a slot. */
const cityAround = (regionCode: string): string =>
  regionCode.endsWith('0000') ? regionCode : `${regionCode.slice(0, 4)}00`;

const withNames = (db: Db) =>
  db
    .selectFrom('releases as r')
    .innerJoin('departments as d', 'd.depa_code', 'r.depa_code')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.depa_code', 'r.product_id', 'r.release_at', 'r.entry_at', 'r.seats'])
    .select(['r.first_day', 'r.last_day', 'r.state', 'r.seed_hash', 'd.name as clinic'])
    .select(['p.short_name as product', 'd.is_online']);

/** A release whose product its clinic has taken out of the catalogue is only found by its own address. */
const isStillOffered = sql<boolean>`exists (
  select from clinic_products o
  where o.depa_code = r.depa_code and o.product_id = r.product_id and ${isOffered('o')}
)`;

type NamedRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

const releaseOf = (row: NamedRow, language: Language, now: number): Release => ({
  releaseId: row.id,
  depaCode: row.depa_code,
  departmentName: inLanguage(row.clinic, language),
  productId: row.product_id,
  productName: inLanguage(row.product, language),
  releaseAt: row.release_at.getTime(),
  entryAt: row.entry_at.getTime(),
  seats: row.seats,
  firstDay: row.first_day,
  lastDay: row.last_day,
  state: row.state,
  seedHash: row.seed_hash,
  serverNow: now,
});

/** Announced and open releases, the next first. */
export async function listReleases(
  db: Db,
  { depaCode, productId, cityCode }: ParsedInputOf<'GET /subscribe/release/list.do'>,
  language: Language,
  now: number,
): Promise<Release[]> {
  const rows = await withNames(db)
    .where('r.state', '!=', 'ended')
    .where('d.is_online', '=', true)
    .where(isStillOffered)
    .$if(depaCode !== undefined, (query) => query.where('r.depa_code', '=', depaCode ?? ''))
    .$if(productId !== undefined, (query) => query.where('r.product_id', '=', productId ?? ''))
    .$if(cityCode !== undefined, (query) => query.where(inRegion(cityAround(cityCode ?? ''))))
    .orderBy('r.release_at')
    .orderBy('r.id')
    .limit(MOST)
    .execute();
  return rows.map((row) => releaseOf(row, language, now));
}

/** One release, also one that has ended. @throws DomainError 4004 */
export async function findRelease(
  db: Db,
  releaseId: string,
  language: Language,
  now: number,
): Promise<Release> {
  const row = await withNames(db).where('r.id', '=', releaseId).executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return releaseOf(row, language, now);
}

/** The id of a release and the short name of its product, of whatever clinic. */
export const releasedProduct = (db: Db, releaseId: string) =>
  db
    .selectFrom('releases as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'p.short_name as product'])
    .where('r.id', '=', releaseId)
    .executeTakeFirstOrThrow();
