import type { EventFacts } from './calendar-entry-rules';
import { calendarTexts } from './calendar-text-rules';
import type { Appointment, EntryDose } from './calendar-text-rules';
import type { OrderDetail } from './endpoints';
import { isCalledOff } from './status-rules';
import type { OrderStatus } from './status-rules';
import { compareText } from '../text/order-rules';
import { shanghaiInstant } from '../time/shanghai-rules';
import { partOf, partsOf, timeOfParts } from './visit-rules';
import type { VisitPart } from './visit-rules';

/** What names the entry of a visit, of its orders on all days: one that moves as a whole keeps it, a part that leaves has another. */
export function entryKeyOf(
  {
    visitId,
    orderId,
    day,
    reference,
  }: Pick<OrderDetail, 'visitId' | 'orderId' | 'day' | 'reference'>,
  others: readonly Pick<VisitPart, 'orderId' | 'day'>[],
): string {
  if (visitId === null || others.length === 0) return reference;
  const [first] = [{ orderId, day }, ...others].sort((a, b) => compareText(a.orderId, b.orderId));
  return first?.day === day ? visitId : `${visitId}-${day}`;
}

/** A dose of a visit as its calendar entry needs it. */
export interface EntryPart extends EntryDose {
  readonly endTime: string;
  readonly status: OrderStatus;
}

/** A visit on one day, with all its parts, those called off among them. */
export interface EntryVisit extends Omit<Appointment, 'doses'> {
  /** {@link entryKeyOf} its orders. */
  readonly key: string;
  /** Shanghai day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly parts: readonly [EntryPart, ...EntryPart[]];
  /** Changes so far, of all orders that were booked together. */
  readonly sequence: number;
}

/** A visit's one entry, from its first start to its last end, with all doses that take place; all of them where none does. */
export function entryOf(visit: EntryVisit, language: 'zh-CN' | 'en'): EventFacts {
  const { parts: all, day, key, sequence, clinic } = visit;
  const living = all.filter((part) => !isCalledOff(part));
  const parts = living.length > 0 ? living : all;
  const { startTime, endTime } = timeOfParts(parts) ?? all[0];
  return {
    ...calendarTexts({ ...visit, doses: parts }, language),
    reference: key,
    start: shanghaiInstant(day, startTime),
    end: shanghaiInstant(day, endTime),
    clinic,
    sequence,
    cancelled: living.length === 0,
  };
}

const entryPartOf = (part: VisitPart): EntryPart => ({
  person: part.linkmanName,
  product: part.productName,
  startTime: part.startTime,
  endTime: part.endTime,
  status: part.status,
});

/** The one entry of an order's visit. */
export function visitEntry(order: OrderDetail, language: 'zh-CN' | 'en'): EventFacts {
  const [first = partOf(order), ...others] = partsOf(order);
  return entryOf(
    {
      key: entryKeyOf(order, order.visit),
      day: order.day,
      parts: [entryPartOf(first), ...others.map(entryPartOf)],
      sequence: order.calendarSequence,
      clinic: order.departmentName,
      address: order.departmentAddress,
      phone: order.departmentPhone,
      reference: order.reference,
      bring: order.bring,
    },
    language,
  );
}
