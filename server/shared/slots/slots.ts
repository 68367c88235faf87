import type { Db } from '../../db/database';
import { instantOf } from '../../kernel/clock';
import { createReadingCache } from '../../kernel/cache';
import type { ReadingCache } from '../../kernel/cache';

/** Where and when a slot is; of these only the release can be set later. */
export interface SlotPosition {
  readonly depaCode: string;
  readonly productId: string;
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
      .select(['depa_code', 'product_id', 'day', 'start_time', 'end_time', 'release_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    return {
      depaCode: row.depa_code,
      productId: row.product_id,
      day: row.day,
      startTime: row.start_time,
      endTime: row.end_time,
      startsAt: instantOf(row.day, row.start_time),
      releaseId: row.release_id,
    };
  });
