import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SearchKind } from '@contract/search/endpoints';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import type { SearchDocument } from '../../../search/documents';
import { quoted, regionEntry } from '../../../search/lexemes';
import { isOffered } from '../../../db/is-offered';
import { queryOf } from '../../../search/tokens';
import { inRegion } from '../../../shared/geo/in-region';
import { metresFrom } from '../../../shared/geo/distance';
import type { Point } from '../../../shared/geo/distance';

/** A possible result, as the index returns it. */
export type Candidate = { readonly kind: SearchKind } & Pick<
  SearchDocument,
  'id' | 'title' | 'note' | 'readings' | 'also' | 'rank'
>;

/** A possible clinic, with its position in degrees. */
export interface ClinicCandidate extends Candidate, Point {}

/** Words of the typed text, as `tokensOf` returns them; at least one. */
export type Tokens = readonly string[];

/** Most candidates of a kind that are compared; with more matches than that, readers type more. */
export const CANDIDATES = 100;

const COLUMNS = sql.raw('s.kind, s.id, s.title, s.note, s.readings, s.also, s.rank');

const COORDINATES = sql.raw('d.latitude, d.longitude');

const queryFor = (kind: SearchKind, tokens: Tokens): string => queryOf(kind, tokens) ?? '';

const ofKind = (kind: SearchKind, tokens: Tokens, now: number): RawBuilder<Candidate> =>
  sql<Candidate>`(select ${COLUMNS} from search_documents s
    where s.terms @@ ${queryFor(kind, tokens)}::tsquery
      and (s.visible_from is null or s.visible_from <= ${new Date(now)})
      and (s.visible_until is null or s.visible_until > ${new Date(now)})
    order by s.rank, s.id limit ${CANDIDATES})`;

/** Matching documents of some kinds that are not clinics. */
export function othersUnder(
  database: Database,
  tokens: Tokens,
  kinds: readonly SearchKind[],
  now: number,
): Promise<Candidate[]> {
  const parts = kinds.map((kind) => ofKind(kind, tokens, now));
  return runPrepared(database, sql<Candidate>`${sql.join(parts, sql` union all `)}`);
}

/** A clinic of the index with its entries, for `matcherOf`. */
export interface ClinicDocument extends ClinicCandidate {
  readonly entries: string;
}

/** All clinics of a city or an area. */
export function clinicsOfCity(database: Database, region: string): Promise<ClinicDocument[]> {
  return runPrepared(
    database,
    sql<ClinicDocument>`select ${COLUMNS}, ${COORDINATES}, s.entries
      from departments d cross join lateral (
        select *, array_to_string(tsvector_to_array(terms), chr(10)) as entries from search_documents
        where kind = 'clinic' and id = d.depa_code offset 0
      ) s
      where ${inRegion(region)}`,
  );
}

/** Of the clinics that a query finds, those that are nearest to a point, or the first ones by rank. */
function clinicsUnder(
  database: Database,
  query: string,
  at: Point | null,
): Promise<ClinicCandidate[]> {
  const metres = at ? metresFrom('d.latitude', 'd.longitude', at) : sql`null::float8`;
  return runPrepared(
    database,
    sql<ClinicCandidate>`select ${COLUMNS}, ${COORDINATES}
      from search_documents s join departments d on d.depa_code = s.id
      where s.terms @@ ${query}::tsquery
      order by ${metres} nulls last, s.rank, s.id limit ${CANDIDATES}`,
  );
}

/** The clinics of a province that are nearest to a point, or the first ones. */
export function clinicsOfProvince(
  database: Database,
  tokens: Tokens,
  region: string,
  at: Point | null,
): Promise<ClinicCandidate[]> {
  const query = `${quoted(regionEntry(region))} & ${queryFor('clinic', tokens)}`;
  return clinicsUnder(database, query, at);
}

/** The first clinics of the whole country by rank. */
export const firstOfCountry = (database: Database, tokens: Tokens): Promise<ClinicCandidate[]> =>
  clinicsUnder(database, queryFor('clinic', tokens), null);

/** Clinics of the whole country, at most so many and in no order. */
export function anyOfCountry(
  database: Database,
  tokens: Tokens,
  most: number,
): Promise<ClinicCandidate[]> {
  return runPrepared(
    database,
    sql<ClinicCandidate>`select s.*, ${COORDINATES} from (
        select ${COLUMNS} from search_documents s
        where s.terms @@ ${queryFor('clinic', tokens)}::tsquery limit ${most}
      ) s join departments d on d.depa_code = s.id`,
  );
}

/** A place on the map of the index `departments_near`. */
const mapPoint = (longitude: RawBuilder<unknown>, latitude: RawBuilder<unknown>) =>
  sql`point(radians(${longitude}), ln(tan(pi() / 4 + radians(${latitude}) / 2)))`;

/**
 * The clinics of the whole country that are nearest to a point. They are read in the order of their distance until enough
 * match: for words that many clinics have.
 */
export function nearestOfCountry(
  database: Database,
  tokens: Tokens,
  { latitude, longitude }: Point,
): Promise<ClinicCandidate[]> {
  const reader = mapPoint(sql`${longitude}::float8`, sql`${latitude}::float8`);
  const clinic = mapPoint(sql.ref('d.longitude'), sql.ref('d.latitude'));
  return runPrepared(
    database,
    sql<ClinicCandidate>`select ${COLUMNS}, ${COORDINATES}
      from departments d cross join lateral (
        select * from search_documents where kind = 'clinic' and id = d.depa_code offset 0
      ) s
      where s.terms @@ ${queryFor('clinic', tokens)}::tsquery
      order by ${clinic} <-> ${reader} limit ${CANDIDATES}`,
  );
}

/** The nearest clinics of a region that offer one of some products, or the first ones by rank. */
export function clinicsOffering(
  database: Database,
  productIds: readonly string[],
  { region, from }: { readonly region: string; readonly from: Point | null },
): Promise<ClinicCandidate[]> {
  const metres = from ? metresFrom('d.latitude', 'd.longitude', from) : sql`null::float8`;
  return runPrepared(
    database,
    sql<ClinicCandidate>`select ${COLUMNS}, ${COORDINATES}
      from departments d join search_documents s on s.kind = 'clinic' and s.id = d.depa_code
      where ${inRegion(region)} and exists (
        select from clinic_products o where o.depa_code = d.depa_code
          and o.product_id = any(${productIds}::text[]) and o.in_stock and ${isOffered('o')}
      )
      order by ${metres} nulls last, s.rank, s.id limit ${CANDIDATES}`,
  );
}
