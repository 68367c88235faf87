import { CODE } from '@contract/errors';
import type { SlotOffer, StandingOrder } from '@contract/subscribe/endpoints';
import type { Booking, Unbooked } from '../booking/booking';
import { dayFault, doseDays, limitsOf, personFault } from '../doses/eligibility';
import type { DoseDays } from '../doses/eligibility';
import type { Given } from '../doses/given';
import { elsewhereFault } from '../doses/elsewhere';
import { momentAt } from '../slots/moment';
import type { Offer } from '../catalogue/offer';
import { newOrderId, newReference } from '../lifecycle/order-id';
import type { Recipient } from '../recipients/known';
import { refused, refusedPerson, refusedSlot } from '../refusals/refuse';
import type { RefusalFacts } from '../refusals/remedies';
import type { BookingServices } from '../booking/services';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import type { Refused } from '../../http/refused';
import { findDose, findKnown, findOffer } from './candidate';
import { offerFault } from './offer-fault';
import { standingOrder } from './standing-order';
import { clinicOf, memberOf, waysOn } from './ways-on';

/** What one person wants booked. */
export interface Wish {
  readonly depaCode: string;
  readonly productId: string;
  readonly slotId: number;
  readonly linkmanId: string;
  readonly doseNo: number;
  readonly guidelineVersion: string;
}

/** What a wish was checked against, so that its refusal can name what would do. */
export interface Checked {
  readonly wish: Wish;
  readonly offer: Offer;
  readonly recipient: Recipient;
  readonly given: readonly Given[];
  readonly days: DoseDays;
  /** Start of the slot, ms, and its day. */
  readonly around: number;
  readonly day: string;
}

/** The nearest places that the person could take instead. */
export function alternativesTo(
  services: BookingServices,
  { offer, days, around, wish }: Pick<Checked, 'offer' | 'days' | 'around' | 'wish'>,
  context: UserContext,
): Promise<SlotOffer[]> {
  const asked = { offer, around, ...limitsOf(days), except: wish.slotId };
  return services.alternatives(asked, momentAt(context.now), context.language);
}

const standingOf = (db: Db, orderId: string | null, context: UserContext) =>
  orderId === null
    ? Promise.resolve<StandingOrder | null>(null)
    : standingOrder(db, orderId, context);

/**
 * Checks all that does not depend on who comes first.
 * @param replacing an order of the person that gives way and therefore does not count
 * @throws Refused with the first reason against it
 */
export async function checkWish(
  services: BookingServices,
  db: Db,
  wish: Wish,
  context: UserContext,
  replacing?: string,
): Promise<Checked> {
  const { linkmanId } = wish;
  const { userId } = context;
  const offer = await findOffer(services, wish.depaCode, wish.productId);
  const [{ recipient, given, elsewhere }, slot] = await Promise.all([
    findKnown(services, { linkmanId, userId }, offer.vaccineCode, replacing),
    services.slots.get(wish.slotId),
  ]);
  const at = momentAt(context.now);
  const closed = await offerFault(services, offer, at, context.language);
  if (closed) throw closed;
  if (wish.guidelineVersion !== offer.guidelineVersion)
    throw refused(CODE.DISCLOSURE_MISSING, { productId: wish.productId });

  const dose = findDose(offer.course.doses, wish.doseNo);
  const days = doseDays(recipient, offer.course, dose, given);
  const unfit = personFault(recipient, offer.course, wish.doseNo, given, context.today);
  if (unfit) {
    const ways = await waysOn(services, db, { offer, recipient }, unfit, context);
    const standing = await standingOf(db, unfit.orderId, context);
    throw refusedPerson(unfit, undefined, { ...ways, standing });
  }

  const around = slot?.startsAt ?? at.now;
  const checked = { wish, offer, recipient, given, days, around, day: slot?.day ?? at.today };
  const alternatives = () => alternativesTo(services, checked, context);
  if (slot?.depaCode !== offer.depaCode || slot.productId !== offer.productId)
    throw refusedSlot({ kind: 'noSuchSlot' }, await alternatives());
  const untimely = dayFault(days, slot.day);
  if (untimely) {
    const ways = await waysOn(services, db, { offer, recipient }, untimely, context);
    throw refusedPerson(untimely, await alternatives(), ways);
  }
  const asked = { person: recipient, course: offer.course, dose, from: slot.day, today: at.today };
  const hidden = elsewhereFault(asked, { given, elsewhere });
  if (hidden) {
    const ways = await waysOn(services, db, { offer, recipient }, hidden, context);
    throw refusedPerson(hidden, undefined, ways);
  }
  return checked;
}

/**
 * The refusal of a booking that was checked and yet not made.
 * @param facts what is known beside the person's own ways on
 */
export async function refusalOf(
  services: BookingServices,
  db: Db,
  checked: Checked,
  why: Unbooked,
  context: UserContext,
  facts: RefusalFacts = {},
): Promise<Refused> {
  const { offer, recipient } = checked;
  const known = { ...facts, who: memberOf(recipient), ...clinicOf(offer) };
  if (why.kind !== 'duplicate')
    return refusedSlot(why, await alternativesTo(services, checked, context), known);
  const standing = await standingOf(db, why.orderId, context);
  return refusedSlot(why, [], { ...known, standing });
}

/** Contact and remark of the form. */
interface Contact {
  readonly mobile?: string | undefined;
  readonly remark?: string | undefined;
}

/** The order to be made of a wish that was checked. */
export const bookingOf = (
  { cipher }: Pick<BookingServices, 'cipher'>,
  { wish, offer, recipient }: Checked,
  idempotencyKey: string,
  contact: Contact,
  { userId, now }: UserContext,
): Booking => ({
  orderId: newOrderId(now),
  reference: newReference(),
  userId,
  linkmanId: recipient.linkmanId,
  personKey: recipient.personKey,
  idempotencyKey,
  slotId: wish.slotId,
  depaCode: offer.depaCode,
  productId: offer.productId,
  vaccineCode: offer.vaccineCode,
  doseNo: wish.doseNo,
  status: 'BOOKED',
  priceCents: offer.priceCents,
  serviceFeeCents: offer.serviceFeeCents,
  mobile: contact.mobile === undefined ? recipient.accountMobile : cipher.seal(contact.mobile),
  remark: contact.remark ?? '',
  guidelineVersion: wish.guidelineVersion,
});
