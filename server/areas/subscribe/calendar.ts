import { CODE } from '@contract/errors';
import type { RefusalCase } from '@contract/subscribe/remedy-rules';
import { instantOf } from '../../kernel/clock';
import { inLanguage } from '../../kernel/language';
import type { Context } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { bookableIn, monthOf, windowMonths } from '../../shared/slots/availability';
import type { SlotView } from '../../shared/slots/availability';
import { readClock } from '../../shared/slots/clock-reading';
import { clinicProductKey } from '../../shared/catalogue/clinic-product';
import type { ClinicProduct } from '../../shared/catalogue/clinic-product';
import { refused } from '../../domain/booking/refusal/refuse';
import type { RefusalFacts } from '../../domain/booking/refusal/remedies';
import type { BookingServices } from '../../domain/booking/submission/services';
import { slotClosure } from '../../shared/slots/slot-state';
import { findDoseDays, findRecipient } from '../../domain/booking/candidates/candidate';
import { changeableUntil } from '../../shared/lifecycle/lifecycle';
import { familyDays } from '../../domain/booking/candidates/days/family-days';
import { slotsForOwner } from '../../domain/booking/candidates/days/own-dose';
import { dayGapOf, windowOf } from '../../shared/doses/day-gap';
import {
  closuresOf,
  dayCounts,
  nextRelease,
  openDays,
  queueDays,
} from '../../domain/booking/candidates/days/work-days';

const unanswerable = (inCase: RefusalCase, facts: RefusalFacts = {}): DomainError =>
  refused(CODE.TIME_QUERY, { ...facts, case: inCase });

/** The free slots nearest to a day, for anybody. */
function nearestTo(
  { alternatives }: BookingServices,
  clinicProduct: ClinicProduct,
  around: number,
  { now, language }: Context,
) {
  return alternatives({ clinicProduct, around, from: null, to: null }, readClock(now), language);
}

/** @throws DomainError -201 where no times can be queried (specification §8 "during time query"). */
async function askableProduct(
  services: BookingServices,
  { depaCode, productId }: { readonly depaCode: string; readonly productId: string },
  context: Context,
): Promise<ClinicProduct> {
  const clinicProduct = await services.clinicProducts.get(clinicProductKey(depaCode, productId));
  if (!clinicProduct?.isOffered) throw unanswerable('notOffered');
  if (clinicProduct.isOnline && clinicProduct.inStock) return clinicProduct;
  const alternatives = await nearestTo(services, clinicProduct, context.now, context);
  throw unanswerable(clinicProduct.isOnline ? 'outOfStock' : 'offline', {
    alternatives,
    phone: clinicProduct.phone,
  });
}

/** The calendar of a month for a clinic and product, with the days that suit the person where one is named. */
export function workDaysHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/departmentWorkDays.do'> {
  const { availability } = services;
  return async (input, context) => {
    const { depaCode, productId, month, linkmanId, doseNo, orderId, productIds } = input;
    const at = readClock(context.now);
    const clinicProduct = await askableProduct(services, { depaCode, productId }, context);
    let days = null;
    if (linkmanId !== undefined && doseNo !== undefined) {
      if (context.userId === null) throw new DomainError(CODE.LOGIN_INVALID);
      const recipient = await findRecipient(services, linkmanId, context.userId);
      days = await findDoseDays(services, clinicProduct, recipient, doseNo, orderId);
    }
    const inWindow = windowMonths(at);
    const own = { depaCode, productId, orderId, userId: context.userId };
    const months = await Promise.all(
      inWindow.map(async (one) =>
        slotsForOwner(services, await availability.month(depaCode, productId, one), own),
      ),
    );
    const slots: readonly SlotView[] = months[inWindow.indexOf(month)] ?? [];
    const window = days && windowOf(days, at);
    const counts = productIds
      ? await familyDays(services, { depaCode, month, productIds }, at)
      : dayCounts(month, slots, at);
    const [reasons, clinicDays] = await Promise.all([
      services.clinicClosures.get(depaCode),
      services.clinicDays.get(depaCode),
    ]);
    const closures = closuresOf(counts, (day) => {
      const reason = reasons.get(day);
      return reason && inLanguage(reason, context.language);
    });
    return {
      days: counts,
      openDays: openDays(counts, slots, clinicProduct.weekdays, clinicDays),
      ...(closures.length > 0 && { closures }),
      queueDays: queueDays(slots, at).filter((day) => (counts[day] ?? 0) > 0),
      releaseAt: nextRelease(months.flat(), at),
      firstDay: window?.firstDay ?? at.today,
      lastDay: window?.lastDay ?? at.lastDay,
      ...(window && dayGapOf(window, context.language)),
    };
  };
}

/** The slots of a day that can be booked or are full; ended, closed and unreleased ones are left out. */
export function workTimesHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/departmentWorkTimes2.do'> {
  return async ({ depaCode, productId, day, orderId }, context) => {
    const at = readClock(context.now);
    const clinicProduct = await askableProduct(services, { depaCode, productId }, context);
    if (day < at.today || day > at.lastDay) {
      const alternatives = await nearestTo(
        services,
        clinicProduct,
        instantOf(day, '12:00'),
        context,
      );
      throw unanswerable('outOfWindow', { alternatives });
    }
    const month = await services.availability.month(depaCode, productId, monthOf(day));
    const own = { depaCode, productId, orderId, userId: context.userId };
    return (await slotsForOwner(services, month, own))
      .filter((slot) => slot.day === day && slotClosure(slot, at) === null)
      .map((slot) => ({
        id: slot.id,
        startTime: slot.startTime,
        endTime: slot.endTime,
        maxSub: slot.capacity,
        residue: bookableIn([slot]),
        changeableUntil: changeableUntil(slot.startsAt),
        ...(slot.drawnBy === null ? {} : { byTicket: true as const }),
      }));
  };
}
