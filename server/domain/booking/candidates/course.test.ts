import { courseOfSeed } from '../../../../test/doses/seed-course';
import fc, { runs } from '../../../../test/tiers/properties';
import { addDays } from '@contract/time/day-rules';
import { isInjectedLive } from '@contract/plan/live-rules';
import { planOf } from '@contract/plan/plan-rules';
import { dayViolation, doseDays, earliestDay } from '../../../shared/doses/eligibility';
import type { Administered } from '../../../shared/doses/administered';
import type { Person } from '../../../shared/doses/course';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import { sampleProducts } from '../../../../test/samples/catalogue';
import { courseDays } from './course-days';

const LANGUAGE = 'zh-CN';
const RUNS = { course: 1_500, plan: 400 };

const CLINIC_PRODUCTS: readonly ClinicProduct[] = sampleProducts().map((product) => ({
  depaCode: 'D1',
  departmentName: product.name,
  cityCode: '110100',
  latitude: 0,
  longitude: 0,
  isOnline: true,
  isOffered: true,
  weekdays: [1, 2, 3, 4, 5],
  productId: product.id,
  productName: product.shortName,
  vaccineCode: product.vaccineCode,
  diseases: product.diseases.zh,
  phone: '',
  inStock: true,
  priceCents: product.priceCents,
  serviceFeeCents: product.serviceFeeCents,
  course: courseOfSeed(product),
  guidelineVersion: '',
}));
const FREE = new Set(
  sampleProducts()
    .filter(({ category }) => category === 'free')
    .map(({ id }) => id),
);
const COURSES = CLINIC_PRODUCTS.filter(({ course }) => course.doses.length > 1);

const birthday = fc.integer({ min: 0, max: 12 * 365 }).map((days) => addDays('2025-03-01', days));
const personBorn = (day: string): Person => ({
  sex: 2,
  birthday: day,
  hasGuardian: true,
  health: null,
  isHistoryAnswered: false,
});
const dose = (clinicProduct: ClinicProduct, doseNo: number, day: string): Administered => ({
  orderId: `o${doseNo}`,
  code: clinicProduct.vaccineCode,
  product: clinicProduct.productId,
  recordedNo: doseNo,
  doseNo,
  day,
  status: 'DONE',
});

/** The first day on which booking accepts a dose. */
function firstDay(
  clinicProduct: ClinicProduct,
  person: Person,
  administered: readonly Administered[],
  doseNo: number,
) {
  const limits = clinicProduct.course.doses.find((each) => each.doseNo === doseNo);
  if (!limits) throw new Error(`No dose ${doseNo}`);
  return doseDays(person, clinicProduct.course, limits, administered);
}

const live = (day: string): Administered => ({
  orderId: null,
  code: 'zoster-live',
  product: null,
  recordedNo: null,
  doseNo: null,
  day,
  status: 'BOOKED',
  liveCode: null,
});

test('the earliest day that is shown for a dose is the first one that booking accepts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COURSES),
      birthday,
      fc.integer({ min: 0, max: 900 }),
      fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 4, maxLength: 4 }),
      fc.array(fc.integer({ min: -60, max: 900 }), { maxLength: 3 }),
      (clinicProduct, born, start, delays, others) => {
        const person = personBorn(born);
        const begun = addDays(firstDay(clinicProduct, person, [], 1).first, start);
        if (dayViolation(firstDay(clinicProduct, person, [], 1), begun) !== null) return true;
        // A first dose too near to another live vaccine would not count.
        const lives = isInjectedLive(clinicProduct.vaccineCode)
          ? others
              .filter((after) => after === 0 || Math.abs(after) >= 28)
              .map((after) => live(addDays(begun, after)))
          : [];
        const administered: Administered[] = [...lives, dose(clinicProduct, 1, begun)];
        for (const { doseNo } of clinicProduct.course.doses.slice(1)) {
          const before = administered[administered.length - 1] as Administered;
          const begun = {
            person,
            course: clinicProduct.course,
            administered: administered.slice(0, -1),
          };
          const asked = { ...begun, doseNo: doseNo - 1, day: before.day };
          const [next] = courseDays(asked, LANGUAGE);
          const days = firstDay(clinicProduct, person, administered, doseNo);
          // A course that is begun late has fewer doses.
          if (!next) return earliestDay(days, before.day) === null;
          if (next.doseNo !== doseNo) return false;
          if (next.earliest === null) return earliestDay(days, before.day) === null;
          if (dayViolation(days, next.earliest) !== null) return false;
          if (dayViolation(days, addDays(next.earliest, -1)) === null) return false;
          administered.push(
            dose(clinicProduct, doseNo, addDays(next.earliest, delays[doseNo - 2] ?? 0)),
          );
        }
        return true;
      },
    ),
    { numRuns: runs(RUNS.course) },
  );
});

/** The plan's dose that corresponds to a dose of the catalogue. */
const planned = ({ vaccineCode }: ClinicProduct, doseNo: number): string =>
  vaccineCode === 'bopv' ? `polio-${doseNo + 2}` : `${vaccineCode}-${doseNo}`;

test('a plan names the same day for every dose of the programme that only its own course holds up', () => {
  const compared = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom(...CLINIC_PRODUCTS.filter(({ productId }) => FREE.has(productId))),
      birthday,
      fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 5 }),
      (clinicProduct, born, delays) => {
        const person = personBorn(born);
        const administered: Administered[] = [];
        for (const { doseNo } of clinicProduct.course.doses) {
          const days = firstDay(clinicProduct, person, administered, doseNo);
          const first = earliestDay(days, born);
          if (first === null) return true;
          const taken = administered.map((each) => ({
            id: each.orderId ?? '',
            source: 'order' as const,
            code: clinicProduct.vaccineCode,
            doseNo: each.doseNo,
            day: each.day,
          }));
          const today = administered[administered.length - 1]?.day ?? born;
          const id = planned(clinicProduct, doseNo);
          const plan = planOf(person, taken, today).find((each) => each.id === id);
          // The plan gives group A first; who never had it may have groups A and C a year earlier.
          if (id === 'mpsv-ac-1') compared.add(`${clinicProduct.productId} ${doseNo}`);
          else if (
            plan?.reason === 'waitAge' ||
            plan?.reason === 'waitGap' ||
            plan?.status === 'due'
          ) {
            if (plan.earliest !== first) return false;
            compared.add(`${clinicProduct.productId} ${doseNo}`);
          }
          administered.push(dose(clinicProduct, doseNo, addDays(first, delays[doseNo - 1] ?? 0)));
        }
        return true;
      },
    ),
    { numRuns: runs(RUNS.plan) },
  );
  const all = CLINIC_PRODUCTS.filter(({ productId }) => FREE.has(productId)).flatMap(
    (clinicProduct) =>
      clinicProduct.course.doses.map(({ doseNo }) => `${clinicProduct.productId} ${doseNo}`),
  );
  // The vaccine's other form enters a plan with its first dose only, and an oral polio dose alone leaves the injected ones open.
  const others = ['bopv-nip 2', 'jei-nip 1', 'hepai-nip 1'];
  expect(all.filter((name) => !compared.has(name))).toEqual(others);
});
