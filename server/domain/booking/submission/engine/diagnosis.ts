import { createBatcher } from '../../../../db/batcher';
import type { StatementRunner } from '../../../../db/statement';
import type { Booking, Outcome } from '../booking';
import { DIAGNOSIS_BATCH, diagnosisBatchValues, outcomeOf } from './diagnosis-statement';
import type { DiagnosisRow } from './diagnosis-statement';
import { readClock } from '../../../../shared/slots/clock-reading';
import type { ExpiredHolds } from '../../../../shared/slots/slot-state';

/** Why a booking was not made; see `outcomeOf`. */
export type Diagnose = (booking: Booking) => Promise<Outcome | ExpiredHolds | null>;

/** Concurrent calls share a statement. */
export const createDiagnosis = (runner: StatementRunner, now: () => number): Diagnose =>
  createBatcher(async (batch: readonly Booking[]) => {
    const at = readClock(now());
    const outcomes = new Array<Awaited<ReturnType<Diagnose>>>(batch.length).fill(null);
    const values = diagnosisBatchValues(batch, at.now);
    for (const row of await DIAGNOSIS_BATCH.run<DiagnosisRow>(runner, values))
      outcomes[row.n - 1] = outcomeOf(row, at);
    return outcomes;
  });
