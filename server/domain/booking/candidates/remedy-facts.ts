import { totalPrice } from '@contract/vaccine/price-rules';
import { isGrown } from '@contract/plan/programme-age-rules';
import type { Member } from '@contract/subscribe/remedy';
import { isFree, windowMonths } from '../../../shared/slots/availability';
import { dayViolation } from '../../../shared/doses/eligibility';
import type { DoseDays, Ineligible } from '../../../shared/doses/eligibility';
import { readClock } from '../../../shared/slots/clock-reading';
import type { ClockReading } from '../../../shared/slots/clock-reading';
import { clinicProductKey } from '../../../shared/catalogue/clinic-product';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import type { Recipient } from '../../../shared/recipients/recipient-history';
import { caseOf } from '../refusal/refuse';
import { remedyKinds } from '../refusal/remedies';
import type { RefusalFacts } from '../refusal/remedies';
import type { BookingServices } from '../submission/services';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { findAdministered } from './candidate';
import { bookableDose, judgeDoses } from '../../../shared/doses/judge-doses';
import type { Judged } from '../../../shared/doses/judge-doses';

/** How many people, and how many vaccines, a refusal names. */
const NAMED = 3;
/** Most family members that are checked. */
const LOOKED_AT = 20;

/** The clinic product and the person of a refused request. */
export interface RefusedRequest {
  readonly clinicProduct: ClinicProduct;
  readonly recipient: Recipient;
}

/** A person as a refusal names them. */
export const memberOf = ({ linkmanId, name }: Recipient): Member => ({ linkmanId, name });

/** The clinic as a refusal names it. */
export const clinicOf = ({
  phone,
  departmentName,
}: ClinicProduct): Required<Pick<RefusalFacts, 'phone' | 'clinic'>> => ({
  phone,
  clinic: departmentName,
});

/** Whom a refusal is about, and whether their plan may help. Self-reported doses are in the plan of adults too. */
export const aboutPerson = (
  recipient: Recipient,
  violation: Ineligible,
  today: string,
): Pick<RefusalFacts, 'who' | 'hasPlan' | 'notedOn'> => ({
  who: memberOf(recipient),
  hasPlan: violation.notedOn !== undefined || !isGrown(recipient.birthday, today),
  ...(violation.notedOn !== undefined && { notedOn: violation.notedOn }),
});

async function judge(
  services: BookingServices,
  clinicProduct: ClinicProduct,
  recipient: Recipient,
  at: ClockReading,
): Promise<Judged[]> {
  const administered = await findAdministered(services, recipient, clinicProduct.vaccineCode);
  return judgeDoses(recipient, clinicProduct.course, administered, at);
}

/** Members of the caller's family who could be booked for the same vaccine. */
async function otherPeople(
  services: BookingServices,
  db: Db,
  { clinicProduct, recipient }: RefusedRequest,
  at: ClockReading,
): Promise<Member[]> {
  const rows = await db
    .selectFrom('linkmen')
    .select('id')
    .where('user_id', '=', recipient.userId)
    .where('id', '!=', recipient.linkmanId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute();
  const people = await Promise.all(
    rows.map(async ({ id }) => {
      const other = await services.people.recipient(id);
      if (!other || other.personKey === recipient.personKey) return [];
      return bookableDose(await judge(services, clinicProduct, other, at)) ? memberOf(other) : [];
    }),
  );
  return people.flat().slice(0, NAMED);
}

/** First day with a place for the dose; null where there is none. */
async function firstFreeDay(
  services: BookingServices,
  { depaCode, productId }: ClinicProduct,
  days: DoseDays,
  at: ClockReading,
): Promise<string | null> {
  const months = await Promise.all(
    windowMonths(at).map((month) => services.availability.month(depaCode, productId, month)),
  );
  const free = months
    .flat()
    .find(
      (slot) => slot.drawnBy === null && isFree(slot, at) && dayViolation(days, slot.day) === null,
    );
  return free?.day ?? null;
}

/** Vaccines of the clinic against the same disease that the person could be booked for. */
async function otherProducts(
  services: BookingServices,
  db: Db,
  { clinicProduct, recipient }: RefusedRequest,
  at: ClockReading,
  language: Language,
): Promise<NonNullable<RefusalFacts['products']>> {
  const rows = await db
    .selectFrom('clinic_products as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['p.id', 'p.diseases', 'p.short_name'])
    .where('o.depa_code', '=', clinicProduct.depaCode)
    .where('o.product_id', '!=', clinicProduct.productId)
    .where('o.in_stock', '=', true)
    .orderBy('p.sort')
    .orderBy('p.id')
    .execute();
  const alike = rows.filter(({ diseases }) =>
    diseases.zh.some((disease) => clinicProduct.diseases.includes(disease)),
  );
  const products = await Promise.all(
    alike.map(async ({ id, short_name }) => {
      const other = await services.clinicProducts.get(clinicProductKey(clinicProduct.depaCode, id));
      if (!other?.isOnline) return [];
      const dose = bookableDose(await judge(services, other, recipient, at));
      const day = dose && (await firstFreeDay(services, other, dose.days, at));
      const priceCents = totalPrice(other);
      return day ? { productId: id, name: inLanguage(short_name, language), priceCents, day } : [];
    }),
  );
  return products.flat().slice(0, NAMED);
}

/** The next dose of the same course that could be booked. */
async function otherDose(
  services: BookingServices,
  { clinicProduct, recipient }: RefusedRequest,
  at: ClockReading,
  language: Language,
): Promise<RefusalFacts['dose']> {
  const dose = bookableDose(await judge(services, clinicProduct, recipient, at));
  const label = clinicProduct.course.doses.find(({ doseNo }) => doseNo === dose?.doseNo)?.label;
  if (!dose?.earliestDay || !label) return undefined;
  return { doseNo: dose.doseNo, label: inLanguage(label, language), day: dose.earliestDay };
}

/** Facts for the remedies of a person's refusal; only what those remedies use is looked up. */
export async function remedyFacts(
  services: BookingServices,
  db: Db,
  request: RefusedRequest,
  violation: Ineligible,
  { now, language, caregiver }: UserContext,
): Promise<RefusalFacts> {
  const at = readClock(now);
  const kinds = remedyKinds(violation.code, caseOf(violation));
  const { clinicProduct, recipient } = request;
  const [people, products, dose] = await Promise.all([
    // A caregiver learns nothing of the rest of the family.
    kinds.includes('otherPerson') && !caregiver
      ? otherPeople(services, db, request, at)
      : undefined,
    kinds.includes('otherVaccine') ? otherProducts(services, db, request, at, language) : undefined,
    kinds.includes('otherDose') ? otherDose(services, request, at, language) : undefined,
  ]);
  return {
    ...aboutPerson(recipient, violation, at.today),
    lastDay: at.lastDay,
    ...clinicOf(clinicProduct),
    ...(people && { people }),
    ...(products && { products }),
    ...(dose && { dose }),
  };
}
