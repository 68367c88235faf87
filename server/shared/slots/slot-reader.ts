import { createBatcher } from '../../db/batcher';
import { namedStatement } from '../../db/named-statement';
import type { StatementRunner } from '../../db/statement';
import { SLOT_COLUMNS, stockOf } from './slot-row';
import type { SlotRow } from './slot-row';
import type { SlotStock } from './slot-state';

const DIAGNOSE = namedStatement('slots-now', 'ids now')`
select s.id, ${SLOT_COLUMNS} from slots s where s.id = any(:ids::bigint[])`;

/** Reads slots past every cache; concurrent calls share a statement. */
export function createSlotReader(
  runner: StatementRunner,
  now: () => number,
): (id: number) => Promise<SlotStock | null> {
  return createBatcher(async (ids: readonly number[]): Promise<(SlotStock | null)[]> => {
    const rows = await DIAGNOSE.run<SlotRow & { readonly id: number }>(runner, {
      ids: [...new Set(ids)],
      now: new Date(now()),
    });
    const found = new Map(rows.map((row) => [row.id, stockOf(row)]));
    return ids.map((id) => found.get(id) ?? null);
  });
}
