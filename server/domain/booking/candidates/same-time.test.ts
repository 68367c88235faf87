import { atSameTime } from './same-time';

const at = (startTime: string, endTime: string, depaCode = 'D1', day = '2026-12-01') => ({
  ...{ depaCode, day, startTime, endTime },
});
const open = [{ orderId: 'o1', ...at('10:00', '11:00') }];

test.each([
  ['the same time', at('10:00', '11:00', 'D2'), true],
  ['a time within it', at('10:20', '10:40', 'D2'), true],
  ['a time that ends after it began', at('09:30', '10:01', 'D2'), true],
  ['a time that ends when it begins', at('09:30', '10:00', 'D2'), false],
  ['a time that begins before it ends', at('10:59', '11:30', 'D2'), true],
  ['a time that begins when it ends', at('11:00', '11:30', 'D2'), false],
  ['another day', at('10:00', '11:00', 'D2', '2026-12-02'), false],
  ['the same clinic: two vaccines of one visit', at('10:00', '11:00'), false],
])('of an appointment, %s', (_what, asked, isInTheWay) => {
  expect(atSameTime(asked, open)?.orderId).toBe(isInTheWay ? 'o1' : undefined);
});
