import { seedProducts } from '../../seed/vaccines/products';
import { officialMonths } from './official-months';

/** Months of the doses of a product of the catalogue: age, then interval. */
function monthsOf(id: string): (number | null)[][] {
  const product = seedProducts().find((each) => each.id === id);
  return (product?.doses ?? []).map((dose) => {
    const { ageMonths, gapMonths } = officialMonths(product?.vaccineCode ?? '', dose);
    return [ageMonths, gapMonths];
  });
}

test.each([
  [
    'dtap-nip',
    [
      [2, null],
      [4, null],
      [6, null],
      [18, 6],
      [72, 12],
    ],
  ],
  [
    'hepb-nip',
    [
      [0, null],
      [1, null],
      [6, null],
    ],
  ],
  [
    'bopv-nip',
    [
      [4, null],
      [48, null],
    ],
  ],
  [
    'jel-nip',
    [
      [8, null],
      [24, 12],
    ],
  ],
  [
    'jei-nip',
    [
      [8, null],
      [null, null],
      [24, 12],
      [72, 36],
    ],
  ],
  [
    'mena-nip',
    [
      [6, null],
      [9, 3],
    ],
  ],
  [
    'menac-nip',
    [
      [36, null],
      [72, 36],
    ],
  ],
  [
    'hepai-nip',
    [
      [18, null],
      [24, 6],
    ],
  ],
  [
    'hpv2-nip',
    [
      [156, null],
      [null, 6],
    ],
  ],
])('%s counts in the months of the programme', (id, months) => {
  expect(monthsOf(id)).toEqual(months);
});

test('a combined vaccine counts as what it stands for', () => {
  expect(monthsOf('penta-sanofi')).toEqual([
    [2, null],
    [null, null],
    [null, null],
    [18, 6],
  ]);
});

test('a paid course of its own keeps its days, though the programme has the same vaccine', () => {
  expect(monthsOf('hpv2-innovax')).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(monthsOf('ipv-sanofi')[3]).toEqual([null, null]);
});

test('a vaccine outside the programme has days alone', () => {
  expect(monthsOf('pcv13-pfizer').flat().filter(Boolean)).toEqual([]);
});
