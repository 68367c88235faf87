import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { DocumentKind } from '../db/document-kind';
import { onClient } from '../db/on-client';
import type { Deps } from '../deps';
import type { IsDue } from '../kernel/jobs';
import { insertRows } from '../db/insert';
import type { Columns } from '../db/insert';
import { documentOf } from './documents';
import type { SearchDocument } from './documents';
import { SOURCES } from './sources';
import { spellingKeys } from './spelling';

/** Most stale documents of one transaction. */
const BATCH = 500;
/** ms between checks for stale documents. */
const INTERVAL = 5_000;
/** Advisory lock, any fixed number: processes on one database take turns. */
const LOCK = 7_236_450_115;

/** Takes a batch. A row that a transaction has noted anew is left until what it changed can be read. */
const TAKE = `
  with taken as materialized (
    select kind, id from search_stale order by kind = 'clinic', kind, id limit ${BATCH} for update skip locked
  )
  delete from search_stale s using taken where s.kind = taken.kind and s.id = taken.id returning s.kind, s.id`;

const DOCUMENTS: Columns<SearchDocument> = {
  kind: ['text', (row) => row.kind],
  id: ['text', (row) => row.id],
  title: ['jsonb', (row) => row.title],
  note: ['jsonb', (row) => row.note],
  readings: ['text', (row) => row.readings],
  also: ['text', (row) => row.also],
  terms: ['tsvector', (row) => row.terms],
  rank: ['integer', (row) => row.rank],
  visible_from: ['timestamptz', (row) => row.visibleFrom],
  visible_until: ['timestamptz', (row) => row.visibleUntil],
};

const SPELLINGS: Columns<readonly [form: string, word: string]> = {
  form: ['text', ([form]) => form],
  word: ['text', ([, word]) => word],
};

interface Stale {
  readonly kind: DocumentKind;
  readonly id: string;
}

const idsOf = (stale: readonly Stale[], kind: DocumentKind): string[] =>
  stale.flatMap((each) => (each.kind === kind ? [each.id] : []));

/** Adds the diseases of changed vaccines, as a disease is found by the vaccines against it. */
async function withDiseases(client: PoolClient, stale: readonly Stale[]): Promise<Stale[]> {
  const { rows } = await client.query<{ id: string }>(
    'select distinct encyclopedia_id as id from products where id = any($1) and encyclopedia_id is not null',
    [idsOf(stale, 'vaccine')],
  );
  const diseaseIds = new Set(idsOf(stale, 'disease'));
  const further = rows.filter(({ id }) => !diseaseIds.has(id));
  return [...stale, ...further.map(({ id }) => ({ kind: 'disease' as const, id }))];
}

async function renew(client: PoolClient, stale: readonly Stale[]): Promise<void> {
  const db = onClient(client);
  const words = new Set<string>();
  const documents: SearchDocument[] = [];
  for (const kind of Object.keys(SOURCES) as DocumentKind[]) {
    const ids = idsOf(stale, kind);
    if (ids.length === 0) continue;
    const read = SOURCES[kind];
    const things = await read(db, ids);
    for (const thing of things) {
      documents.push(documentOf(thing));
      for (const word of thing.words) if (word !== '') words.add(word);
    }
    await client.query('delete from search_documents where kind = $1 and id = any($2)', [
      kind,
      ids,
    ]);
  }
  await insertRows(client, 'search_documents', DOCUMENTS, documents);
  const spellings = [...words].flatMap((word) =>
    spellingKeys(word).map((form) => [form, word] as const),
  );
  await insertRows(client, 'search_spellings', SPELLINGS, spellings);
}

/** Indexes one batch of stale documents, clinics last, as they are by far the most. @returns how many were stale. */
async function step({ database }: Deps): Promise<number> {
  const { rows: any } = await database.pool.query('select 1 from search_stale limit 1');
  if (any.length === 0) return 0;
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 60000');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<Stale>(TAKE);
    if (rows.length > 0) await renew(client, await withDiseases(client, rows));
    await client.query('commit');
    return rows.length;
  } catch (error) {
    // A lost connection has nothing to roll back; the original error is the one to report.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Merges the GIN pending list, which every search would scan. */
async function tidyUp({ database: { pool } }: Deps): Promise<void> {
  await pool.query(`select gin_clean_pending_list('search_documents_terms')`);
  await pool.query('analyze search_documents, search_spellings');
}

const never = (): boolean => false;

/** Indexes all stale documents, unless it is stopped before. @returns how many there were. */
export async function renewSearchIndex(deps: Deps, isStopped = never): Promise<number> {
  let total = 0;
  for (let done = await step(deps); done > 0; done = isStopped() ? 0 : await step(deps))
    total += done;
  if (total > 0) await tidyUp(deps);
  return total;
}

/** Builds the index and keeps it up to date in the background. @returns stops it, waiting for a step under way. */
export function keepSearchIndex(deps: Deps): () => Promise<void> {
  let isFirst = true;
  let stopped = false;
  const run = async (): Promise<boolean> => {
    const renewed = await renewSearchIndex(deps, () => stopped);
    if ((isFirst || renewed > 0) && !stopped) deps.log.info({ renewed }, 'search index');
    isFirst = false;
    return false;
  };
  const isDue: IsDue = () => sql`exists (select from search_stale)`;
  const stop = deps.jobs.every({ name: 'search index', every: INTERVAL, run, isDue });
  return () => {
    stopped = true;
    return stop();
  };
}
