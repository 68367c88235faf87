import type { Db } from '../../../db/database';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';

/** The latest record that an order's dose was given. */
export interface DoseRecord {
  /** ms; of an order without such an event, when it was last changed. */
  readonly doneAt: number;
  /** Who at the clinic recorded it; '' where that is not known. */
  readonly doneBy: string;
  /** Whether it was taken back since. */
  readonly isTakenBack: boolean;
}

/** Reads {@link DoseRecord}. @param updatedAt of the order */
export async function doseRecordOf(
  db: Db,
  { id, updatedAt }: { readonly id: string; readonly updatedAt: Date },
): Promise<DoseRecord> {
  const events = await db
    .selectFrom('order_events as e')
    .leftJoin('staff as s', 's.id', 'e.staff_id')
    .select(['e.at', 'e.kind', 's.name'])
    .where('e.order_id', '=', id)
    .where('e.kind', 'in', [LIFECYCLE.finish.event, LIFECYCLE.takeBack.event])
    .orderBy('e.id', 'desc')
    .execute();
  const done = events.find(({ kind }) => kind === LIFECYCLE.finish.event);
  return {
    doneAt: (done?.at ?? updatedAt).getTime(),
    doneBy: done?.name ?? '',
    isTakenBack: events[0]?.kind === LIFECYCLE.takeBack.event,
  };
}
