import { readClock } from '../../shared/slots/clock-reading';
import { dayGapOf } from '../../shared/doses/day-gap';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { inLanguage } from '../../kernel/language';
import { closuresOf } from '../../domain/booking/candidates/days/work-days';
import {
  visitDayCounts,
  visitTimes,
  visitWindows,
} from '../../domain/booking/visit/free-for-visit';
import { ordersOfVisit } from '../../domain/booking/visit/own-visit';
import type { BookingServices } from '../../domain/booking/submission/services';

/** The calendar of a month for moving a visit, with the days that suit every dose of it. */
export function visitWorkDaysHandler(
  services: BookingServices,
  db: Db,
): Handler<'GET /order/subscribe/visitWorkDays.do'> {
  return async ({ orderIds, month }, { userId, now, language }) => {
    const at = readClock(now);
    const orders = await ordersOfVisit(db, userId, orderIds);
    const [days, windows, reasons] = await Promise.all([
      visitDayCounts(services, orders, month, at),
      visitWindows(services, orders, at, userId),
      services.clinicClosures.get(orders[0].depa_code),
    ]);
    const closures = closuresOf(days, (day) => {
      const reason = reasons.get(day);
      return reason && inLanguage(reason, language);
    });
    const first = windows.map(({ firstDay }) => firstDay).sort();
    const last = windows.map(({ lastDay }) => lastDay).sort();
    return {
      days,
      ...(closures.length > 0 && { closures }),
      releaseAt: null,
      firstDay: first[first.length - 1] ?? at.today,
      lastDay: last[0] ?? at.lastDay,
      ...dayGapOf({ gaps: windows.flatMap(({ gaps }) => gaps) }, language),
    };
  };
}

/** Times of a day to which a visit can be moved; see `familyTimes`. */
export function visitTimesHandler(
  services: BookingServices,
  db: Db,
): Handler<'GET /order/subscribe/visitTimes.do'> {
  return async ({ orderIds, day }, { userId, now }) => {
    const orders = await ordersOfVisit(db, userId, orderIds);
    return visitTimes(services, orders, day, readClock(now));
  };
}
