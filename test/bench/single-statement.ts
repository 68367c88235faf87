import type { Booking } from '../../server/domain/booking/submission/booking';
import { readClock } from '../../server/shared/slots/clock-reading';
import { groupOf } from '../../server/shared/slots/slot-group';
import { runStatement } from '../../server/db/statement';
import type { StatementRunner } from '../../server/db/statement';

/** The condition under which capacity remains, the same as the engine's. */
const OPEN = `remaining > 0 and closed_at is null and (release_at is null or release_at <= $18)
  and (day > $19 or (day = $19 and end_time > $20)) and day <= $21 and depa_code = $8 and group_code = ${groupOf('$8', '$9')}`;

/** The engine's baseline: one conditional statement per request, with the same guarantees and rows. */
export const BOOK_ONE = `
with prior as (
  select id from orders where user_id = $3 and idempotency_key = $6
), slot as (
  update slots set remaining = remaining - 1
  where id = $7 and ${OPEN} and not exists (select from prior)
  returning id, day, start_time, end_time
), made as (
  insert into orders (
    id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id, vaccine_code, dose_no,
    slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile, remark, guideline_version,
    remaining_changes, created_at, updated_at, person_turn
  )
  select $1, $2, $3, $4, $5, $6, $8, $9, $10, $11, slot.id, slot.day, slot.start_time, slot.end_time, $12, $13, $14,
    $15, $16, $17, $22, $18, $18, $23
  from slot returning id, status
), logged as (
  insert into order_events (order_id, at, actor, kind, status_after) select id, $18, 'user', 'created', status from made
)
select id from prior union all select id from made`;

/** Books with {@link BOOK_ONE}. @returns the order's id; null where the slot was full. */
export async function bookOne(
  runner: StatementRunner,
  booking: Booking,
  now: number,
): Promise<string | null> {
  const at = readClock(now);
  const [row] = await runStatement<{ id: string }>(runner, 'book one', BOOK_ONE, [
    booking.orderId,
    booking.reference,
    booking.userId,
    booking.linkmanId,
    booking.personKey,
    booking.idempotencyKey,
    booking.slotId,
    booking.depaCode,
    booking.productId,
    booking.vaccineCode,
    booking.doseNo,
    booking.status,
    booking.priceCents,
    booking.serviceFeeCents,
    booking.mobile,
    booking.remark,
    booking.guidelineVersion,
    new Date(at.now),
    at.today,
    at.clock,
    at.lastDay,
    3,
    booking.personTurn,
  ]);
  return row?.id ?? null;
}
