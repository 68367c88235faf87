import { bookableDose, judgeDoses, withElsewhere } from '../../../../shared/doses/judge-doses';
import { readClock } from '../../../../shared/slots/clock-reading';
import type { UserContext } from '../../../../http/context';
import { findClinicProduct, findRecipientHistory } from '../candidate';
import type { BookingServices } from '../../submission/services';
import { findApart } from './in-one-visit';
import type { VisitDose } from './in-one-visit';

/** Doses for which a person can come today, in two lots. */
export interface DueDoses {
  /** May be given in one visit. */
  readonly together: readonly VisitDose[];
  /** Products that cannot be given beside those. */
  readonly apart: readonly string[];
}

/** The dose of a product that booking would take today; null where it takes none. */
async function dueDose(
  services: BookingServices,
  { depaCode, linkmanId }: { readonly depaCode: string; readonly linkmanId: string },
  productId: string,
  { userId, now }: UserContext,
): Promise<VisitDose | null> {
  const at = readClock(now);
  const clinicProduct = await findClinicProduct(services, depaCode, productId);
  if (!clinicProduct.isOnline || !clinicProduct.inStock || !clinicProduct.isOffered) return null;
  const { course, vaccineCode } = clinicProduct;
  const member = await findRecipientHistory(services, { linkmanId, userId }, vaccineCode);
  const { recipient, administered } = member;
  const own = judgeDoses(recipient, course, administered, at);
  const dose = bookableDose(withElsewhere(own, recipient, course, member, at));
  if (dose === null || dose.earliestDay === null || dose.earliestDay > at.today) return null;
  const { doseNo } = dose;
  const { guidelineVersion } = clinicProduct;
  const request = { depaCode, productId, linkmanId, doseNo, guidelineVersion, slotId: 0 };
  return { request, clinicProduct, recipient, administered, day: at.today };
}

/**
 * Which of some products of a clinic a family member can have today in one visit, by the rules of booking: in the order that is
 * given, each that may be given beside those before it and those that they have anyway.
 * @throws DomainError 4004 for anybody else's member
 */
export async function dueDoses(
  services: BookingServices,
  asked: {
    readonly depaCode: string;
    readonly linkmanId: string;
    readonly productIds: readonly string[];
    /** Products that the person is to have in the visit anyway. */
    readonly chosen: readonly string[];
  },
  context: UserContext,
): Promise<DueDoses> {
  const doseOf = (productId: string) => dueDose(services, asked, productId, context);
  const others = asked.productIds.filter((productId) => !asked.chosen.includes(productId));
  const [before, found] = await Promise.all([
    Promise.all(asked.chosen.map(doseOf)),
    Promise.all(others.map(doseOf)),
  ]);
  const anyway = before.flatMap((dose) => dose ?? []);
  const together: VisitDose[] = [];
  const apart: string[] = [];
  for (const dose of found)
    if (dose && findApart([...anyway, ...together, dose], context.today) === null)
      together.push(dose);
    else if (dose) apart.push(dose.clinicProduct.productId);
  return { together, apart };
}
