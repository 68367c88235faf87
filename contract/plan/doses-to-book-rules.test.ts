import { planOf } from './plan-rules';
import { others, parseAdministered } from './plan-table';
import { dosesToBook } from './doses-to-book-rules';

const GIRL = { birthday: '2024-01-15', sex: 2 } as const;
const wanted = (code: string, taken: string, today: string, ...left: string[]) =>
  dosesToBook(
    code,
    planOf(GIRL, [...others(...left), ...parseAdministered(taken)], today),
    GIRL.birthday,
    today,
  );

test('of a vaccine the first open dose is wanted, on its first day', () => {
  expect(wanted('dtap', 'dtap#1=2024-03-15', '2024-05-01', 'dtap')).toEqual({
    codes: ['dtap'],
    category: 'free',
    doseNo: 2,
    earliest: '2024-05-15',
    reason: 'waitAge',
    condition: null,
  });
});

test.each([
  ['2024-04-14', null],
  ['2024-04-15', 'bcgTest'],
  ['2028-01-14', 'bcgTest'],
] as const)('BCG on %s: %s', (today, condition) =>
  expect(wanted('bcg', '', today, 'bcg')).toMatchObject({
    earliest: today,
    reason: null,
    condition,
  }),
);

test('BCG is not to be had from the fourth birthday on', () =>
  expect(wanted('bcg', '', '2028-01-15', 'bcg')).toBeNull());

test('what can be given now needs no reason to wait', () => {
  expect(wanted('mmr', '', '2024-10-20', 'mmr')).toMatchObject({
    doseNo: 1,
    earliest: '2024-10-20',
    reason: null,
  });
});

test('the oral polio vaccine is booked by its own numbers, the injected one by the code of its series', () => {
  const two = 'polio#1=2024-03-15 polio#2=2024-04-15';
  expect(wanted('bopv', two, '2024-05-15', 'polio', 'bopv')).toMatchObject({ doseNo: 1 });
  expect(wanted('polio', 'polio#1=2024-03-15', '2024-04-15', 'polio', 'bopv')).toMatchObject({
    codes: ['polio'],
    doseNo: 2,
  });
});

test('a suggestion stands for every product of its kind, for a fee', () => {
  expect(wanted('hpv', '', '2026-11-21')).toMatchObject({
    codes: ['hpv2', 'hpv4', 'hpv9'],
    category: 'paid',
    doseNo: null,
  });
});

test.each(['bcg', 'rabies'])('nothing open, nothing wanted: %s', (code) => {
  expect(wanted(code, '', '2026-11-21')).toBeNull();
});
