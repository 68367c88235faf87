import { CODE } from '@contract/errors';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Visitor } from '@contract/subscribe/remedy';
import type { Booking } from '../../domain/booking/submission/booking';
import { newOrderId } from '../../shared/lifecycle/order-id';
import { HistoryChanged, checkedAnew } from '../../domain/booking/refusal/history-changed';
import { apartMessage } from '../../domain/booking/refusal/refusal-messages';
import { refused, refusedFor } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { admissionFor, checkOnTicket } from '../../domain/booking/candidates/admission';
import { findClinicProduct, findRecipient } from '../../domain/booking/candidates/candidate';
import { checkTogether, visitsFor } from '../../domain/booking/candidates/days/family-visits';
import { findApart } from '../../domain/booking/candidates/days/in-one-visit';
import { orderToReplace } from '../../domain/booking/candidates/replacement';
import { keyOfDose, ordersOfKey } from '../../domain/booking/submission/orders-of-key';
import {
  bookingOf,
  checkRequest,
  refusalOf,
} from '../../domain/booking/candidates/booking-request';
import type { Checked } from '../../domain/booking/candidates/booking-request';

type Name = 'POST /subscribe/subscribe/addFamily.do';
type Input = ParsedInputOf<Name>;
type Person = Input['people'][number];

/** Whether a person is to have several doses: a refusal then names which one it is about. */
const hasSeveral = (
  people: readonly { readonly linkmanId: string }[],
  linkmanId: string,
): boolean => people.filter((one) => one.linkmanId === linkmanId).length > 1;

const visitorOf = (
  { recipient: { linkmanId, name }, clinicProduct: { productId, productName } }: Checked,
  all: readonly Checked[],
  language: Language,
): Visitor => {
  const isOne = !hasSeveral(
    all.map(({ recipient }) => recipient),
    linkmanId,
  );
  return isOne
    ? { linkmanId, name }
    : { linkmanId, name, product: { productId, name: inLanguage(productName, language) } };
};

/** Names person and dose in the refusal of one of several. @throws the refusal, or any other error unchanged */
async function naming<T>(
  services: BookingServices,
  { depaCode, people }: Pick<Input, 'depaCode' | 'people'>,
  person: Person,
  context: UserContext,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { linkmanId, name } = await findRecipient(services, person.linkmanId, context.userId);
    if (!hasSeveral(people, linkmanId)) throw refusedFor({ linkmanId, name }, error);
    const { productId, productName } = await findClinicProduct(
      services,
      depaCode,
      person.productId,
    );
    const product = { productId, name: inLanguage(productName, context.language) };
    throw refusedFor({ linkmanId, name, product }, error);
  }
}

/** A dose of the visit with what it was checked against, and the order that it replaces. */
interface Member extends Checked {
  readonly replacing: string | null;
}

async function checkOne(
  services: BookingServices,
  db: Db,
  depaCode: string,
  person: Person,
  context: UserContext,
): Promise<Member> {
  const replacing = await orderToReplace(db, person, context);
  const checked = await checkRequest(services, db, { ...person, depaCode }, context, replacing);
  return { ...checked, replacing: replacing ?? null };
}

/** @throws DomainError for a vaccine that a person is to have twice, or two that cannot be given to them on one day */
function checkApart(checked: readonly Member[], { today, language }: UserContext): void {
  const keys = checked.map(
    ({ recipient, clinicProduct }) => `${recipient.personKey} ${clinicProduct.vaccineCode}`,
  );
  const twice = checked.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
  if (twice)
    throw refusedFor(
      visitorOf(twice, checked, language),
      refused(CODE.DUPLICATE_ORDER, { case: 'twice' }),
    );
  const apart = findApart(checked, today);
  if (!apart) return;
  const { dose, other } = apart;
  const message = apartMessage(dose.clinicProduct.productName, other.clinicProduct.productName);
  throw refusedFor(
    visitorOf(dose, checked, language),
    refused(CODE.INTERVAL, { case: 'apart', message }),
  );
}

/** @throws DomainError with the first violation of the first person who has one */
async function checkAll(
  services: BookingServices,
  db: Db,
  { depaCode, people }: Input,
  context: UserContext,
): Promise<Member[]> {
  const results = await Promise.allSettled(
    people.map((person) => {
      const work = checkOne(services, db, depaCode, person, context);
      return naming(services, { depaCode, people }, person, context, work);
    }),
  );
  const checked = results.map((result) => {
    if (result.status === 'rejected') throw result.reason as Error;
    return result.value;
  });
  checkApart(checked, context);
  return checked;
}

/**
 * Books a visit of several doses, of one person or of several, in one transaction: an order for each. The key is for all of
 * them: sending it again answers the orders that it first made.
 */
export function addFamilyHandler(services: BookingServices, db: Db): Handler<Name> {
  const made = async ({ idempotencyKey }: Input, context: UserContext) => {
    const orders = await ordersOfKey(db, context.userId, idempotencyKey);
    const visitId = orders[0]?.visit_id;
    if (!visitId) return null;
    return {
      submitId: idempotencyKey,
      visitId,
      orders: orders.map((order) => ({
        linkmanId: order.linkman_id ?? '',
        orderId: order.id,
      })),
    };
  };

  const book: Handler<Name> = async (input, context) => {
    const { idempotencyKey } = input;
    const checked = await checkAll(services, db, input, context);
    await checkTogether(services, checked, context);
    const slotIds = checked.map(({ request }) => request.slotId);
    const admission = await admissionFor(services, slotIds, context);
    checkOnTicket(
      admission,
      checked.map(({ recipient }) => recipient.personKey),
    );
    const ticketId = admission?.ticketId ?? null;
    const bookings = checked.map((one, index) =>
      bookingOf(services, one, keyOfDose(idempotencyKey, index), input, context),
    ) as [Booking, ...Booking[]];
    const visitId = newOrderId(context.now);
    const holdId = input.holdId ?? null;
    const outcome = await services.bookGroup({
      bookings,
      holdId,
      replaceOrderIds: checked.map(({ replacing }) => replacing),
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
        })),
      };
    }
    const who = checked[outcome.index];
    if (!who) throw refused(CODE.SLOT_FULL);
    const visitor = visitorOf(who, checked, context.language);
    if (outcome.kind === 'notReplaceable')
      throw refusedFor(visitor, refused(CODE.NOT_REPLACEABLE, { orderId: who.replacing }));
    if (outcome.why.kind === 'overtaken') throw new HistoryChanged();
    const visits = await visitsFor(services, checked, context);
    const why = await refusalOf(services, db, who, outcome.why, context, { visits });
    throw refusedFor(visitor, why);
  };

  return async (input, context) => {
    try {
      return await checkedAnew(() => Promise.resolve(book(input, context)));
    } catch (error) {
      // The statement answers replays itself; here a replay would be refused because of the orders that it made.
      const before = error instanceof DomainError ? await made(input, context) : null;
      if (before) return before;
      throw error;
    }
  };
}

function neverMade(): never {
  throw new Error('A key had orders of a family booking that cannot be read.');
}
