import type { DeskOrder } from '@contract/desk/desk-order';
import type { Db } from '../../db/database';
import { recordOrder } from '../../shared/access-log/record-accesses';
import type { StaffContext } from '../../http/context';

/** A call that answers an appointment: that the desk saw it is recorded, as a look at it would be. */
export const showingOrder =
  <Input>(
    db: Db,
    handler: (input: Input, context: StaffContext) => Promise<DeskOrder> | DeskOrder,
  ) =>
  async (input: Input, context: StaffContext): Promise<DeskOrder> => {
    const order = await handler(input, context);
    const { staff, now } = context;
    await recordOrder(db, staff, { orderId: order.orderId, part: 'appointment' }, now);
    return order;
  };
