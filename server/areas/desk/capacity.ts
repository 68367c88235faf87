import { CODE } from '@contract/errors';
import type { BookingServices } from '../../domain/booking/services';
import type { Db } from '../../db/database';
import type { Bilingual } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';

const TOO_LOW: Bilingual = {
  zh: '已有 {count} 个名额被预约或保留，最少可设为 {count}；不再接诊请停诊此时段',
  en: '{count} places are taken or held, so {count} is the least. To take no one, close this time.',
};

/**
 * Sets a slot's capacity and records by whom; the change applies to the remaining places, and freed ones may be offered
 * to
 * the waiting list.
 */
export function capacityHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /desk/capacity.do'> {
  return async ({ slotId, capacity }, { staff, now }) => {
    const slot = await db.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom('slots')
        .select(['capacity', 'remaining'])
        .where('id', '=', slotId)
        .where('depa_code', '=', staff.depaCode)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!before) throw new DomainError(CODE.NOT_FOUND);
      const used = before.capacity - before.remaining;
      if (capacity < used)
        throw new DomainError(CODE.CAPACITY_TOO_LOW, {
          data: { used },
          message: TOO_LOW,
          params: { count: used },
        });
      if (capacity !== before.capacity)
        await trx
          .insertInto('capacity_changes')
          .values({
            slot_id: slotId,
            staff_id: staff.staffId,
            capacity_before: before.capacity,
            capacity_after: capacity,
            at: new Date(now),
          })
          .execute();
      return trx
        .updateTable('slots')
        .set({ capacity, remaining: capacity - used })
        .where('id', '=', slotId)
        .returning(['id', 'capacity', 'remaining'])
        .executeTakeFirstOrThrow();
    });
    services.engine.freed(slotId);
    return { slotId: slot.id, capacity: slot.capacity, left: slot.remaining };
  };
}
