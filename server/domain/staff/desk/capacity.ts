import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { Staff } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import type { Bilingual } from '../../../kernel/language';

const TOO_LOW: Bilingual = {
  zh: '已有 {count} 个名额被预约或保留，最少可设为 {count}；不再接诊请停诊此时段',
  en: 'Places taken or held: {count}, so it cannot be lower. To take no one, close this time.',
};

/** A slot's new capacity, and who sets it. */
interface CapacityChange {
  readonly slotId: number;
  readonly capacity: number;
  readonly staff: Staff;
  /** ms. */
  readonly now: number;
}

/**
 * Sets the capacity of a clinic's slot and records by whom; the change applies to the remaining places.
 * @throws DomainError 4004 for another clinic's slot, CAPACITY_TOO_LOW below the places in use
 */
export function setCapacity(
  db: Db,
  { slotId, capacity, staff, now }: CapacityChange,
): Promise<{ id: number; capacity: number; remaining: number }> {
  return db.transaction().execute(async (trx) => {
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
    return (
      trx
        .updateTable('slots')
        .set({ capacity, remaining: capacity - used })
        // What a schedule gave it counts no more, once another number was wanted.
        .$if(capacity !== before.capacity, (update) => update.set({ scheduled_capacity: null }))
        .where('id', '=', slotId)
        .returning(['id', 'capacity', 'remaining'])
        .executeTakeFirstOrThrow()
    );
  });
}
