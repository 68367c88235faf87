import { cityOf, scopeText, scopesFor } from './scope-rules';

const clinic = { depaCode: 'c1', fullDays: ['2026-12-01'], hasFreeDay: true };

test('while other days are free one waits for a full day only', () => {
  expect(scopesFor(clinic)).toEqual(['day']);
  expect(scopesFor({ ...clinic, fullDays: [] })).toEqual([]);
});

test('a clinic without any free day can be waited for as a whole, and so can the city', () => {
  expect(scopesFor({ ...clinic, hasFreeDay: false })).toEqual(['clinic', 'day', 'city']);
  expect(scopesFor({ depaCode: 'c1', fullDays: [], hasFreeDay: false })).toEqual([
    'clinic',
    'city',
  ]);
});

test('without a clinic the whole city is waited for', () => {
  expect(scopesFor({ depaCode: undefined, fullDays: [], hasFreeDay: false })).toEqual(['city']);
});

test.each([
  ['day', { depaCode: 'c1', day: '2026-12-01' }],
  ['clinic', { depaCode: 'c1' }],
  ['city', { cityCode: '110100' }],
] as const)('waiting for the %s names just that', (scope, line) => {
  expect(scopeText(scope, { depaCode: 'c1', day: '2026-12-01', cityCode: '110100' })).toEqual(line);
});

test.each([
  ['110000', '110100'],
  ['110105', '110100'],
  ['330100', '330100'],
  ['330106', '330100'],
])('region %s lies in city %s', (region, city) => {
  expect(cityOf(region)).toBe(city);
});
