import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import { columnArrays } from '../../../../db/column-arrays';
import { namedStatement } from '../../../../db/named-statement';
import type { Booking, Outcome } from '../booking';
import type { ClockReading } from '../../../../shared/slots/clock-reading';
import { dosesLeft } from '../../../../shared/slots/remaining-doses';
import { sharesHeldSlot } from '../../../../shared/slots/slot-group';
import { SLOT_COLUMNS, stockOf } from '../../../../shared/slots/slot-row';
import type { SlotRow } from '../../../../shared/slots/slot-row';
import { slotUnavailability } from '../../../../shared/slots/slot-state';
import type { ExpiredHolds } from '../../../../shared/slots/slot-state';
import { statusList } from '../../../../shared/lifecycle/statuses';

const ACTIVE = statusList(ACTIVE_STATUSES);
const COLUMNS =
  'userId idempotencyKey personKey vaccineCode doseNo slotId depaCode productId personTurn claimant';

/**
 * Reads again, in a snapshot of its own, why bookings were not made: the order that another process made under the same
 * key, the conflicting order, and the slot as it is now.
 */
export const DIAGNOSIS_BATCH = namedStatement('look', `${COLUMNS} now`)`
select a.n::integer, mine.id as mine, other.id as other, other.user_id = a.user_id as own,
  exists (select from orders o where o.person_key = a.person_key and o.person_turn >= a.person_turn) as overtaken,
  s.id is not null as found, ${SLOT_COLUMNS},
  ${dosesLeft({ depaCode: 'a.depa_code', productId: 'a.product_id', day: 's.day' })} as doses
from unnest(:userId::text[], :idempotencyKey::text[], :personKey::text[], :vaccineCode::text[], :doseNo::smallint[],
  :slotId::bigint[], :depaCode::text[], :productId::text[], :personTurn::integer[], :claimant::text[])
  with ordinality as a (user_id, idempotency_key, person_key, vaccine_code, dose_no, slot_id, depa_code, product_id, person_turn,
  claimant, n)
left join lateral (
  select id from orders o where o.user_id = a.user_id and o.idempotency_key = a.idempotency_key limit 1
) mine on true
left join lateral (
  select id, user_id from orders o where o.person_key = a.person_key and o.vaccine_code = a.vaccine_code
    and o.dose_no = a.dose_no and o.claimant = a.claimant and o.status in (${ACTIVE}) limit 1
) other on true
left join lateral (
  select * from slots s where s.id = a.slot_id and ${sharesHeldSlot('a', 's')} limit 1
) s on true`;

/** A row of {@link DIAGNOSIS_BATCH}'s answer. */
export interface DiagnosisRow extends SlotRow {
  readonly n: number;
  readonly mine: string | null;
  readonly other: string | null;
  readonly own: boolean | null;
  readonly overtaken: boolean;
  readonly found: boolean;
  /** Of the product, for the slot's day; null: it is not limited by them. */
  readonly doses: number | null;
}

/** The values of {@link DIAGNOSIS_BATCH}. */
export const diagnosisBatchValues = (batch: readonly Booking[], now: number) => ({
  ...columnArrays(batch, COLUMNS),
  now: new Date(now),
});

/**
 * Why a booking was not made; null where nothing prevents it any more and it is worth another try; `expired` where that
 * holds once the slot's expired holds have been ended.
 */
export function outcomeOf(row: DiagnosisRow, at: ClockReading): Outcome | ExpiredHolds | null {
  if (row.mine) return { kind: 'booked', orderId: row.mine, replay: true };
  if (!row.found) return { kind: 'noSuchSlot' };
  if (row.other) return { kind: 'duplicate', orderId: row.own ? row.other : null };
  if (row.overtaken) return { kind: 'overtaken' };
  return slotUnavailability({ ...stockOf(row), doses: row.doses }, at);
}
