import type { ClosingEffect } from '@contract/desk/endpoints';
import type { ClockReading } from '../../../shared/slots/clock-reading';
import { instantOf } from '../../../kernel/clock';
import type { Db } from '../../../db/database';
import { changeableUntil, LIFECYCLE } from '../../../shared/lifecycle/lifecycle';

/** A day, or one slot of it. */
export interface ClosingTarget {
  readonly day: string;
  readonly slotId?: number | undefined;
}

/** The closed or the open slots of a target that have not ended, in the order in which bookings lock them. */
export function slotsOf(
  db: Db,
  depaCode: string,
  { day, slotId }: ClosingTarget,
  closed: boolean,
  { today, clock }: ClockReading,
) {
  let slots = db
    .selectFrom('slots')
    .select('id')
    .where('depa_code', '=', depaCode)
    .where('day', '=', day)
    .where('day', '>=', today)
    .where('closed_at', closed ? 'is not' : 'is', null);
  if (slotId !== undefined) slots = slots.where('id', '=', slotId);
  if (day === today) slots = slots.where('end_time', '>', clock);
  return slots.orderBy('id');
}

/** Orders in slots of a clinic's day whose owners are notified when these close or open. */
export const openOrders = (db: Db, depaCode: string, day: string, slotIds: readonly number[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'status', 'person_key', 'paid_cents', 'day', 'start_time'])
    .where('day', '=', day)
    .where('depa_code', '=', depaCode)
    .where('slot_id', 'in', slotIds)
    .where('status', 'in', [...LIFECYCLE.update.from])
    .orderBy('id');

/** A row of {@link openOrders}. */
export type OpenOrder = Awaited<ReturnType<ReturnType<typeof openOrders>['execute']>>[number];

/** Places of slots that are held at a time (ms), for an open form or an offer. */
async function heldCapacity(db: Db, slotIds: readonly number[], now: number): Promise<number> {
  const { places } = await db
    .selectFrom('holds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('places'), eb.lit(0)).as('places'))
    .where('slot_id', 'in', slotIds)
    .where('user_id', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return Number(places);
}

const peopleOf = (orders: readonly OpenOrder[]): number =>
  new Set(orders.map(({ person_key: person }) => person)).size;

/** The effect of closing slots on their bookings and holds, at a time (ms). */
export async function effectOf(
  db: Db,
  slotIds: readonly number[],
  orders: readonly OpenOrder[],
  now: number,
): Promise<ClosingEffect> {
  const isLate = ({ day, start_time: start }: OpenOrder): boolean =>
    changeableUntil(instantOf(day, start)) <= now;
  return {
    slots: slotIds.length,
    appointments: orders.length,
    people: peopleOf(orders),
    paid: peopleOf(orders.filter(({ paid_cents: paid }) => paid > 0)),
    cancelled: orders.filter(isLate).length,
    lapsing: slotIds.length > 0 ? await heldCapacity(db, slotIds, now) : 0,
  };
}

/**
 * Whether closing would affect more than the staff member was shown; where it affects less, they are not asked again.
 */
export const exceeds = (effect: ClosingEffect, shown: ClosingEffect): boolean =>
  (Object.keys(effect) as (keyof ClosingEffect)[]).some((name) => effect[name] > shown[name]);
