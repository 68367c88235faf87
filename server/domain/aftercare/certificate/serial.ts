import { createHmac } from 'node:crypto';
import type { Db } from '../../../db/database';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';

const SERIAL_BYTES = 6;

/**
 * Serial number of an order's certificate: distinguishes certificates but does not reveal the order. A dose that is recorded
 * again after it was taken back has another one, as its former certificate stays revoked.
 * @param key of the person hash @param takenBack how often the dose was taken back before it was recorded
 */
export function serialOf(key: Buffer, orderId: string, takenBack: number): string {
  const again = takenBack > 0 ? ` ${takenBack}` : '';
  return createHmac('sha256', key)
    .update(`certificate ${orderId}${again}`)
    .digest('hex')
    .slice(0, 2 * SERIAL_BYTES)
    .toUpperCase();
}

/** How often an order's dose has been taken back. */
export async function timesTakenBack(db: Db, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('kind', '=', LIFECYCLE.takeBack.event)
    .executeTakeFirstOrThrow();
  return Number(count);
}
