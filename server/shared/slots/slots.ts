import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { instantOf } from '../../kernel/clock';
import { createReadingCache } from '../../kernel/cache';
import type { ReadingCache } from '../../kernel/cache';

/** Where and when a slot is; of these only its products and the release can change. */
export interface SlotPosition {
  readonly depaCode: string;
  /** Products that share it; none where they have got other slots since. */
  readonly productIds: readonly string[];
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
  /** ms. */
  readonly startsAt: number;
  /** The announced release that it belongs to. */
  readonly releaseId: string | null;
}

/** ms. */
const KEEP_FOR = 60_000;

/** Slots by id; null where there is none. */
export const createSlots = (db: Db): ReadingCache<number, SlotPosition | null> =>
  createReadingCache(KEEP_FOR, async (id) => {
    const row = await db
      .selectFrom('slots')
      .select(['depa_code', 'day', 'start_time', 'end_time', 'release_id'])
      .select((eb) =>
        eb
          .selectFrom('slot_group_products as g')
          .whereRef('g.depa_code', '=', 'slots.depa_code')
          .whereRef('g.group_code', '=', 'slots.group_code')
          .select(
            sql<string[]>`coalesce(array_agg(g.product_id order by g.product_id), '{}')`.as('ids'),
          )
          .as('product_ids'),
      )
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    return {
      depaCode: row.depa_code,
      productIds: row.product_ids ?? [],
      day: row.day,
      startTime: row.start_time,
      endTime: row.end_time,
      startsAt: instantOf(row.day, row.start_time),
      releaseId: row.release_id,
    };
  });

/**
 * Whether a product of a clinic may be asked for at a slot: it shares it, or those that did have got other slots since, and the place may
 * be one that was held before. The booking statements decide.
 */
export const isSlotFor = (
  slot: SlotPosition | null,
  { depaCode, productId }: { readonly depaCode: string; readonly productId: string },
): slot is SlotPosition =>
  slot?.depaCode === depaCode &&
  (slot.productIds.length === 0 || slot.productIds.includes(productId));
