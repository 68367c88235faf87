import { CODE } from '@contract/errors';
import type { OrderStatus } from '@contract/order/status-rules';
import { instantOf, timeOf } from '../../clock';
import type { Db } from '../../db/database';
import type { Bilingual } from '../../db/tables';
import { isShortCode, readClinicCode, signClinic } from '../../booking/clinic-code';
import type { BookingServices } from '../../booking/services';
import type { UserContext } from '../../http/context';
import { inLanguage } from '../../http/language';
import { Refused } from '../../http/refused';
import type { Handler } from '../../http/route';
import { ARRIVAL_OPENS, isArrivalTime, LIFECYCLE } from './lifecycle';
import { ownOrders } from './order-row';
import { cardsOf } from './visit';

const SHOWN: readonly OrderStatus[] = [...LIFECYCLE.arrive.from, 'ARRIVED'];

const WHY = {
  unknown: {
    zh: '这不是本平台门诊的签到码，请扫门诊服务台的二维码或输入六位码',
    en: 'This is not a clinic’s check-in code. Scan the code at the desk, or type its six digits.',
  },
  otherDay: {
    zh: '签到码已过期，请扫门诊今天显示的码',
    en: 'This code is of another day. Scan the one that the clinic shows today.',
  },
  otherClinic: {
    zh: '这个预约在另一家门诊，请到预约的门诊签到',
    en: 'This appointment is at another clinic. Check in there.',
  },
  notToday: {
    zh: '这个预约不在今天，请在预约当天签到',
    en: 'This appointment is not today. Check in on its day.',
  },
  tooEarly: {
    zh: '还没到签到时间，{time} 起可以签到',
    en: 'Too early: you can check in from {time}.',
  },
  nobody: {
    zh: '今天在这家门诊没有您的预约，请核对日期和门诊',
    en: 'You have no appointment at this clinic today. Check the day and the clinic.',
  },
} as const satisfies Record<string, Bilingual>;

const refuse = (message: Bilingual, params?: Readonly<Record<string, string>>): Refused =>
  new Refused(CODE.ARRIVAL_CODE, { message, ...(params && { params }) });

/** Whether a text, scanned or typed, is a clinic's code of a day. */
function isCodeOf(key: Buffer, text: string, depaCode: string, today: string): boolean {
  if (isShortCode(text)) return signClinic(key, depaCode, today).shortCode === text.trim();
  const read = readClinicCode(key, text);
  return read?.depaCode === depaCode && read.day === today;
}

/** What is wrong with a code itself. @throws Refused for one that no clinic shows today. */
function checkCode(key: Buffer, text: string, today: string): void {
  if (isShortCode(text)) return;
  const read = readClinicCode(key, text);
  if (!read) throw refuse(WHY.unknown);
  if (read.day !== today) throw refuse(WHY.otherDay);
}

/**
 * Whether an order's owner is where and when they say: the clinic's code of today, on the appointment's day, from an
 * hour before its start.
 * @throws Refused 4004 or 20050 with the first reason against it.
 */
export async function checkArrival(
  { orderKey }: BookingServices,
  db: Db,
  { orderId, code }: { readonly orderId: string; readonly code: string },
  { userId, now, today }: UserContext,
): Promise<void> {
  checkCode(orderKey, code, today);
  const order = await db
    .selectFrom('orders')
    .select(['depa_code', 'day', 'start_time', 'status'])
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!order) throw new Refused(CODE.NOT_FOUND);
  if (!isCodeOf(orderKey, code, order.depa_code, today))
    throw refuse(isShortCode(code) ? WHY.unknown : WHY.otherClinic);
  if (order.day !== today) throw refuse(WHY.notToday);
  const startsAt = instantOf(order.day, order.start_time);
  if ((SHOWN as readonly string[]).includes(order.status) && !isArrivalTime(startsAt, now))
    throw refuse(WHY.tooEarly, { time: timeOf(startsAt - ARRIVAL_OPENS) });
}

/** One's appointments of today at the clinic whose code was scanned or typed. */
export function arrivableHandler(
  { orderKey }: BookingServices,
  db: Db,
): Handler<'GET /order/subscribe/arrivable.do'> {
  return async ({ code }, context) => {
    const { userId, language, today } = context;
    checkCode(orderKey, code, today);
    const rows = await ownOrders(db, userId)
      .where('o.day', '=', today)
      .where('o.status', 'in', SHOWN)
      .orderBy('o.start_time')
      .execute();
    const here = rows.filter(({ depa_code: depaCode }) =>
      isCodeOf(orderKey, code, depaCode, today),
    );
    const [first] = here;
    if (!first) throw refuse(WHY.nobody);
    return {
      depaCode: first.depa_code,
      departmentName: inLanguage(first.department_name, language),
      orders: (await cardsOf(db, here, context)).map((card) => ({
        ...card,
        arrivalFrom: instantOf(card.day, card.startTime) - ARRIVAL_OPENS,
      })),
    };
  };
}
