import { addDays } from '../time/day-rules';
import { isWithin } from '../subscribe/span-rules';
import { isInjectedLive, LIVE_CODES, liveDaysOf, tooNear } from './live-rules';
import { LIVE_GAP_DAYS } from './schedule-rules';

const DAY = '2026-12-10';
const NEAR = tooNear([DAY]);

test.each([
  [-28, true],
  [-27, false],
  [-1, false],
  [0, true],
  [1, false],
  [27, false],
  [28, true],
])('%s days from another injected live vaccine: possible %s', (days, possible) => {
  expect(isWithin(addDays(DAY, days), NEAR)).toBe(!possible);
  expect(Math.abs(days) < LIVE_GAP_DAYS && days !== 0).toBe(!possible);
});

test('drops, BCG and what is not alive need no distance; the nasal vaccine counts as an injection', () => {
  expect([...LIVE_CODES].sort()).toEqual([
    'flu-nasal',
    'hepa-l',
    'je-l',
    'mmr',
    'mr',
    'varicella',
    'zoster-live',
  ]);
  for (const code of ['bcg', 'bopv', 'rota', 'je-i', 'hepa-i', 'zoster', 'hepb'])
    expect(isInjectedLive(code)).toBe(false);
  const taken = [
    { code: 'mmr', day: '2026-10-01' },
    { code: 'flu', day: '2026-10-02' },
    { code: 'varicella', day: '2026-10-03' },
  ];
  expect(liveDaysOf(taken)).toEqual(['2026-10-01', '2026-10-03']);
});
