import type { ExceptionFields } from '@contract/manage/catalogue-fields';
import { markOf } from './month-marks-rules';

const exception = (kind: ExceptionFields['kind'], firstDay: string, lastDay = firstDay) => ({
  ...{ productIds: [], firstDay, lastDay, kind, startTime: null, endTime: null, weekday: null },
  ...{ capacity: null, capacityPercent: null, reason: { zh: '', en: '' } },
});
const MONTH = {
  exceptions: [
    exception('capacity', '2026-12-01', '2026-12-03'),
    exception('closed', '2026-12-02'),
    exception('extra', '2026-12-26'),
  ],
  holidays: [
    { day: '2026-12-25', kind: 'closed' as const, weekday: null, name: '' },
    { day: '2026-12-26', kind: 'closed' as const, weekday: null, name: '' },
    { day: '2026-12-27', kind: 'working' as const, weekday: 5, name: '' },
  ],
};

test.each([
  ['2026-11-30', null],
  ['2026-12-01', 'capacity'],
  ['2026-12-02', 'closed'],
  ['2026-12-03', 'capacity'],
  ['2026-12-04', null],
  ['2026-12-25', 'holidayClosed'],
  ['2026-12-26', 'extra'],
  ['2026-12-27', 'holidayWorking'],
])('%s is marked %p', (day, mark) => {
  expect(markOf(day, MONTH)).toBe(mark);
});
