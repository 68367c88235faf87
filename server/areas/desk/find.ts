import { CODE } from '@contract/errors';
import { readSignedOrder } from '../../shared/lifecycle/order-signature';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { deskOrderOf, findClinicOrder } from '../../domain/staff/desk/order-row';
import type { ClinicOrder } from '../../domain/staff/desk/order-row';

/** A typed reference in the form that is stored. */
export function referenceOf(text: string): string {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The clinic's order of a QR code or a reference. @throws DomainError 4004 for another clinic's and a missing one alike */
export async function orderOfCode(
  orderKey: BookingServices['orderKey'],
  db: Db,
  depaCode: string,
  code: string,
): Promise<ClinicOrder> {
  const orderId = readSignedOrder(orderKey, code.trim());
  const by = orderId === null ? { reference: referenceOf(code) } : { id: orderId };
  const row = await findClinicOrder(db, depaCode, by);
  if (row) return row;
  throw new DomainError(CODE.NOT_FOUND, {
    message: {
      zh: '本门诊没有这个预约，请核对预约号',
      en: 'This clinic has no such appointment. Please check the reference.',
    },
  });
}

/** {@link orderOfCode}, as the desk shows it. */
export function findHandler(
  { orderKey, cipher }: BookingServices,
  db: Db,
): Handler<'GET /desk/find.do'> {
  return async ({ code }, { staff, language, now }) => {
    const row = await orderOfCode(orderKey, db, staff.depaCode, code);
    const { user_id: userId, id: subject } = row;
    await recordAccesses(db, staff, [{ userId, part: 'appointment', subject }], now);
    return deskOrderOf(cipher, row, language, now);
  };
}
