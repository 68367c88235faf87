import { createBatcher } from '../../../db/batcher';
import { runStatement } from '../../../db/statement';
import type { StatementRunner } from '../../../db/statement';
import type { Unbooked } from '../booking';
import type { Moment } from '../../slots/moment';
import { slotFault } from '../../slots/slot-state';

/** A slot as the database has it now. */
export interface SlotNow {
  readonly id: number;
  readonly depa_code: string;
  readonly product_id: string;
  readonly day: string;
  readonly end_time: string;
  readonly remaining: number;
  readonly closed: boolean;
  readonly release_at: Date | null;
  /** The release without whose ticket nobody takes a place. */
  readonly drawn_by: string | null;
  /** Some of its places are held although the time is over. */
  readonly lapsed: boolean;
}

const LOOK = `
select s.id, s.depa_code, s.product_id, s.day, s.end_time, s.remaining, s.closed_at is not null as closed, s.release_at,
  case when s.drawn then s.release_id end as drawn_by,
  s.held > 0 and exists (
    select from holds h where h.slot_id = s.id and h.ended_at is null and h.expires_at <= $2
  ) as lapsed
from slots s where s.id = any($1::bigint[])`;

/** Reads slots past every cache; calls of the same moment share a statement. */
export function createSlotLook(
  runner: StatementRunner,
  now: () => number,
): (id: number) => Promise<SlotNow | null> {
  return createBatcher(async (ids: readonly number[]): Promise<(SlotNow | null)[]> => {
    const values = [[...new Set(ids)], new Date(now())];
    const rows = await runStatement<SlotNow>(runner, 'slots-now', LOOK, values);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  });
}

/**
 * Why a slot does not take so many people; `lapsed`: it would once the holds whose time is over have ended. null:
 * nothing stands in the way (any more).
 */
export function obstacleOf(
  slot: SlotNow | null,
  places: number,
  at: Moment,
  hasTicket = false,
): Unbooked | { readonly kind: 'lapsed' } | null {
  if (!slot) return { kind: 'noSuchSlot' };
  const releaseAt = slot.release_at?.getTime() ?? null;
  const times = { day: slot.day, endTime: slot.end_time, closed: slot.closed, releaseAt };
  const fault = slotFault(times, at);
  if (fault === 'notReleased') return { kind: fault, releaseAt: releaseAt ?? at.now };
  if (fault) return { kind: fault };
  if (slot.drawn_by !== null && !hasTicket) return { kind: 'byTicket', releaseId: slot.drawn_by };
  if (slot.remaining >= places) return null;
  return { kind: slot.lapsed ? 'lapsed' : 'full' };
}
