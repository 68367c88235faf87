import type { Db } from '../../../../db/database';
import { END_HOLD } from './end-hold-statement';
import type { FreedRow } from './end-hold-statement';

/** Whose hold is ended, and when (ms). */
export interface EndedHold {
  readonly holdId: string;
  readonly userId: string;
  readonly now: number;
}

/**
 * Ends a hold within a transaction, so that its places are freed together with the caller's change or not at all.
 * @returns rows for `holds.noteFreed` once the transaction is committed
 */
export async function endHold(
  trx: Db,
  { holdId, userId, now }: EndedHold,
): Promise<readonly FreedRow[]> {
  const end = END_HOLD.query<FreedRow>({ userId, holdId, now: new Date(now) });
  return (await trx.executeQuery(end)).rows;
}
