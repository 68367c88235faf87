import { selfReportedDoseNo, selfReportedUnder } from './self-reported-rules';

test.each([
  // self-reported code, its number, booked code, its number in that course
  ['hepb', 2, 'hepb', 2],
  ['mmr', 1, 'mmr', 1],
  ['hpv2', 1, 'hpv2', 1],
  // The third and fourth dose against polio are the oral vaccine's own first and second.
  ['polio', 3, 'bopv', 1],
  ['polio', 4, 'bopv', 2],
  ['polio', 2, 'polio', 2],
  ['polio', 2, 'bopv', null],
  // The dose of a combined vaccine is not certain, nor is that of an entry without a number.
  ['dtap', 1, 'dtap-ipv-hib', null],
  ['dtap', 1, 'dtap-hib', null],
  ['hpv2', 1, 'hpv9', null],
  ['je-l', 1, 'je-i', null],
  ['varicella', null, 'varicella', null],
  ['hpv9', null, 'hpv9', null],
])('%s noted as dose %s is of %s dose %s', (code, doseNo, booked, number) => {
  expect(selfReportedDoseNo({ code, doseNo }, booked)).toBe(number);
});

test('what counts for a vaccine is looked for under each code that it may have', () => {
  expect(selfReportedUnder('bopv')).toEqual(['bopv', 'polio']);
  expect(selfReportedUnder('dtap')).toEqual(['dtap']);
});
