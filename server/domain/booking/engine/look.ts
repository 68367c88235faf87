import { createBatcher } from '../../../db/batcher';
import { runStatement } from '../../../db/statement';
import type { StatementRunner } from '../../../db/statement';
import type { Booking, Outcome } from '../booking';
import { LOOK_BATCH, lookBatchValues, outcomeOf } from './look-statement';
import type { LookRow } from './look-statement';
import { momentAt } from '../../slots/moment';
import type { Lapsed } from '../../slots/slot-state';

/** Why a booking was not made; see `outcomeOf`. */
export type Look = (booking: Booking) => Promise<Outcome | Lapsed | null>;

/** The second look; calls of the same moment share a statement. */
export const createLook = (runner: StatementRunner, now: () => number): Look =>
  createBatcher(async (batch: readonly Booking[]) => {
    const at = momentAt(now());
    const outcomes = new Array<Awaited<ReturnType<Look>>>(batch.length).fill(null);
    const values = lookBatchValues(batch, at.now);
    for (const row of await runStatement<LookRow>(runner, 'look', LOOK_BATCH, values))
      outcomes[row.n - 1] = outcomeOf(row, at);
    return outcomes;
  });
