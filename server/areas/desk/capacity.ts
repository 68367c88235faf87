import { CODE } from '@contract/errors';
import type { BookingServices } from '../../booking/services';
import type { Db } from '../../db/database';
import { Refused } from '../../http/refused';
import type { Handler } from '../../http/route';

/** Sets how many places a slot has; the change goes to the places left, or to whoever waits for one. */
export function capacityHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /desk/capacity.do'> {
  return async ({ slotId, capacity }, { staff }) => {
    const slot = await db.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom('slots')
        .select(['capacity', 'remaining'])
        .where('id', '=', slotId)
        .where('depa_code', '=', staff.depaCode)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!before) throw new Refused(CODE.NOT_FOUND);
      const used = before.capacity - before.remaining;
      if (capacity < used)
        throw new Refused(CODE.CAPACITY_TOO_LOW, { data: { used }, params: { count: used } });
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
