import { MOST_RECORDS } from '@contract/desk/record-endpoints';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { clinicOrder } from '../../domain/staff/desk/order-row';
import { dayRecords, personRecords, recordOf } from '../../domain/staff/desk/vaccination-records';
import type { RecordRow } from '../../domain/staff/desk/vaccination-records';
import type { StaffContext } from '../../http/context';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** Vaccinations of the desk's own clinic as its own system has to have them; whose they are can see who took them. */
export function recordRoutes({ cipher }: BookingServices, db: Db): readonly Route[] {
  async function handedOver(rows: readonly RecordRow[], { staff, language, now }: StaffContext) {
    const shown = rows.slice(0, MOST_RECORDS);
    const opened = shown.map(
      ({ user_id: userId, id: subject }) => ({ userId, part: 'record', subject }) as const,
    );
    await recordAccesses(db, staff, opened, now);
    return {
      records: shown.map((row) => recordOf(cipher, row, language)),
      isComplete: shown.length === rows.length,
    };
  }
  return [
    route('POST /desk/record/day.do', async ({ day }, context) =>
      handedOver(await dayRecords(db, context.staff.depaCode, day), context),
    ),
    route('POST /desk/record/person.do', async ({ orderId }, context) => {
      const { depaCode } = context.staff;
      const order = await clinicOrder(db, depaCode, orderId);
      return handedOver(await personRecords(db, depaCode, order), context);
    }),
  ];
}
