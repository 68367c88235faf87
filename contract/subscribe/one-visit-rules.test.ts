import { isOneVisit } from './one-visit-rules';

const period = (startTime: string, endTime: string) => ({ startTime, endTime });

test.each([
  ['one time', [period('09:00', '10:00'), period('09:00', '10:00')], true],
  [
    'times that follow each other, in any order',
    [period('10:00', '11:00'), period('09:00', '10:00')],
    true,
  ],
  ['times that overlap', [period('09:00', '10:00'), period('09:30', '10:30')], true],
  [
    'a chain of three',
    [period('09:00', '10:00'), period('11:00', '12:00'), period('10:00', '11:00')],
    true,
  ],
  ['a wait in between', [period('09:00', '10:00'), period('10:30', '11:30')], false],
  [
    'a long time beside a short one',
    [period('08:00', '12:00'), period('08:00', '09:00'), period('11:00', '12:00')],
    true,
  ],
] as const)('%s', (_, periods, expected) => {
  expect(isOneVisit(periods)).toBe(expected);
});
