import { CODE } from '@contract/errors';
import type { SlotOffer } from '@contract/subscribe/endpoints';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { Refused } from '../../http/refused';
import type { Handler } from '../../http/route';
import { dayFault, doseDays, personFault } from '../../booking/eligibility';
import type { DoseDays } from '../../booking/eligibility';
import { momentAt } from '../../booking/moment';
import { newOrderId, newReference } from '../../booking/order-id';
import type { Offer } from '../../booking/offer';
import type { Recipient } from '../../booking/people';
import { refused, refusedPerson, refusedSlot } from '../../booking/refuse';
import type { BookingServices } from '../../booking/services';
import { findDose, findGiven, findOffer, findRecipient } from './candidate';
import { offerFault } from './offer-fault';
import { orderOfKey } from './submit-detail';

type Name = 'POST /subscribe/subscribe/addV2.do';
type Input = ParsedInputOf<Name>;

/** What a booking was checked against, so that its refusal can name what would do. */
interface Checked {
  readonly offer: Offer;
  readonly recipient: Recipient;
  readonly days: DoseDays;
  /** Start of the slot, ms. */
  readonly around: number;
}

function alternativesTo(
  services: BookingServices,
  { offer, days, around }: Omit<Checked, 'recipient'>,
  slotId: number,
  context: UserContext,
): Promise<SlotOffer[]> {
  const from = [days.byAge, days.byInterval ?? ''].reduce((a, b) => (a > b ? a : b));
  const wish = { offer, around, from, to: days.last, except: slotId };
  return services.alternatives(wish, momentAt(context.now), context.language);
}

/** Checks all that does not depend on who comes first. @throws Refused with the first reason against it. */
async function check(
  services: BookingServices,
  input: Input,
  context: UserContext,
): Promise<Checked> {
  const [offer, recipient, slot] = await Promise.all([
    findOffer(services, input.depaCode, input.productId),
    findRecipient(services, input.linkmanId, context.userId),
    services.slots.get(input.slotId),
  ]);
  const at = momentAt(context.now);
  const closed = await offerFault(services, offer, at, context.language);
  if (closed) throw closed;

  if (input.guidelineVersion !== offer.guidelineVersion) throw refused(CODE.DISCLOSURE_MISSING);

  const dose = findDose(offer.course.doses, input.doseNo);
  const given = await findGiven(services, recipient, offer.vaccineCode);
  const days = doseDays(recipient, offer.course, dose, given);
  const unfit = personFault(recipient, offer.course, input.doseNo, given, context.today);
  if (unfit) throw refusedPerson(unfit);

  const around = slot?.startsAt ?? at.now;
  const checked = { offer, recipient, days, around };
  const alternatives = () => alternativesTo(services, checked, input.slotId, context);
  if (slot?.depaCode !== offer.depaCode || slot.productId !== offer.productId)
    throw refusedSlot({ kind: 'noSuchSlot' }, await alternatives());
  const untimely = dayFault(days, slot.day);
  if (untimely) throw refusedPerson(untimely, await alternatives());
  return checked;
}

async function book(
  services: BookingServices,
  input: Input,
  context: UserContext,
  checked: Checked,
): Promise<string> {
  const { offer, recipient } = checked;
  const outcome = await services.engine.book({
    orderId: newOrderId(context.now),
    reference: newReference(),
    userId: context.userId,
    linkmanId: recipient.linkmanId,
    personKey: recipient.personKey,
    idempotencyKey: input.idempotencyKey,
    slotId: input.slotId,
    depaCode: offer.depaCode,
    productId: offer.productId,
    vaccineCode: offer.vaccineCode,
    doseNo: input.doseNo,
    status: 'BOOKED',
    priceCents: offer.priceCents,
    serviceFeeCents: offer.serviceFeeCents,
    mobile: input.mobile ?? recipient.accountMobile,
    remark: input.remark ?? '',
    guidelineVersion: input.guidelineVersion,
  });
  if (outcome.kind === 'booked') return outcome.orderId;
  const alternatives =
    outcome.kind === 'duplicate'
      ? []
      : await alternativesTo(services, checked, input.slotId, context);
  throw refusedSlot(outcome, alternatives);
}

/**
 * Books a place. The same key from the same account always answers the order that it first made, even where the
 * request says something else now or would be refused now; a new wish needs a new key.
 */
export function addHandler(services: BookingServices, db: Db): Handler<Name> {
  return async (input, context) => {
    const submitId = input.idempotencyKey;
    let checked;
    try {
      checked = await check(services, input, context);
    } catch (error) {
      // The engine answers replays itself; here one would be refused by the very order that it made.
      const orderId =
        error instanceof Refused ? await orderOfKey(db, context.userId, submitId) : null;
      if (orderId === null) throw error;
      return { submitId, orderId };
    }
    return { submitId, orderId: await book(services, input, context, checked) };
  };
}
