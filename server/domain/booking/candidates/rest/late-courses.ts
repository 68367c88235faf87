import { DomainError } from '../../../../http/domain-error';
import type { Db } from '../../../../db/database';
import { namedStatement } from '../../../../db/named-statement';
import { dayOf } from '../../../../kernel/clock';
import type { BookingServices } from '../../submission/services';
import { OPEN_STATUSES } from '../../../../shared/lifecycle/statuses';
import { areEventsSettled, createEventWatch } from '../../../../shared/lifecycle/watch-events';
import { findRest } from './rest-of-course';
import type { PlannedDose } from './rest-rules';

/** Name of the mark in `progress`. */
const MARK = 'late courses';

/** `row` as JSON. An account deleted meanwhile gets no message. */
const WRITE = namedStatement('tell-late-course', 'row')`
insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
select m.user_id, 'booking', 'courseLate', m.params, m.link, m.dedupe_key, m.created_at
from json_to_record(:row::json) as m (user_id text, params jsonb, link jsonb, dedupe_key text, created_at timestamptz)
join users u on u.id = m.user_id and u.deleted_at is null
on conflict (dedupe_key) do nothing`;

/** The missed order, where the same person has another appointment of its vaccine after it. */
const missedOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('linkmen as l', 'l.id', 'o.linkman_id')
    .select(['o.id', 'o.user_id', 'l.name as person', 'o.dose_no'])
    .where('o.id', '=', orderId)
    .where('o.removed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders as n')
          .select('n.id')
          .whereRef('n.person_key', '=', 'o.person_key')
          .whereRef('n.vaccine_code', '=', 'o.vaccine_code')
          .whereRef('n.user_id', '=', 'o.user_id')
          .whereRef('n.dose_no', '>', 'o.dose_no')
          .where('n.status', 'in', OPEN_STATUSES),
      ),
    )
    .executeTakeFirst();

const mustMove = ({ step, isByChoice }: PlannedDose): boolean => step === 'move' && !isByChoice;

/** Writes the message of a course whose later doses have to move; none where they stand. */
async function notify(
  services: BookingServices,
  db: Db,
  event: { id: number; order_id: string },
  now: number,
) {
  const missed = await missedOrder(db, event.order_id);
  if (!missed || missed.user_id === null) return;
  const { user_id: userId } = missed;
  try {
    const asker = { userId, now, today: dayOf(now), language: 'zh-CN' as const };
    const { order, doses, clinicProduct } = await findRest(
      services,
      db,
      { orderId: missed.id },
      asker,
    );
    if (!doses.some(mustMove)) return;
    const times = doses.flatMap(({ slot }) => (slot ? `${slot.day} ${slot.startTime}` : []));
    const row = {
      user_id: userId,
      params: {
        person: missed.person,
        product: order.product_name,
        clinic: clinicProduct.departmentName,
        times: times.join(' · '),
      },
      link: { page: 'restOfCourse', query: { orderId: missed.id } },
      dedupe_key: `course:${event.id}`,
      created_at: new Date(now),
    };
    await WRITE.run(services.runner, { row: JSON.stringify(row) });
  } catch (error) {
    // A closed clinic, or a record that must not be disclosed: the pages say what can be done.
    if (!(error instanceof DomainError)) throw error;
  }
}

/**
 * Tells owners of courses whose later doses have to move after a missed appointment, once each. The owner's own cancellation
 * needs no message: the pages show it at once.
 * @returns a run at a time (ms)
 */
export function createCourseWatch(
  services: BookingServices,
  db: Db,
): (now: number) => Promise<false> {
  return createEventWatch(db, MARK, async (event, now) => {
    if (event.kind === 'noShow' || (event.kind === 'cancelled' && event.actor !== 'user'))
      await notify(services, db, event, now);
  });
}

/** Whether there are events after the mark that are old enough. */
export const areCoursesDue = areEventsSettled(MARK);
