import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { SEARCH_KINDS } from '@contract/search/endpoints';
import type { SearchKind } from '@contract/search/endpoints';
import type { Database } from '../../db/database';
import { runPrepared } from '../../db/prepared';
import type { Bilingual } from '../../db/tables';
import { quoted, regionEntry } from '../../search/lexemes';
import { queryOf, tokensOf } from '../../search/tokens';
import { inRegion } from '../department/nearby-filters';
import { metresFrom } from '../distance';
import type { Point } from '../distance';

/** What may fit, as the index gives it. */
export interface Candidate {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: Bilingual;
  readonly note: Bilingual;
  readonly readings: string;
  readonly also: string;
  readonly rank: number;
  /** Of a clinic, degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Lies in the region asked for. */
  readonly near: boolean;
}

export interface Asked {
  readonly word: string;
  readonly regionCode?: string | undefined;
  readonly at: Point | null;
  readonly now: number;
}

/** Most of a kind that are compared with the word; whoever finds that many types on. */
export const CANDIDATES = 100;
/** Read before they are put in order, where there is no nearer choice. */
const POOL = 300;

/** With fewer than these in the region, clinics elsewhere are shown as well. */
const FEW_CLINICS = 5;

const COLUMNS = sql.raw('s.kind, s.id, s.title, s.note, s.readings, s.also, s.rank');

const queryFor = (kind: SearchKind, word: string): string => queryOf(kind, tokensOf(word)) ?? '';
const metresTo = (at: Point | null): RawBuilder<number | null> =>
  at ? metresFrom('d.latitude', 'd.longitude', at) : sql<number | null>`null::float8`;

function ofKind(kind: SearchKind, { word, now }: Asked): RawBuilder<Candidate> {
  return sql<Candidate>`(select ${COLUMNS}, null::float8 as latitude, null::float8 as longitude, false as near
    from search_documents s
    where s.terms @@ ${queryFor(kind, word)}::tsquery
      and (s.visible_from is null or s.visible_from <= ${new Date(now)})
    order by s.rank, s.id limit ${CANDIDATES})`;
}

/** A city's clinics are few: each is compared, instead of reading what the whole country has under a short word. */
function clinicsIn(region: string, { word, at }: Asked): RawBuilder<Candidate> {
  const query = queryFor('clinic', word);
  const found = region.endsWith('0000')
    ? sql`search_documents s join departments d on d.depa_code = s.id
        where s.terms @@ ${`${quoted(regionEntry(region))} & ${query}`}::tsquery`
    : sql`departments d cross join lateral (select * from search_documents s
          where s.kind = 'clinic' and s.id = d.depa_code offset 0) s
        where ${inRegion(region)} and s.terms @@ ${query}::tsquery`;
  return sql<Candidate>`(select ${COLUMNS}, d.latitude, d.longitude, true as near from ${found}
    order by ${metresTo(at)} nulls last, s.rank, s.id limit ${CANDIDATES})`;
}

function clinicsAnywhere({ word, at }: Asked): RawBuilder<Candidate> {
  return sql<Candidate>`(select s.*, d.latitude, d.longitude, false as near from (
      select ${COLUMNS} from search_documents s
      where s.terms @@ ${queryFor('clinic', word)}::tsquery limit ${POOL}
    ) s join departments d on d.depa_code = s.id
    order by ${metresTo(at)} nulls last, s.rank, s.id limit ${CANDIDATES})`;
}

const run = (database: Database, parts: readonly RawBuilder<Candidate>[]): Promise<Candidate[]> =>
  runPrepared(database, sql<Candidate>`${sql.join([...parts], sql` union all `)}`);

/** Everything of some kinds that the index has under a word; clinics elsewhere only where the region has few. */
export async function candidatesOf(
  database: Database,
  asked: Asked,
  kinds: readonly SearchKind[] = SEARCH_KINDS,
): Promise<Candidate[]> {
  const { regionCode } = asked;
  const parts = kinds.map((kind) => {
    if (kind !== 'clinic') return ofKind(kind, asked);
    return regionCode === undefined ? clinicsAnywhere(asked) : clinicsIn(regionCode, asked);
  });
  const found = await run(database, parts);
  if (regionCode === undefined || !kinds.includes('clinic')) return found;
  const known = new Set(found.flatMap(({ kind, id }) => (kind === 'clinic' ? [id] : [])));
  // One letter is in names everywhere: whoever looks further away types on.
  if (known.size >= FEW_CLINICS || Array.from(asked.word.trim()).length < 2) return found;
  const others = await run(database, [clinicsAnywhere(asked)]);
  return [...found, ...others.filter(({ id }) => !known.has(id))];
}
