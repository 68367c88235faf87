import type { Administered } from '../../../shared/doses/administered';
import { movedHistory } from './moved-history';

const dose = (orderId: string | null, day: string) => ({ orderId, day }) as Administered;
const days = (all: readonly Administered[]) => all.map(({ orderId, day }) => `${orderId} ${day}`);

const MMR = dose('mmr', '2026-12-01');
const VARICELLA = dose('var', '2026-12-01');
const EARLIER = dose('earlier', '2026-11-10');
const SELF_REPORTED = dose(null, '2026-10-01');
const TO = new Map([
  ['mmr', '2026-12-08'],
  ['var', '2026-12-08'],
]);

test('the visit’s other dose moves along, so that two on one day stay on one day', () => {
  expect(days(movedHistory([MMR, VARICELLA, EARLIER], 'mmr', TO))).toEqual([
    'var 2026-12-08',
    'earlier 2026-11-10',
  ]);
});

test('a dose that stays is where it was, and counts there', () => {
  const alone = new Map([['mmr', '2026-12-08']]);
  expect(days(movedHistory([MMR, VARICELLA], 'mmr', alone))).toEqual(['var 2026-12-01']);
});

test('what was noted, and other accounts’ records, which have no id, are as they were', () => {
  expect(days(movedHistory([SELF_REPORTED, MMR], 'mmr', TO))).toEqual(['null 2026-10-01']);
});
