import { CODE } from '@contract/errors';
import type { ParsedInputOf } from '@contract/endpoints';
import { isOneVisit } from '@contract/subscribe/visit-rules';
import type { Booking } from '../../booking/booking';
import { newOrderId } from '../../booking/order-id';
import { refused, refusedFor } from '../../booking/refuse';
import type { BookingServices } from '../../booking/services';
import type { SlotPlace } from '../../booking/slots';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { Refused } from '../../http/refused';
import type { Handler } from '../../http/route';
import { admissionFor, checkOnTicket } from './admission';
import { findRecipient } from './candidate';
import { nextDoseOf } from './course';
import { nextDoseAfter } from './made-order';
import { keyOfPerson, ordersOfKey } from './submit-detail';
import { alternativesTo, bookingOf, checkWish, refusalOf } from './wish';
import type { Checked } from './wish';

type Name = 'POST /subscribe/subscribe/addFamily.do';
type Input = ParsedInputOf<Name>;
type Person = Input['people'][number];

const TWICE = {
  zh: '同一位接种人在一次家庭预约中只能选择一次',
  en: 'A person can be booked only once in one family visit.',
};

const personOf = ({ recipient }: Checked) => ({
  linkmanId: recipient.linkmanId,
  name: recipient.name,
});

/** Names the person in the refusal of one of several. @throws the refusal, or any other fault as it is */
async function naming<T>(
  services: BookingServices,
  person: Person,
  context: UserContext,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { linkmanId, name } = await findRecipient(services, person.linkmanId, context.userId);
    throw refusedFor({ linkmanId, name }, error);
  }
}

/** @throws Refused with the first reason against the first person whom there is one against */
async function checkAll(
  services: BookingServices,
  db: Db,
  { depaCode, people }: Input,
  context: UserContext,
): Promise<Checked[]> {
  const results = await Promise.allSettled(
    people.map((person) => {
      const work = checkWish(services, db, { ...person, depaCode }, context);
      return naming(services, person, context, work);
    }),
  );
  const checked = results.map((result) => {
    if (result.status === 'rejected') throw result.reason as Error;
    return result.value;
  });
  const keys = checked.map(({ recipient }) => recipient.personKey);
  const twice = checked.find(({ recipient }, at) => keys.indexOf(recipient.personKey) !== at);
  if (twice)
    throw refusedFor(
      personOf(twice),
      refused(CODE.DUPLICATE_ORDER, { remedy: 'otherPerson', message: TWICE }),
    );
  return checked;
}

/** @throws Refused 20018 where people would have to wait in between, or to come on two days */
async function checkTogether(
  services: BookingServices,
  checked: readonly Checked[],
  context: UserContext,
): Promise<void> {
  const places = await Promise.all(checked.map(({ wish }) => services.slots.get(wish.slotId)));
  const slots = places.filter((place): place is SlotPlace => place !== null);
  const [first] = checked;
  const oneDay = slots.every(({ day }) => day === slots[0]?.day);
  if ((oneDay && isOneVisit(slots)) || !first) return;
  throw refused(CODE.NOT_ONE_VISIT, {
    alternatives: await alternativesTo(services, first, context),
  });
}

/**
 * Books several people for one visit in one transaction, an order each. The key is for all of them: sending it again
 * answers the orders that it first made.
 */
export function addFamilyHandler(services: BookingServices, db: Db): Handler<Name> {
  const made = async ({ idempotencyKey }: Input, context: UserContext) => {
    const orders = await ordersOfKey(db, context.userId, idempotencyKey);
    const visitId = orders[0]?.visit_id;
    if (!visitId) return null;
    return {
      submitId: idempotencyKey,
      visitId,
      orders: await Promise.all(
        orders.map(async (order) => ({
          linkmanId: order.linkman_id ?? '',
          orderId: order.id,
          next: await nextDoseAfter(services, order, context),
        })),
      ),
    };
  };

  const book: Handler<Name> = async (input, context) => {
    const { idempotencyKey } = input;
    const checked = await checkAll(services, db, input, context);
    await checkTogether(services, checked, context);
    const slotIds = checked.map(({ wish }) => wish.slotId);
    const admission = await admissionFor(services, slotIds, context);
    checkOnTicket(
      admission,
      checked.map(({ recipient }) => recipient.personKey),
    );
    const ticketId = admission?.ticketId ?? null;
    const bookings = checked.map((one, index) =>
      bookingOf(one, keyOfPerson(idempotencyKey, index), input, context),
    ) as [Booking, ...Booking[]];
    const visitId = newOrderId(context.now);
    const holdId = input.holdId ?? null;
    const outcome = await services.bookParty({
      bookings,
      holdId,
      replaceOrderId: null,
      visitId,
      ticketId,
    });
    if (outcome.kind === 'booked') {
      const { orderIds } = outcome;
      if (outcome.replay) return (await made(input, context)) ?? neverMade();
      return {
        submitId: idempotencyKey,
        visitId,
        orders: checked.map((one, index) => ({
          linkmanId: one.recipient.linkmanId,
          orderId: orderIds[index] ?? '',
          next: nextDoseOf(one, context.language),
        })),
      };
    }
    const who = outcome.kind === 'unbooked' ? checked[outcome.at] : undefined;
    if (!who || outcome.kind !== 'unbooked') throw refused(CODE.SLOT_FULL);
    throw refusedFor(personOf(who), await refusalOf(services, db, who, outcome.why, context));
  };

  return async (input, context) => {
    const before = await made(input, context);
    if (before) return before;
    try {
      return await book(input, context);
    } catch (error) {
      // The same request, sent twice at once, stands in its own way: what the other one made is its answer too.
      const meanwhile = error instanceof Refused ? await made(input, context) : null;
      if (meanwhile) return meanwhile;
      throw error;
    }
  };
}

function neverMade(): never {
  throw new Error('A key had orders of a family booking that cannot be read.');
}
