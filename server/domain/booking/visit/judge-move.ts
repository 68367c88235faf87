import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import type { DomainError } from '../../../http/domain-error';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import type { Administered } from '../../../shared/doses/administered';
import { dayViolation, doseDays } from '../../../shared/doses/eligibility';
import { elsewhereViolation, recordsOf } from '../../../shared/doses/elsewhere';
import type { Recipient } from '../../../shared/recipients/recipient-history';
import { readClock } from '../../../shared/slots/clock-reading';
import { isSlotFor } from '../../../shared/slots/slots';
import type { SlotPosition } from '../../../shared/slots/slots';
import { findClinicProduct, findDose, findRecipient } from '../candidates/candidate';
import { clinicProductViolation } from '../candidates/clinic-product-violation';
import { clinicOf } from '../candidates/remedy-facts';
import { sameTimeRefusal } from '../candidates/same-time';
import { refusedPerson, refusedSlot } from '../refusal/refuse';
import type { BookingServices } from '../submission/services';
import { movedHistory } from './moved-history';
import type { OrderOfVisit } from './own-visit';

/** An order of a visit with the slot that it is to move to. */
export interface Moving {
  readonly order: OrderOfVisit;
  readonly slotId: number;
  /** The clinic of that slot; undefined: the order's. */
  readonly depaCode?: string | undefined;
}

/** A move that nothing speaks against but who comes first. */
export interface JudgedMove extends Moving {
  readonly slot: SlotPosition;
  readonly recipient: Recipient;
  readonly clinicProduct: ClinicProduct;
}

type Asker = Pick<UserContext, 'userId' | 'now' | 'today' | 'language'>;

/** Why the person may not have the dose on the day of the slot; null where they may. */
async function doseRefusal(
  services: BookingServices,
  { order, clinicProduct, recipient, slot }: JudgedMove,
  days: ReadonlyMap<string, string>,
  { today }: Asker,
): Promise<DomainError | null> {
  const { course, vaccineCode } = clinicProduct;
  const all = movedHistory(
    await services.people.administered(recipient, vaccineCode),
    order.id,
    days,
  );
  const { administered, elsewhere } = recordsOf(all);
  const dose = findDose(course.doses, order.dose_no);
  const untimely = dayViolation(doseDays(recipient, course, dose, administered), slot.day);
  if (untimely) return refusedPerson(untimely, undefined, clinicOf(clinicProduct));
  const others = (of: readonly Administered[]) => of.filter((one) => one.doseNo !== order.dose_no);
  const hidden = elsewhereViolation(
    { person: recipient, course, dose, from: slot.day, today },
    { administered: others(administered), elsewhere: others(elsewhere) },
  );
  return hidden && refusedPerson(hidden, undefined, clinicOf(clinicProduct));
}

/**
 * Checks one order's move, with the visit's others moving along; everything that does not depend on who comes first.
 * @param days of all moving orders by id, as they are to be
 * @throws DomainError with the first violation
 */
export async function judgeMove(
  services: BookingServices,
  db: Db,
  { order, slotId, depaCode = order.depa_code }: Moving,
  days: ReadonlyMap<string, string>,
  context: Asker,
): Promise<JudgedMove> {
  const { userId, now, language } = context;
  const [clinicProduct, recipient, slot] = await Promise.all([
    findClinicProduct(services, depaCode, order.product_id),
    findRecipient(services, order.linkman_id, userId),
    services.slots.get(slotId),
  ]);
  const closed = await clinicProductViolation(services, clinicProduct, readClock(now), language);
  // Whoever is booked at a clinic may move there although it is out of stock now.
  if (closed && (closed.code === CODE.CLINIC_OFFLINE || depaCode !== order.depa_code)) throw closed;
  if (!isSlotFor(slot, clinicProduct)) throw refusedSlot({ kind: 'noSuchSlot' }, []);
  const judged = { order, slotId, slot, recipient, clinicProduct };
  if (slotId === order.slot_id) return judged;
  const refusal =
    (await doseRefusal(services, judged, days, context)) ??
    (await sameTimeRefusal(db, recipient, slot, context, clinicOf(clinicProduct), order.id));
  if (refusal) throw refusal;
  return judged;
}
