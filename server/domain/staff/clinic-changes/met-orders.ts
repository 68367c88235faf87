import { sql } from 'kysely';
import type { NotifyEffect } from '@contract/manage/catalogue-endpoints';
import type { Db } from '../../../db/database';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { effectOf } from '../desk/closing-effect';
import type { OpenOrder } from '../desk/closing-effect';
import type { VanishingSlot } from './vanishing-slots';

const NO_EFFECT: NotifyEffect = {
  slots: 0,
  appointments: 0,
  people: 0,
  paid: 0,
  cancelled: 0,
  lapsing: 0,
};

/** Of slots that vanish, those in which somebody has or holds a place. */
export const takenSlots = (slots: readonly VanishingSlot[]): VanishingSlot[] =>
  slots.filter(({ taken }) => taken > 0);

/** Open appointments in slots of a clinic. */
export async function ordersIn(
  db: Db,
  depaCode: string,
  slots: readonly VanishingSlot[],
): Promise<OpenOrder[]> {
  if (slots.length === 0) return [];
  return db
    .selectFrom('orders')
    .select(['id', 'status', 'person_key', 'paid_cents', 'day', 'start_time'])
    .where('day', 'in', [...new Set(slots.map(({ day }) => day))])
    .where('depa_code', '=', depaCode)
    .where(sql<boolean>`slot_id = any(${slots.map(({ id }) => id)}::bigint[])`)
    .where('status', 'in', [...LIFECYCLE.update.from])
    .orderBy('id')
    .execute();
}

/** What telling the people in slots that vanish would do. @param now ms */
export async function notifyEffect(
  db: Db,
  depaCode: string,
  slots: readonly VanishingSlot[],
  now: number,
): Promise<NotifyEffect> {
  const taken = takenSlots(slots);
  if (taken.length === 0) return NO_EFFECT;
  const orders = await ordersIn(db, depaCode, taken);
  return effectOf(
    db,
    taken.map(({ id }) => id),
    orders,
    now,
  );
}
