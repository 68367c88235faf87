import { CODE } from '@contract/errors';
import type { Remedy } from '@contract/subscribe/remedy-rules';
import type { Bilingual } from '../../db/tables';
import { Refused } from '../../http/refused';
import type { Handler } from '../../http/route';
import { monthOf, windowMonths } from '../../booking/availability';
import type { SlotView } from '../../booking/availability';
import { momentAt } from '../../booking/moment';
import { offerKey } from '../../booking/offer';
import type { Offer } from '../../booking/offer';
import { MESSAGE, refused } from '../../booking/refuse';
import type { BookingServices } from '../../booking/services';
import { slotFault } from '../../booking/slot-state';
import { findDoseDays, findRecipient } from './candidate';
import { bookableRange, dayCounts, nextRelease } from './work-days';

const NOT_OFFERED: Bilingual = {
  zh: '该门诊未提供此疫苗的预约，请返回疫苗详情选择其他门诊',
  en: 'This clinic does not offer this vaccine. Go back and choose another clinic.',
};
const OFFLINE: Bilingual = {
  zh: '该门诊暂停线上预约，请选择其他门诊',
  en: 'This clinic has paused online booking. Please choose another clinic.',
};

const unanswerable = (message: Bilingual, remedy: Remedy = 'otherClinic'): Refused =>
  refused(CODE.TIME_QUERY, { message, remedy });

/** @throws Refused -201 where no times can be asked for (specification §8 "during time query"). */
async function askableOffer(
  services: BookingServices,
  depaCode: string,
  productId: string,
): Promise<Offer> {
  const offer = await services.offers.get(offerKey(depaCode, productId));
  if (offer === null) throw unanswerable(NOT_OFFERED);
  if (!offer.isOnline) throw unanswerable(OFFLINE);
  if (!offer.inStock) throw unanswerable(MESSAGE.outOfStock);
  return offer;
}

/** The month map of a clinic and product, with the days that suit the person where one is named. */
export function workDaysHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/departmentWorkDays.do'> {
  const { availability } = services;
  return async ({ depaCode, productId, month, linkmanId, doseNo, orderId }, context) => {
    const at = momentAt(context.now);
    const offer = await askableOffer(services, depaCode, productId);
    let days = null;
    if (linkmanId !== undefined && doseNo !== undefined) {
      if (context.userId === null) throw new Refused(CODE.LOGIN_INVALID);
      const recipient = await findRecipient(services, linkmanId, context.userId);
      days = await findDoseDays(services, offer, recipient, doseNo, orderId);
    }
    const inWindow = windowMonths(at);
    const months = await Promise.all(
      inWindow.map((one) => availability.month(depaCode, productId, one)),
    );
    const slots: readonly SlotView[] = months[inWindow.indexOf(month)] ?? [];
    return {
      days: dayCounts(month, slots, at),
      releaseAt: nextRelease(months.flat(), at),
      ...bookableRange(at, days),
    };
  };
}

/** The slots of a day that can be taken or are full; ended, closed and unreleased ones are left out. */
export function workTimesHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/departmentWorkTimes2.do'> {
  return async ({ depaCode, productId, day }, context) => {
    const at = momentAt(context.now);
    await askableOffer(services, depaCode, productId);
    if (day < at.today || day > at.lastDay) throw unanswerable(MESSAGE.outOfWindow, 'otherTime');
    const month = await services.availability.month(depaCode, productId, monthOf(day));
    return month
      .filter((slot) => slot.day === day && slotFault(slot, at) === null)
      .map(({ id, startTime, endTime, capacity, remaining }) => ({
        id,
        startTime,
        endTime,
        maxSub: capacity,
        residue: remaining,
      }));
  };
}
