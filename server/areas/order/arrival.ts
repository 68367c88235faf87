import type { DataOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Remedy } from '@contract/subscribe/remedy';
import { instantOf, timeOf } from '../../kernel/clock';
import type { Db } from '../../db/database';
import { isShortCode, readClinicCode, signClinic } from '../../domain/clinics/clinic/clinic-code';
import { refusalData } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { UserContext } from '../../http/context';
import { inLanguage } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import type { Attempts } from '../../attempts/attempts';
import type { Handler } from '../../http/route';
import { ARRIVAL_MESSAGES } from './arrival-messages';
import { guardedCode, WrongCode } from './guarded-code';
import { ARRIVAL_OPENS, isArrivalTime, LIFECYCLE } from '../../shared/lifecycle/lifecycle';
import { ordersFrom, ordersOfDay } from '../../domain/booking/order/arrivable';
import { orderToArrive } from '../../domain/booking/order/own-order';
import { orderScope } from '../../domain/booking/order/order-scope';
import type { OrderScope } from '../../domain/booking/order/order-scope';
import { cardsOf } from '../../domain/booking/order/visit';

const OPEN = LIFECYCLE.arrive.from;
const SHOWN: readonly OrderStatus[] = [...OPEN, 'ARRIVED'];

/** Scan or type another code. */
const AGAIN: Remedy = { kind: 'refresh' };
const view = (orderId: string | null): Remedy => ({ kind: 'viewOrder', orderId });
const ask = (phone: string): Remedy => ({ kind: 'askClinic', phone: phone || null });

interface Facts {
  /** Best remedy first. */
  readonly remedies: readonly Remedy[];
  readonly orderId?: string;
  /** First day, `YYYY-MM-DD`, on which it is possible. */
  readonly allowedFrom?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Reasons from which it follows that typed digits are wrong. */
const WRONG: readonly (keyof typeof ARRIVAL_MESSAGES)[] = ['wrongDigits', 'next', 'noOrder'];

function refuse(
  why: keyof typeof ARRIVAL_MESSAGES,
  { remedies, params, ...facts }: Facts,
): DomainError {
  const Refusal = WRONG.includes(why) ? WrongCode : DomainError;
  return new Refusal(CODE.ARRIVAL_CODE, {
    message: ARRIVAL_MESSAGES[why],
    data: { ...refusalData(facts), remedies: [...remedies] },
    ...(params && { params }),
  });
}

/** What check-in needs besides the booking services. */
export interface ArrivalDeps {
  readonly db: Db;
  readonly attempts: Attempts;
}

/** Whether a scanned or typed text is a clinic's code of a day. */
function isCodeOf(key: Buffer, text: string, depaCode: string, today: string): boolean {
  if (isShortCode(text)) return signClinic(key, depaCode, today).shortCode === text.trim();
  const read = readClinicCode(key, text);
  return read?.depaCode === depaCode && read.day === today;
}

/** Checks a code by itself. @throws DomainError for a code that no clinic shows today. */
function checkCode(key: Buffer, text: string, today: string): void {
  if (isShortCode(text)) return;
  const read = readClinicCode(key, text);
  const remedies = [AGAIN, view(null)];
  if (!read) throw refuse('unknown', { remedies });
  if (read.day !== today) throw refuse('otherDay', { remedies });
}

/**
 * Checks that an order's owner is at the clinic in time: the clinic's code of today, on the appointment's day, from an
 * hour before its start.
 * @returns the order's status; one that has arrived already needs no step.
 * @throws DomainError 4004 or 20050 with the first violation.
 */
export const checkArrival = (
  services: BookingServices,
  { db, attempts }: ArrivalDeps,
  administered: { readonly orderId: string; readonly code: string },
  context: UserContext,
): Promise<OrderStatus> =>
  guardedCode(attempts, administered, context, () =>
    checkOrder(services, db, administered, context),
  );

async function checkOrder(
  { orderKey }: BookingServices,
  db: Db,
  { orderId, code }: { readonly orderId: string; readonly code: string },
  { userId, now, today, language }: UserContext,
): Promise<OrderStatus> {
  checkCode(orderKey, code, today);
  const order = await orderToArrive(db, orderId, userId);
  if (!order) throw new DomainError(CODE.NOT_FOUND);
  const own = { orderId, remedies: [view(orderId), ask(order.phone)] };
  if (!isCodeOf(orderKey, code, order.depa_code, today)) {
    if (isShortCode(code))
      throw refuse('wrongDigits', { orderId, remedies: [AGAIN, view(orderId)] });
    throw refuse('otherClinic', { ...own, params: { clinic: inLanguage(order.name, language) } });
  }
  const { day } = order;
  if (day !== today)
    throw refuse('notToday', {
      ...own,
      params: { date: day },
      ...(day > today && { allowedFrom: day }),
    });
  const startsAt = instantOf(day, order.start_time);
  const opens = timeOf(startsAt - ARRIVAL_OPENS);
  if (SHOWN.includes(order.status) && !isArrivalTime(startsAt, now))
    throw refuse('tooEarly', { ...own, allowedFrom: today, params: { time: opens } });
  return order.status;
}

/** Why no order of an account can be checked in with a code that may be some clinic's of today. */
async function noOrderHere(
  { orderKey }: BookingServices,
  db: Db,
  code: string,
  scope: OrderScope,
  { language, today }: UserContext,
): Promise<DomainError> {
  const rows = await ordersFrom(db, scope, today);
  const ended = rows.find(
    ({ day, depa_code: depaCode }) => day === today && isCodeOf(orderKey, code, depaCode, today),
  );
  if (ended)
    return refuse('ended', { orderId: ended.id, remedies: [view(ended.id), ask(ended.phone)] });
  const next = rows.find(({ status }) => SHOWN.includes(status));
  if (!next) return refuse('noOrder', { remedies: [view(null), AGAIN] });
  const facts = { orderId: next.id, allowedFrom: next.day };
  if (isShortCode(code) && next.day === today)
    return refuse('wrongDigits', { ...facts, remedies: [AGAIN, view(next.id)] });
  return refuse('next', {
    ...facts,
    remedies: [view(next.id), AGAIN],
    params: {
      date: next.day,
      time: next.start_time,
      clinic: inLanguage(next.department_name, language),
    },
  });
}

/** The user's appointments of today at the clinic of a scanned or typed code. */
export function arrivableHandler(
  services: BookingServices,
  { db, attempts }: ArrivalDeps,
): Handler<'GET /order/subscribe/arrivable.do'> {
  return ({ code }, context) =>
    guardedCode(attempts, { code }, context, () => arrivable(services, db, code, context));
}

async function arrivable(
  services: BookingServices,
  db: Db,
  code: string,
  context: UserContext,
): Promise<DataOf<'GET /order/subscribe/arrivable.do'>> {
  const { orderKey, cipher } = services;
  const { language, today } = context;
  checkCode(orderKey, code, today);
  const scope = await orderScope(db, context);
  const rows = await ordersOfDay(db, scope, today, SHOWN);
  const here = rows.filter(({ depa_code: depaCode }) => isCodeOf(orderKey, code, depaCode, today));
  const [first] = here;
  if (!first) throw await noOrderHere(services, db, code, scope, context);
  return {
    depaCode: first.depa_code,
    departmentName: inLanguage(first.department_name, language),
    orders: (await cardsOf({ db, cipher }, here, scope, context)).map((card) => ({
      ...card,
      arrivalFrom: instantOf(card.day, card.startTime) - ARRIVAL_OPENS,
    })),
  };
}
