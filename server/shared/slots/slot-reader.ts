import { createBatcher } from '../../db/batcher';
import { runStatement } from '../../db/statement';
import type { StatementRunner } from '../../db/statement';
import { slotColumns, stockOf } from './slot-row';
import type { SlotRow } from './slot-row';
import type { SlotStock } from './slot-state';

const DIAGNOSE = `select s.id, ${slotColumns('$2')} from slots s where s.id = any($1::bigint[])`;

/** Reads slots past every cache; concurrent calls share a statement. */
export function createSlotReader(
  runner: StatementRunner,
  now: () => number,
): (id: number) => Promise<SlotStock | null> {
  return createBatcher(async (ids: readonly number[]): Promise<(SlotStock | null)[]> => {
    const values = [[...new Set(ids)], new Date(now())];
    const rows = await runStatement<SlotRow & { readonly id: number }>(
      runner,
      'slots-now',
      DIAGNOSE,
      values,
    );
    const found = new Map(rows.map((row) => [row.id, stockOf(row)]));
    return ids.map((id) => found.get(id) ?? null);
  });
}
