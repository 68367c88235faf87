import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { deskStep } from './steps';

/** Checks in a person who came; the lifecycle and the order's day are checked by {@link deskStep}. */
export const arriveHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/arrive.do'> =>
  ({ orderId }, context) =>
    deskStep(services, db, { name: 'arrive', orderId }, context);
