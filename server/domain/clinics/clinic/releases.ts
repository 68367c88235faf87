import { sql } from 'kysely';
import { createBatcher } from '../../../db/batcher';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { Cache } from '../../../kernel/cache';
import { nextRelease } from '../../../shared/slots/next-release';

/** When a product's places are released, ms, and the release whose queue allots them. */
export interface AwaitedRelease {
  readonly releaseAt: number;
  readonly releaseId: string | null;
}

/** Awaited releases of a clinic, by product; products without one are missing. */
export type Releases = Readonly<Record<string, AwaitedRelease>>;

/** ms, as for free days. */
const LIFETIME = { fresh: 2_000, usable: 5_000 };
/** Clinics per statement; others may have to wait for it. */
const AT_ONCE = 32;

interface Row {
  readonly depa_code: string;
  readonly product_id: string;
  readonly release_at: Date;
  readonly release_id: string | null;
}

/** SQL: the awaited releases of some clinics, of products in stock. */
export const releasesOf = (clinics: readonly string[], now: number) => sql<Row>`
  select o.depa_code, o.product_id, w.release_at, w.release_id
  from clinic_products o cross join lateral ${nextRelease(now)} w
  where o.depa_code = any(${clinics}::text[]) and o.in_stock and w.release_at is not null`;

/** Reads the awaited releases of clinics, by code, once for all concurrent readers. */
export function createReleases(
  database: Database,
  clock: { now(): number },
): (depaCode: string) => Promise<Releases> {
  const read = createBatcher<string, Releases>(async (clinics) => {
    const rows = await runPrepared(database, releasesOf(clinics, clock.now()));
    const found = new Map<string, Record<string, AwaitedRelease>>();
    for (const { depa_code, product_id, release_at, release_id } of rows) {
      const own = found.get(depa_code) ?? {};
      own[product_id] = { releaseAt: release_at.getTime(), releaseId: release_id };
      found.set(depa_code, own);
    }
    return clinics.map((code) => found.get(code) ?? {});
  }, AT_ONCE);
  const cached = new Cache<string, Releases>(LIFETIME);
  return (depaCode) => cached.get(depaCode, () => read(depaCode));
}
