import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { ENTRY_LEAD } from '@contract/release/release-rules';
import { onClient } from '../../../db/on-client';
import { groupOf, sharesSlot } from '../../../shared/slots/slot-group';
import { newId } from '../../../kernel/ids';
import { newSeed } from './rank-queue';

/** Slots that are released together. */
export interface ReleasedCapacity {
  readonly depaCode: string;
  readonly productId: string;
  /** ms. */
  readonly releaseAt: number;
  /** ms; default: {@link ENTRY_LEAD} before `releaseAt`. */
  readonly entryAt?: number;
}

/**
 * Announces releases of existing slots that are not released yet: from then on these need a ticket, and the hash of
 * each release's seed is public. A release that has been announced already stays as it is.
 * Of products that share the slots, the first one asked for names the release; a ticket is for any of them. @returns the releases made
 */
export async function announce(
  client: Pick<PoolClient, 'query'>,
  releases: readonly ReleasedCapacity[],
): Promise<string[]> {
  const seeds = releases.map(newSeed);
  const { rows } = await sql<{ id: string }>`
     with asked as (
       select distinct on (a.depa_code, a.group_code, a.release_at) a.* from (
         select a.*, ${sql.raw(groupOf('a.depa_code', 'a.product_id'))} as group_code from unnest(
           ${releases.map(newId)}::text[],
           ${releases.map(({ depaCode }) => depaCode)}::text[],
           ${releases.map(({ productId }) => productId)}::text[],
           ${releases.map(({ releaseAt }) => new Date(releaseAt))}::timestamptz[],
           ${releases.map(({ releaseAt, entryAt }) => new Date(entryAt ?? releaseAt - ENTRY_LEAD))}::timestamptz[],
           ${seeds.map(({ seed }) => seed)}::text[],
           ${seeds.map(({ seedHash }) => seedHash)}::text[]
         ) with ordinality as a (id, depa_code, product_id, release_at, entry_at, seed, seed_hash, n)
       ) a order by a.depa_code, a.group_code, a.release_at, a.n
     ), made as (
       insert into releases (id, depa_code, product_id, release_at, entry_at, seats, first_day, last_day, seed, seed_hash)
       select a.id, a.depa_code, a.product_id, a.release_at, a.entry_at, sum(s.capacity), min(s.day), max(s.day),
         a.seed, a.seed_hash
       from asked a
       join slots s on s.depa_code = a.depa_code and s.group_code = a.group_code and s.release_at = a.release_at
         and s.release_id is null
       group by 1, 2, 3, 4, 5, 9, 10
       on conflict do nothing
       returning id, depa_code, product_id, release_at
     ), marked as (
       update slots s set release_id = m.id, drawn = true from made m
       where ${sql.raw(sharesSlot('m', 's'))} and s.release_at = m.release_at
         and s.release_id is null
     )
     select id from made`.execute(onClient(client));
  return rows.map(({ id }) => id);
}
