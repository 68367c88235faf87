import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Catalogue } from '../../../../catalogue/rows';
import type { Database } from '../../../../db/database';
import { namedStatement } from '../../../../db/named-statement';
import { onClient } from '../../../../db/on-client';
import { readClock } from '../../../../shared/slots/clock-reading';
import { planOfCatalogue } from './catalogue-plan';
import { readClaims } from './claims';
import { compareCatalogues } from './compare-catalogues';
import type { CatalogueChange } from './compare-catalogues';
import { summaryOf } from './describe-changes';
import { metClaims } from './met-claims';
import type { MetClaim } from './met-claims';
import { CATALOGUE_LOCK } from './catalogue-lock';
import { readStoredCatalogue } from './read-stored-catalogue';
import { removeEntries } from './remove-entries';
import { staleClinicProducts } from './stale-clinic-products';
import { pairsOf, writeChanges } from './write-changes';

/** ms; a whole catalogue takes longer than a call may. */
const TIMEOUT = 600_000;
/** Changes from which the planner has to learn of the tables anew. */
const MANY = 500;

/** What a catalogue would change in the database. */
export interface CatalogueDiff {
  /** What the database has now. */
  readonly before: Catalogue;
  readonly changes: readonly CatalogueChange[];
  readonly met: readonly MetClaim[];
  /** SHA-256 of the changes and of whom they meet, in hex. */
  readonly digest: string;
}

/** By whom and under which condition a catalogue is applied. */
export interface Application {
  /** Who applies it, for the record. */
  readonly by: string;
  /** The digest of the diff that was seen; `meetsNobody`: whatever it is where it meets nobody; `always`: unseen. */
  readonly condition: { readonly digest: string } | 'meetsNobody' | 'always' | 'never';
  /** ms by the provider’s clock. */
  readonly now: number;
  /** Digest of the folder that it was read from, by which a start knows that it has been applied. */
  readonly folder: string | null;
}

/** What became of it. `unseen`: nobody has seen this diff; `other`: the digest is that of another one. */
export interface Applied {
  readonly state: 'applied' | 'nothing' | 'unseen' | 'other';
  readonly diff: CatalogueDiff;
}

/** Notes the groups in which some products are now. */
const STALE = namedStatement('', 'depaCodes productIds now')`
insert into stale_schedules (depa_code, group_code, since)
select distinct depa_code, group_code, :now::timestamptz from slot_group_products
where (depa_code, product_id) in (select * from unnest(:depaCodes::text[], :productIds::text[]))
order by depa_code, group_code
on conflict (depa_code, group_code) do update set since = excluded.since`;

/** Of changes and of whom they meet: SHA-256, in hex. */
export function digestOf(changes: readonly CatalogueChange[], met: readonly MetClaim[]): string {
  const hash = createHash('sha256');
  for (const each of [...changes, ...met]) hash.update(`${JSON.stringify(each)}\n`);
  return hash.digest('hex');
}

/** A diff, and the products of clinics whose slots it changes, as `clinicProductEntryKey` names them. */
export interface CompleteDiff extends CatalogueDiff {
  readonly stale: ReadonlySet<string>;
}

/** Compares what the database has, or a part of it, with what it would have. Within a transaction. @param now ms */
export async function compareWithin(
  client: PoolClient,
  before: Catalogue,
  after: Catalogue,
  now: number,
): Promise<CompleteDiff> {
  const changes = compareCatalogues(before, after);
  const stale = staleClinicProducts(before, after, changes);
  const { today, lastDay } = readClock(now);
  const claims = await readClaims(onClient(client), stale, { now, today });
  const hasClaims = claims.onSlots.length > 0 || claims.waiting.length > 0;
  const met = hasClaims
    ? metClaims(claims, { before: planOfCatalogue(before), after: planOfCatalogue(after) }, lastDay)
    : [];
  return { before, changes, met, digest: digestOf(changes, met), stale };
}

const diffWithin = async (client: PoolClient, after: Catalogue, now: number) =>
  compareWithin(client, await readStoredCatalogue(client), after, now);

/** Works in a transaction that `begin` begins. */
export async function inTransaction<Result>(
  { pool }: Database,
  begin: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    await client.query(`set local statement_timeout = ${TIMEOUT}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A lost connection has nothing to roll back; the original error is the one to report.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** What the database would have to change to have a catalogue, and whom that meets. Changes nothing. @param now ms */
export const diffCatalogue = (
  database: Database,
  after: Catalogue,
  now: number,
): Promise<CatalogueDiff> =>
  inTransaction(database, 'begin isolation level repeatable read read only', (client) =>
    diffWithin(client, after, now),
  );

/** The catalogue that the database has, without what is retired. */
export const storedCatalogue = (database: Database): Promise<Catalogue> =>
  inTransaction(database, 'begin isolation level repeatable read read only', readStoredCatalogue);

function stateOf({ changes, met, digest }: CatalogueDiff, { condition }: Application) {
  if (changes.length === 0) return 'nothing';
  if (typeof condition === 'object') return condition.digest === digest ? 'applied' : 'other';
  if (condition === 'always') return 'applied';
  return condition === 'meetsNobody' && met.length === 0 ? 'applied' : 'unseen';
}

/** Records which folder the database has. */
async function noteFolder(client: PoolClient, folder: string | null): Promise<void> {
  if (folder === null) return;
  await onClient(client)
    .insertInto('progress')
    .values({ key: 'catalogue', value: folder })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: folder }))
    .execute();
}

/** Waits until nobody else changes the catalogue, until the end of the transaction. */
export const lockCatalogue = (client: PoolClient) =>
  client.query(`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);

/** Does what a diff says. Within a transaction that has {@link lockCatalogue locked} the catalogue. */
export async function writeDiff(
  client: PoolClient,
  after: Catalogue,
  diff: CompleteDiff,
  { by, now }: Pick<Application, 'by' | 'now'>,
): Promise<void> {
  const { changes, digest, stale } = diff;
  const at = new Date(now);
  const changed = { ...pairsOf(stale), now: at };
  // Products may get other groups: the slots of those that they leave change as well.
  await STALE.run(client, changed);
  await writeChanges(client, changes, after, at);
  await removeEntries(client, changes, at);
  await STALE.run(client, changed);
  await onClient(client)
    .insertInto('catalogue_changes')
    .values({ applied_at: at, applied_by: by, digest, summary: summaryOf(changes) })
    .execute();
}

/**
 * Makes the database have a catalogue, in one transaction and one at a time: all of it or nothing. Ids stay, and applied
 * again it changes nothing. Search hears of it by the tables’ triggers, slots by `stale_schedules`.
 */
export async function applyCatalogue(
  database: Database,
  after: Catalogue,
  application: Application,
): Promise<Applied> {
  const applied = await inTransaction<Applied>(database, 'begin', async (client) => {
    await lockCatalogue(client);
    const diff = await diffWithin(client, after, application.now);
    const state = stateOf(diff, application);
    if (state === 'applied') await writeDiff(client, after, diff, application);
    if (state === 'applied' || state === 'nothing') await noteFolder(client, application.folder);
    return { state, diff };
  });
  if (applied.state === 'applied' && applied.diff.changes.length >= MANY)
    await database.pool.query(
      'analyze departments, products, clinic_products, slot_groups, slot_group_products, clinic_schedules, clinic_exceptions, stale_schedules',
    );
  return applied;
}
