import { CompiledQuery } from 'kysely';
import type { Db } from '../../../db/database';
import { END_HOLD } from './end-hold-statement';
import type { FreedRow } from './end-hold-statement';

/** Whose hold is given up, and when (ms). */
export interface EndedHold {
  readonly holdId: string;
  readonly userId: string;
  readonly now: number;
}

/**
 * Gives the places of a hold back within a transaction, so that it happens with what it is done for or not at all.
 * @returns what `holds.noteFreed` is to be told of once the transaction is committed
 */
export async function endHold(
  trx: Db,
  { holdId, userId, now }: EndedHold,
): Promise<readonly FreedRow[]> {
  const values = [userId, new Date(now), 'released', holdId];
  return (await trx.executeQuery<FreedRow>(CompiledQuery.raw(END_HOLD, values))).rows;
}
