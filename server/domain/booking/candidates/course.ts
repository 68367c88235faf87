import { courseFrom } from '@contract/doses/course-rules';
import { dayNumber } from '@contract/doses/day-number-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import type { Course } from '@contract/subscribe/endpoints';
import type { Administered } from '../../../shared/doses/administered';
import type { Person } from '../../../shared/doses/course';
import { courseRecords, evaluatedAs, historyOf, numberIn } from '../../../shared/doses/evaluated';
import type { StoredDose } from '../../../db/tables';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';

/** Whose course it is, on which day. */
interface CourseOf {
  readonly person: Pick<Person, 'birthday' | 'sex' | 'health'>;
  readonly administered: readonly Administered[];
  /** The first day to be searched for a dose. */
  readonly from: string;
}

/**
 * Doses of the product that the person needs: those on record and, by the evaluation, those still to come, of which there are
 * fewer the later a course begins. Without a place in the schedule all of the product's doses.
 */
function neededDoses(
  { course }: Pick<ClinicProduct, 'course'>,
  records: ReadonlyMap<number, Administered>,
  { person, administered, from }: CourseOf,
): readonly StoredDose[] {
  const product = evaluatedAs(course);
  const history = historyOf(person, administered, product);
  const rest = courseFrom(product, history, dayNumber(from));
  if (rest.length === 0 && records.size === 0) return course.doses;
  const numbers = new Set(rest.map((dose) => numberIn(product, { target: dose })));
  return course.doses.filter(({ doseNo }) => records.has(doseNo) || numbers.has(doseNo));
}

/** The course of a clinic product for a person: its doses and its price. */
export function courseOf(
  clinicProduct: ClinicProduct,
  asked: CourseOf,
  language: Language,
): Course {
  const { course, priceCents, serviceFeeCents } = clinicProduct;
  const { person, administered, from } = asked;
  const records = courseRecords(person, course, administered, from);
  const doses = neededDoses(clinicProduct, records, asked).map((dose) => ({
    doseNo: dose.doseNo,
    label: inLanguage(dose.label, language),
    day: records.get(dose.doseNo)?.day ?? null,
  }));
  const each = totalPrice(clinicProduct);
  return {
    doses,
    priceCents,
    serviceFeeCents,
    totalCents: doses.length * each,
    leftCents: doses.filter(({ day }) => day === null).length * each,
  };
}
