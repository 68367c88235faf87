import { CODE } from '@contract/errors';
import type { AlternativeSlot } from '@contract/subscribe/endpoints';
import type { Booking, BookingFailure } from '../submission/booking';
import { limitsOf } from '../../../shared/doses/day-gap';
import { dayViolation, doseDays, personViolation } from '../../../shared/doses/eligibility';
import type { DoseDays } from '../../../shared/doses/eligibility';
import type { Administered } from '../../../shared/doses/administered';
import { elsewhereViolation } from '../../../shared/doses/elsewhere';
import { readClock } from '../../../shared/slots/clock-reading';
import { isSlotFor } from '../../../shared/slots/slots';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import { newOrderId, newReference } from '../../../shared/lifecycle/order-id';
import { claimantOf } from '../../../shared/recipients/recipient-history';
import type { Recipient } from '../../../shared/recipients/recipient-history';
import { refused, refusedPerson, refusedSlot } from '../refusal/refuse';
import type { RefusalFacts } from '../refusal/remedies';
import type { BookingServices } from '../submission/services';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import type { DomainError } from '../../../http/domain-error';
import { findDose, findRecipientHistory, findClinicProduct } from './candidate';
import { clinicProductViolation } from './clinic-product-violation';
import { conflictOf } from './conflicting-order';
import { clinicOf, memberOf, remedyFacts } from './remedy-facts';
import { sameTimeRefusal } from './same-time';

/** A booking that is asked for, for one person. */
export interface BookingRequest {
  readonly depaCode: string;
  readonly productId: string;
  readonly slotId: number;
  readonly linkmanId: string;
  readonly doseNo: number;
  readonly guidelineVersion: string;
}

/** What a request was checked against; a refusal names remedies from it. */
export interface Checked {
  readonly request: BookingRequest;
  readonly clinicProduct: ClinicProduct;
  readonly recipient: Recipient;
  readonly administered: readonly Administered[];
  readonly days: DoseDays;
  /** Start of the slot, ms, and its day. */
  readonly around: number;
  readonly day: string;
}

/** The nearest free slots that the person could book instead. */
export function alternativesTo(
  services: BookingServices,
  {
    clinicProduct,
    days,
    around,
    request,
  }: Pick<Checked, 'clinicProduct' | 'days' | 'around' | 'request'>,
  context: UserContext,
): Promise<AlternativeSlot[]> {
  const at = readClock(context.now);
  const asked = { clinicProduct, around, ...limitsOf(days, at), except: request.slotId };
  return services.alternatives(asked, at, context.language);
}

/**
 * Checks everything that does not depend on who comes first.
 * @param replacing an order of the person that is replaced and therefore does not count
 * @throws DomainError with the first violation
 */
export async function checkRequest(
  services: BookingServices,
  db: Db,
  request: BookingRequest,
  context: UserContext,
  replacing?: string,
): Promise<Checked> {
  const { linkmanId } = request;
  const { userId } = context;
  const clinicProduct = await findClinicProduct(services, request.depaCode, request.productId);
  const [{ recipient, administered, elsewhere }, slot] = await Promise.all([
    findRecipientHistory(services, { linkmanId, userId }, clinicProduct.vaccineCode, replacing),
    services.slots.get(request.slotId),
  ]);
  const at = readClock(context.now);
  const closed = await clinicProductViolation(services, clinicProduct, at, context.language);
  if (closed) throw closed;
  if (request.guidelineVersion !== clinicProduct.guidelineVersion)
    throw refused(CODE.DISCLOSURE_MISSING, { productId: request.productId });

  const dose = findDose(clinicProduct.course.doses, request.doseNo);
  const days = doseDays(recipient, clinicProduct.course, dose, administered);
  const unfit = personViolation(
    recipient,
    clinicProduct.course,
    request.doseNo,
    administered,
    context.today,
  );
  if (unfit) {
    const options = await remedyFacts(services, db, { clinicProduct, recipient }, unfit, context);
    const conflicting = await conflictOf(db, unfit, context);
    throw refusedPerson(unfit, undefined, { ...options, conflictingOrder: conflicting });
  }

  const around = slot?.startsAt ?? at.now;
  const checked = {
    request,
    clinicProduct,
    recipient,
    administered,
    days,
    around,
    day: slot?.day ?? at.today,
  };
  const alternatives = () => alternativesTo(services, checked, context);
  if (!isSlotFor(slot, clinicProduct))
    throw refusedSlot({ kind: 'noSuchSlot' }, await alternatives());
  const untimely = dayViolation(days, slot.day);
  if (untimely) {
    const options = await remedyFacts(
      services,
      db,
      { clinicProduct, recipient },
      untimely,
      context,
    );
    throw refusedPerson(untimely, await alternatives(), options);
  }
  const asked = {
    person: recipient,
    course: clinicProduct.course,
    dose,
    from: slot.day,
    today: at.today,
  };
  const hidden = elsewhereViolation(asked, { administered, elsewhere });
  if (hidden) {
    const options = await remedyFacts(services, db, { clinicProduct, recipient }, hidden, context);
    throw refusedPerson(hidden, undefined, options);
  }
  const there = await sameTimeRefusal(
    db,
    recipient,
    slot,
    context,
    clinicOf(clinicProduct),
    replacing,
  );
  if (there) throw there;
  return checked;
}

/**
 * The refusal of a booking that passed the checks but was not made.
 * @param facts what else is known for its remedies
 */
export async function refusalOf(
  services: BookingServices,
  db: Db,
  checked: Checked,
  why: BookingFailure,
  context: UserContext,
  facts: RefusalFacts = {},
): Promise<DomainError> {
  const { clinicProduct, recipient } = checked;
  const refusalFacts = { ...facts, who: memberOf(recipient), ...clinicOf(clinicProduct) };
  if (why.kind !== 'duplicate')
    return refusedSlot(why, await alternativesTo(services, checked, context), refusalFacts);
  const conflicting = await conflictOf(db, why, context);
  return refusedSlot(why, [], { ...refusalFacts, conflictingOrder: conflicting });
}

/** Contact and remark of the form. */
interface Contact {
  readonly mobile?: string | undefined;
  readonly remark?: string | undefined;
}

/** The order to be made of a checked request. */
export const bookingOf = (
  { cipher }: Pick<BookingServices, 'cipher'>,
  { request, clinicProduct, recipient }: Pick<Checked, 'request' | 'clinicProduct' | 'recipient'>,
  idempotencyKey: string,
  contact: Contact,
  { userId, caregiver, now }: UserContext,
): Booking => ({
  orderId: newOrderId(now),
  reference: newReference(),
  userId,
  bookedBy: caregiver?.userId ?? '',
  linkmanId: recipient.linkmanId,
  personKey: recipient.personKey,
  personTurn: recipient.turn + 1,
  claimant: claimantOf(recipient),
  idempotencyKey,
  slotId: request.slotId,
  depaCode: clinicProduct.depaCode,
  productId: clinicProduct.productId,
  vaccineCode: clinicProduct.vaccineCode,
  doseNo: request.doseNo,
  status: 'BOOKED',
  priceCents: clinicProduct.priceCents,
  serviceFeeCents: clinicProduct.serviceFeeCents,
  mobile: contact.mobile === undefined ? recipient.accountMobile : cipher.seal(contact.mobile),
  remark: contact.remark ?? '',
  guidelineVersion: request.guidelineVersion,
});
