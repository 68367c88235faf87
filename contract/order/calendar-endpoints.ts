import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id } from '../fields';

/** Ours: an appointment as a file for calendars. */
export const calendarEndpoints = {
  /** Signed path of the file, valid for ten minutes; it needs no token. */
  'GET /order/calendar/address.do': endpoint({
    access: 'user',
    caregivers: 'escort',
    input: v.object({ orderId: id }),
    data: v.object({ url: v.string() }),
  }),
};
