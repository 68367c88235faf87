import { randomUUID } from 'node:crypto';
import { isHoliday } from '../../../../server/seed/booking/slots';
import type { CallOptions, Login, Provider } from '../harness';

const DAY = 86_400_000;
const SHANGHAI = 8 * 3_600_000;
const OPEN_AT = 9.5 * 3_600_000;

/** ms from now to the next time at which sample clinics have slots for walk-ins: a working day at half past nine. */
export function untilOpen(now = Date.now()): number {
  const midnight = Math.floor((now + SHANGHAI) / DAY) * DAY - SHANGHAI;
  for (let index = midnight + OPEN_AT + DAY; ; index += DAY) {
    const local = new Date(index + SHANGHAI);
    const weekday = local.getUTCDay();
    if (weekday >= 2 && weekday <= 5 && !isHoliday(local.toISOString().slice(0, 10)))
      return index - now;
  }
}

/** Signs in at a sample clinic's desk; returns the options for its calls. */
export async function atDesk(provider: Provider, depaCode: string): Promise<CallOptions> {
  const { demo } = await provider.ok('GET /desk/start.do', { depaCode });
  if (!demo) throw new Error('The sample data has no desk to try');
  const { token } = await provider.ok('POST /desk/login.do', demo);
  return { headers: { 'desk-token': token } };
}

/** Somebody with an account, to be registered at a desk as a walk-in. */
export interface WalkIn {
  readonly login: Login;
  readonly linkmanId: string;
  readonly name: string;
  readonly documentNumber: string;
}

interface BookableSlot {
  readonly depaCode: string;
  readonly slotId: number;
  readonly doseNo: number;
}

/** A slot of today that this person may book, at any clinic of the sample city. */
async function slotToday(provider: Provider, { login, linkmanId }: WalkIn): Promise<BookableSlot> {
  const { now } = await provider.ok('GET /base/time/now.do', {});
  const day = new Date(now + SHANGHAI).toISOString().slice(0, 10);
  const where = { regionCode: '110100' };
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', where);
  for (const { depaCode } of list) {
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    for (const { productId, nextFreeDay } of vaccines) {
      if (nextFreeDay !== day) continue;
      const clinicProduct = { depaCode, productId };
      const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
        ...clinicProduct,
        day,
      });
      const { canSubscribe, suggestedDoseNo: doseNo } = await provider.ok(
        'GET /order/subscribe/checkSubscribeLinkman.do',
        { ...clinicProduct, linkmanId },
        { as: login },
      );
      const slot = times.find(({ residue }) => residue > 0);
      if (slot && canSubscribe && doseNo !== null) return { depaCode, slotId: slot.id, doseNo };
    }
  }
  throw new Error('No clinic has a place for a walk-in today');
}

/** Vaccinates a walk-in now, at whatever clinic can; resolves to the order's id. */
export async function vaccinate(provider: Provider, person: WalkIn, lot: string): Promise<string> {
  const { depaCode, slotId, doseNo } = await slotToday(provider, person);
  const desk = await atDesk(provider, depaCode);
  const { name, documentNumber } = person;
  const { orderId } = await provider.ok(
    'POST /desk/walkIn.do',
    { idempotencyKey: randomUUID(), slotId, doseNo, name, documentKind: 1, documentNumber },
    desk,
  );
  await provider.ok('POST /desk/finish.do', { orderId, lot }, desk);
  return orderId;
}

/** The clinic at which somebody was vaccinated as a walk-in. */
export async function clinicOf(provider: Provider, orderId: string, as: Login): Promise<string> {
  const order = await provider.ok('GET /order/offline/clientDetail.do', { orderId }, { as });
  const where = { regionCode: '110100', pageSize: 50 };
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', where);
  const found = list.find(({ name }) => name === order.departmentName);
  if (!found) throw new Error(`${order.departmentName} is not on the first page of clinics`);
  return found.depaCode;
}
