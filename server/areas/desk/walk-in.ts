import { CODE } from '@contract/errors';
import { normalizeDocument, readDocument } from '@contract/linkman/document-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import { dayViolation, doseDays, personViolation } from '../../shared/doses/eligibility';
import { clinicProductKey } from '../../shared/catalogue/clinic-product';
import type { ClinicProduct } from '../../shared/catalogue/clinic-product';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { OrderPerson } from '../../db/order-person';
import type { StaffContext } from '../../http/context';
import { DomainError, refusedInput } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { maskDocument } from '../../kernel/mask-document';
import { DOCUMENT_VIOLATIONS } from '../../shared/recipients/document-messages';
import { personOfDocument } from '../../domain/staff/desk/claim-rules';
import { findDose } from '../../domain/booking/candidates/candidate';
import { HistoryChanged, checkedAnew } from '../../domain/booking/refusal/history-changed';
import { makeWalkIn } from '../../domain/staff/desk/make-walk-in';
import { clinicOrder, deskOrderOf } from '../../domain/staff/desk/order-row';
import {
  bookedAlready,
  slotFull,
  refusedAtDesk,
  walkInOfKey,
} from '../../domain/staff/desk/walk-in-refusals';

type Input = ParsedInputOf<'POST /desk/walkIn.do'>;

/** The person by the document, or as typed where the document does not contain it. */
function identify(input: Input, today: string): OrderPerson {
  const reading = readDocument(input.documentKind, input.documentNumber, today);
  if (reading.violation !== null) {
    const { zh, en } = DOCUMENT_VIOLATIONS[reading.violation];
    throw new DomainError(CODE.CARD_INVALID, {
      data: { fault: reading.violation },
      message: { zh: `证件号码有误：${zh}`, en: `Please check the document number: ${en}.` },
    });
  }
  const birthday = reading.birthday ?? input.birthday;
  const sex = reading.sex ?? input.sex;
  if (birthday === undefined || birthday > today)
    throw refusedInput({ zh: '请选择出生日期', en: 'choose the date of birth.' });
  if (sex === undefined) throw refusedInput({ zh: '请选择性别', en: 'choose the sex.' });
  const number = normalizeDocument(input.documentNumber);
  return {
    name: input.name,
    documentKind: input.documentKind,
    documentMasked: maskDocument(number),
    birthday,
    sex,
  };
}

async function clinicProductOf(
  services: BookingServices,
  input: Input,
  { staff, today }: StaffContext,
) {
  const slot = await services.slots.get(input.slotId);
  if (slot?.depaCode !== staff.depaCode || slot.day !== today)
    throw new DomainError(CODE.NOT_FOUND);
  const [only, ...others] = slot.productIds;
  const productId = input.productId ?? (others.length === 0 ? only : undefined);
  if (productId === undefined) throw refusedInput({ zh: '请选择疫苗', en: 'choose a vaccine.' });
  if (!slot.productIds.includes(productId)) throw new DomainError(CODE.NOT_FOUND);
  const clinicProduct = await services.clinicProducts.get(
    clinicProductKey(slot.depaCode, productId),
  );
  if (!clinicProduct?.isOffered) throw new DomainError(CODE.NOT_FOUND);
  return clinicProduct;
}

/**
 * The rules of age, sex and interval apply at the desk too; the guardian of a child under 14 is assumed to be present.
 */
async function checkPerson(
  services: BookingServices,
  clinicProduct: ClinicProduct,
  input: Input,
  person: OrderPerson & { readonly personKey: string },
  today: string,
): Promise<void> {
  const dose = findDose(clinicProduct.course.doses, input.doseNo);
  const { personKey } = person;
  const whose = { personKey, linkmanId: null, userId: null, name: null, isProved: true };
  const administered = await services.people.administered(whose, clinicProduct.vaccineCode);
  // A family's answers about health are not used here: the doctor asks, and the desk is not to learn them from a refusal.
  // Who is there says which dose they come for, and the desk checks it against their booklet.
  const fit = { ...person, hasGuardian: true, health: null, isHistoryAnswered: false };
  const violation =
    personViolation(fit, clinicProduct.course, input.doseNo, administered, today) ??
    dayViolation(doseDays(fit, clinicProduct.course, dose, administered), today);
  if (violation) throw refusedAtDesk(violation);
}

/**
 * Makes a walk-in's order: it starts as ARRIVED, and stores only what the desk needs of the document. Sent again under
 * its key, it is the order that was made; another person, time or dose under that key is refused.
 */
export function walkInHandler(
  services: BookingServices,
  db: Db,
  personKeyKey: Buffer,
): Handler<'POST /desk/walkIn.do'> {
  const make: Handler<'POST /desk/walkIn.do'> = async (input, context) => {
    const { staff, language, now, today } = context;
    const show = async (orderId: string) =>
      deskOrderOf(services.cipher, await clinicOrder(db, staff.depaCode, orderId), language, now);
    const person = identify(input, today);
    const personKey = await personOfDocument({ db, personKey: personKeyKey }, input, today);
    const ofKey = () => walkInOfKey(db, staff.depaCode, { ...input, personKey });
    const before = await ofKey();
    if (before !== null) return show(before);

    const clinicProduct = await clinicProductOf(services, input, context);
    const { vaccineCode } = clinicProduct;
    const turn = await services.people.turn(personKey);
    const wanted = { personKey, vaccineCode, doseNo: input.doseNo };
    try {
      await checkPerson(services, clinicProduct, input, { ...person, personKey }, today);
    } catch (error) {
      // A repeated request would be refused because of the order that the first one made.
      const made = await ofKey();
      if (made !== null) return show(made);
      const isDuplicate = error instanceof DomainError && error.code === CODE.DUPLICATE_ORDER;
      const other = isDuplicate ? await bookedAlready(db, wanted, context) : null;
      throw other ?? error;
    }
    const { idempotencyKey, slotId, doseNo, mobile = '' } = input;
    const checked = {
      idempotencyKey,
      slotId,
      doseNo,
      mobile,
      clinicProduct,
      person,
      personKey,
      personTurn: turn + 1,
    };
    const made = await makeWalkIn(services, { ...checked, staffId: staff.staffId, now, today });
    if (made !== null) return show(made);
    const raced = await ofKey();
    if (raced !== null) return show(raced);
    const booked = await bookedAlready(db, wanted, context);
    if (booked) throw booked;
    throw (await services.people.turn(personKey)) === turn ? slotFull() : new HistoryChanged();
  };
  return (input, context) => checkedAnew(() => Promise.resolve(make(input, context)));
}
