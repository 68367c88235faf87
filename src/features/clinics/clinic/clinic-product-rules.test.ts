import type { DepartmentVaccine } from '@contract/department/endpoints';
import { bookableFirst, firstClinicProducts, clinicProductState } from './clinic-product-rules';

const clinicProduct = (
  productId: string,
  change: Partial<DepartmentVaccine> = {},
): DepartmentVaccine => ({
  productId,
  vaccineCode: productId,
  name: productId,
  shortName: productId,
  brand: '',
  maker: '',
  category: 'paid',
  imgUrl: '',
  ageText: '',
  doseCount: 1,
  fewestDoses: 1,
  priceCents: 100,
  serviceFeeCents: 20,
  inStock: true,
  nextFreeDay: '2026-11-23',
  releaseAt: null,
  releaseId: null,
  ...change,
});
const group = (catalogId: string, ...vaccines: DepartmentVaccine[]) => ({
  catalogId,
  name: catalogId,
  vaccines,
});

test.each([
  [{}, { kind: 'free', day: '2026-11-23' }],
  [{ nextFreeDay: null }, { kind: 'soldOut' }],
  [
    { nextFreeDay: null, releaseAt: 5 },
    { kind: 'release', at: 5, releaseId: null },
  ],
  [
    { nextFreeDay: null, releaseAt: 5, releaseId: 'R1' },
    { kind: 'release', at: 5, releaseId: 'R1' },
  ],
  [{ inStock: false, nextFreeDay: null }, { kind: 'outOfStock' }],
])('an offer with %j is %j', (change, state) => {
  expect(clinicProductState(clinicProduct('a', change))).toEqual(state);
});

test('what can be booked stands first, among groups and within them', () => {
  const full = { nextFreeDay: null };
  const groups = [
    group('flu', clinicProduct('a', full)),
    group('hpv', clinicProduct('b', full), clinicProduct('c')),
  ];
  const order = bookableFirst(groups).flatMap(({ vaccines }) =>
    vaccines.map((one) => one.productId),
  );
  expect(order).toEqual(['c', 'b', 'a']);
});

test('the first products come with their groups, and the rest is counted', () => {
  const groups = [
    group('x', clinicProduct('a'), clinicProduct('b')),
    group('y', clinicProduct('c'), clinicProduct('d')),
  ];
  const { shown, left } = firstClinicProducts(groups, 3);
  expect(shown.map(({ vaccines }) => vaccines.length)).toEqual([2, 1]);
  expect(left).toBe(1);
  expect(firstClinicProducts(groups, 9).left).toBe(0);
});
