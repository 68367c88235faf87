import type { DueVisit } from '@contract/subscribe/visit-endpoints';
import { VISIT_LIMITS } from '@contract/subscribe/one-visit-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import type { Deps } from '../../deps';
import { dueDoses } from '../../domain/booking/candidates/days/due-doses';
import type { VisitDose } from '../../domain/booking/candidates/days/in-one-visit';
import { nearestVisits } from '../../domain/booking/candidates/days/nearest-visits';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Listed } from '../../domain/clinics/clinic/listed';
import { dueAtClinics } from '../../domain/doses/plan/due-at-clinics';
import type { DueClinic } from '../../domain/doses/plan/due-at-clinics';
import { programmeNames } from '../../domain/doses/plan/programme-names';
import type { UserContext } from '../../http/context';
import type { Handler } from '../../http/route';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { readClock } from '../../shared/slots/clock-reading';

/** Clinics that are shown. */
const SHOWN = 6;

const far = Number.POSITIVE_INFINITY;

/** Those with a time for all first, then by how much they have, then the usual and the nearest one. */
const byUse = (a: DueVisit, b: DueVisit): number =>
  Number(a.freeDay === null) - Number(b.freeDay === null) ||
  b.doses.length - a.doses.length ||
  Number(b.isUsual) - Number(a.isUsual) ||
  (a.distance ?? far) - (b.distance ?? far);

function doseOf({ request, clinicProduct }: VisitDose, code: string, language: Language) {
  const { productId, productName, course } = clinicProduct;
  const dose = course.doses.find(({ doseNo }) => doseNo === request.doseNo);
  return {
    ...{ code, productId, productName: inLanguage(productName, language), doseNo: request.doseNo },
    doseLabel: dose ? inLanguage(dose.label, language) : String(request.doseNo),
    totalCents: totalPrice(clinicProduct),
  };
}

/** First day with places for some doses in one visit, also for a single one. */
async function freeDayOf(
  services: BookingServices,
  { depaCode }: DueClinic,
  doses: readonly VisitDose[],
  { now }: UserContext,
): Promise<string | null> {
  if (doses.length === 0) return null;
  const productIds = doses.map(({ request }) => request.productId);
  const at = readClock(now);
  const search = { depaCode, productIds, around: now, from: null, to: null };
  const [first] = await nearestVisits(services, search, at);
  return first?.day ?? null;
}

/** What is due for a family member in one visit, and where; see the contract. */
export function dueVisitHandler(
  deps: Deps,
  listed: Listed,
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/dueVisit.do'> {
  return async (input, context) => {
    const { linkmanId, chosen = [] } = input;
    const { language } = context;
    const { codes, clinics } = await dueAtClinics(deps, listed, input, context);
    const names = await programmeNames(deps.db, language);
    const nameOf = (code: string): string => names.get(code) ?? code;
    const visits = clinics.map(async (clinic): Promise<DueVisit> => {
      const { depaCode, products, distance, isUsual } = clinic;
      const productIds = products.map(({ productId }) => productId);
      const due = await dueDoses(services, { depaCode, linkmanId, productIds, chosen }, context);
      const codeOf = (productId: string): string =>
        products.find((product) => product.productId === productId)?.code ?? '';
      const together = due.together.slice(0, VISIT_LIMITS.mostDoses);
      const doses = together.map((dose) => doseOf(dose, codeOf(dose.request.productId), language));
      return {
        ...{ depaCode, name: inLanguage(clinic.name, language), distance, isUsual, doses },
        apart: due.apart.map((productId) => nameOf(codeOf(productId))),
        missing: codes
          .filter((code) => !products.some((product) => product.code === code))
          .map(nameOf),
        totalCents: doses.reduce((sum, { totalCents }) => sum + totalCents, 0),
        freeDay: await freeDayOf(services, clinic, together, context),
      };
    });
    const all = await Promise.all(visits);
    const shown = all.filter(({ doses }) => doses.length > 0).sort(byUse);
    return { clinics: shown.slice(0, SHOWN) };
  };
}
