import type { PeriodFields } from '@contract/manage/catalogue-fields';
import { periodOf, typedOf } from './typed-period-rules';

const PLAIN: PeriodFields = {
  ...{ weekday: 2, startTime: '08:00', endTime: '10:00', slotMinutes: 60, capacity: 6 },
  ...{ validFrom: null, validUntil: null, releaseDays: null, releaseTime: null },
};

test.each<PeriodFields>([
  PLAIN,
  { ...PLAIN, validFrom: '2026-12-01', validUntil: '2026-12-31' },
  { ...PLAIN, releaseDays: 0, releaseTime: '09:00' },
])('what is there is sent as it is', (period) => {
  expect(periodOf(typedOf(period), 2)).toEqual(period);
});

test.each([{ slotMinutes: '' }, { capacity: 'x' }, { capacity: '1.5' }, { releaseDays: '-1' }])(
  '%p is no number',
  (more) => {
    expect(periodOf({ ...typedOf(PLAIN), ...more }, 2)).toBeNull();
  },
);
