import type { Reaction } from '@contract/order/observation-rules';
import type { Db } from '../../../db/database';

/** The author's note on a vaccination; undefined where there is none. */
export const findNote = (db: Db, orderId: string, userId: string) =>
  db
    .selectFrom('observation_notes')
    .select(['reactions', 'text', 'saved_at'])
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export interface SavedNote {
  readonly orderId: string;
  readonly userId: string;
  readonly reactions: readonly Reaction[];
  readonly text: string;
  /** ms. */
  readonly now: number;
}

/** Saves the author's note, in place of an earlier one. A reaction counts once. */
export async function saveNote(db: Db, note: SavedNote): Promise<void> {
  const { orderId, userId, reactions, text, now } = note;
  const saved = {
    reactions: JSON.stringify([...new Set(reactions)]),
    text,
    saved_at: new Date(now),
  };
  await db
    .insertInto('observation_notes')
    .values({ order_id: orderId, user_id: userId, ...saved })
    .onConflict((conflict) => conflict.columns(['order_id', 'user_id']).doUpdateSet(saved))
    .execute();
}

/** Deletes the author's note. @returns whether there was one */
export async function removeNote(db: Db, orderId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('observation_notes')
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
