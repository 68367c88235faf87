import { courseOfSeed } from '../../../../../test/doses/seed-course';
import { sampleProducts } from '../../../../../test/samples/catalogue';
import type { Administered } from '../../../../shared/doses/administered';
import { findApart } from './in-one-visit';
import type { VisitDose } from './in-one-visit';

const TODAY = '2026-12-07';

/** Born on 2026-04-07: eight months old on {@link TODAY}. */
const BIRTHDAY = '2026-04-07';

function dose(
  productId: string,
  doseNo: number,
  personKey = 'child',
  administered: readonly Administered[] = [],
): VisitDose {
  const product = sampleProducts().find(({ id }) => id === productId);
  if (!product) throw new Error(`No product ${productId} in the sample.`);
  return {
    request: { productId, doseNo },
    clinicProduct: {
      ...{ productId, vaccineCode: product.vaccineCode },
      course: courseOfSeed(product),
    },
    recipient: {
      ...{ personKey, userId: 'u1', birthday: BIRTHDAY, sex: 1, hasGuardian: true, health: null },
    },
    administered,
    day: TODAY,
  } as unknown as VisitDose;
}

const names = (...doses: readonly VisitDose[]): readonly string[] | null => {
  const apart = findApart(doses, TODAY);
  return apart && [apart.dose, apart.other].map(({ request }) => request.productId);
};

test('injected live vaccines are given on one day, with others beside them', () => {
  expect(names(dose('mmr-nip', 1), dose('jel-nip', 1))).toBeNull();
  expect(names(dose('mmr-nip', 1), dose('jel-nip', 1), dose('hepb-nip', 1))).toBeNull();
});

test('two vaccines against one disease are not given to a person on one day', () => {
  expect(names(dose('ipv-nip', 1), dose('penta-sanofi', 1))).toEqual(['ipv-nip', 'penta-sanofi']);
  expect(names(dose('jel-nip', 1), dose('ipv-nip', 1), dose('penta-sanofi', 1))).toEqual([
    'ipv-nip',
    'penta-sanofi',
  ]);
});

test('to two people they are', () => {
  expect(names(dose('ipv-nip', 1), dose('penta-sanofi', 1, 'brother'))).toBeNull();
});

test('what was given before counts with what is given beside', () => {
  const given = (code: string, day: string): Administered => ({
    ...{ orderId: null, code, product: null, recordedNo: null, doseNo: null, day },
    ...{ status: 'DONE', isSelfReported: true },
  });
  const before = [given('ipv', '2026-08-01')];
  expect(
    names(dose('ipv-nip', 2, 'child', before), dose('penta-sanofi', 1, 'child', before)),
  ).toEqual(['ipv-nip', 'penta-sanofi']);
});
