import type { DataOf, ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { compareText } from '@contract/text/order-rules';
import { daysBetween } from '@contract/time/day-rules';
import type { PlanClinic } from '@contract/plan/endpoints';
import { isInjectedLive, liveDaysOf, tooNear } from '@contract/plan/live-rules';
import { planOf } from '@contract/plan/plan-rules';
import type { BookedDose } from '@contract/plan/planned-dose';
import type { AdministeredDose } from '@contract/plan/administered-dose';
import { dosesToBook, isSuggestion } from '@contract/plan/doses-to-book-rules';
import { suggestedFrom } from '@contract/plan/suggestion-rules';
import type { Span } from '@contract/subscribe/span-rules';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import { DomainError } from '../../../http/domain-error';
import type { Listed } from '../../clinics/clinic/listed';
import { clinicProductsAt } from './products-at-clinics';
import type { ProductAtClinicRow } from './products-at-clinics';
import { nearestCodes } from './near-clinics';
import { plannedPerson, productThere } from './planned-person';

type Input = ParsedInputOf<'GET /plan/plan/clinics.do'>;
type Answer = DataOf<'GET /plan/plan/clinics.do'>;

/** Most clinics shown; the catalogue has the full list. */
const SHOWN = 10;
const far = Number.POSITIVE_INFINITY;

/** The usual clinic first, then those with a free day, then by distance, then by free day or release, then by price. */
const byUse = (a: PlanClinic, b: PlanClinic): number =>
  Number(b.isUsual) - Number(a.isUsual) ||
  Number(a.freeDay === null) - Number(b.freeDay === null) ||
  (a.distance ?? far) - (b.distance ?? far) ||
  compareText(a.depaCode, b.depaCode) ||
  compareText(a.freeDay ?? '9', b.freeDay ?? '9') ||
  (a.releaseAt ?? far) - (b.releaseAt ?? far) ||
  a.totalCents - b.totalCents;

/** Free vaccines differ by maker only, so each clinic is shown once; of paid ones each product is shown. */
function clinicsOf(all: readonly PlanClinic[], category: 'free' | 'paid'): PlanClinic[] {
  const sorted = [...all].sort(byUse);
  const shown = category === 'paid' ? sorted : sorted.filter(firstOfClinic);
  return shown.slice(0, SHOWN);
}
const firstOfClinic = (clinic: PlanClinic, index: number, all: readonly PlanClinic[]): boolean =>
  all.findIndex(({ depaCode }) => depaCode === clinic.depaCode) === index;

/**
 * Days too near to an injected live vaccine that was administered or is booked, if one is wanted; the same rule as
 * booking's.
 */
function nearOthers(
  codes: readonly string[],
  taken: readonly Pick<AdministeredDose, 'code' | 'day'>[],
  booked: readonly BookedDose[],
): readonly Span[] {
  if (!codes.every(isInjectedLive)) return [];
  const others = [...taken, ...booked].filter(({ code }) => !codes.includes(code));
  return tooNear(liveDaysOf(others));
}

/**
 * Where a vaccine of a person's plan is available, and from which day on.
 * @throws DomainError 4004 for a person of another account, and where the plan has no open dose of the vaccine
 */
export async function planClinics(
  deps: Deps,
  listed: Listed,
  input: Input,
  context: UserContext,
): Promise<Answer> {
  const { today, language } = context;
  const { person, taken, booked, usual } = await plannedPerson(deps, context, input.linkmanId);
  const { sex, birthday } = person;
  const doses = planOf(person, taken, today, booked);
  const wanted = dosesToBook(input.code, doses, birthday, today);
  if (wanted === null) throw new DomainError(CODE.NOT_FOUND);
  const { codes, category, doseNo, condition } = wanted;
  // The next dose of a course that was begun, such as a child's second one against influenza, has to wait for its interval.
  const earliest = isSuggestion(input.code)
    ? suggestedFrom(input.code, person, { taken, booked }, today)
    : wanted.earliest;
  const reason = earliest > wanted.earliest ? 'waitGap' : wanted.reason;
  const nearest = await nearestCodes(listed, codes, input, context);
  const rows = await clinicProductsAt(deps.db, {
    depaCodes: usual === null ? nearest : [...new Set([usual, ...nearest])],
    vaccineCodes: codes,
    category,
    sex,
    ageDays: daysBetween(birthday, earliest),
    from: earliest,
    tooNear: nearOthers(codes, taken, booked),
    now: context.now,
  });
  const planClinicOf = (row: ProductAtClinicRow): PlanClinic => ({
    depaCode: row.depa_code,
    name: inLanguage(row.clinic_name, language),
    ...productThere(row, input, usual),
    productId: row.product_id,
    productName: inLanguage(row.product_name, language),
    freeDay: row.free_day,
    releaseAt: row.release_at?.getTime() ?? null,
    releaseId: row.release_id,
  });
  return {
    category,
    doseNo,
    earliest,
    reason,
    condition,
    clinics: clinicsOf(rows.map(planClinicOf), category),
  };
}
