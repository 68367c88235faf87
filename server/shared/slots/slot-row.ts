import type { SlotStock } from './slot-state';

/** SQL: slot `s` takes nobody new: staff closed it, or no schedule makes it any more. */
export const IS_CLOSED = '(s.closed_at is not null or s.scheduled_capacity is not distinct from 0)';

/** SQL: the columns that `slotUnavailability` needs of slot `s` at `:now`, as a {@link SlotRow}. */
export const SLOT_COLUMNS = `
  s.day, s.end_time, s.remaining, ${IS_CLOSED} as closed, s.release_at,
  case when s.drawn then s.release_id end as drawn_by,
  coalesce(s.held, 0) > 0 and exists (
    select from holds h where h.slot_id = s.id and h.ended_at is null and h.expires_at <= :now
  ) as expired`;

/** A slot as the database has it now. */
export interface SlotRow {
  readonly day: string;
  readonly end_time: string;
  readonly remaining: number;
  readonly closed: boolean;
  readonly release_at: Date | null;
  readonly drawn_by: string | null;
  readonly expired: boolean;
}

export const stockOf = (row: SlotRow): SlotStock => ({
  day: row.day,
  endTime: row.end_time,
  remaining: row.remaining,
  closed: row.closed,
  releaseAt: row.release_at?.getTime() ?? null,
  drawnBy: row.drawn_by,
  expired: row.expired,
});
