import {
  sampleCatalogue,
  sampleClinic,
  sampleException,
  samplePeriod,
} from '../../../../../test/samples/catalogue-rows';
import type { Catalogue } from '../../../../catalogue/rows';
import { planOfCatalogue } from './catalogue-plan';
import { changedDays } from './changed-days';

const DAYS = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
const on = (firstDay: string, lastDay = firstDay, depaCode = 'D2') =>
  sampleException(depaCode, { firstDay, lastDay });
const FIRST = on('2026-11-23');
const SECOND = on('2026-11-23', '2026-11-24');

/** Of {@link DAYS}, by their last digit, those that may change for the second clinic’s product. */
const days = (before: Partial<Catalogue>, after: Partial<Catalogue>): string => {
  const plans = [before, after].map((more) => planOfCatalogue(sampleCatalogue(more)));
  const [was, becomes] = plans as [(typeof plans)[0], (typeof plans)[0]];
  const mayChange = changedDays(was, becomes);
  return DAYS.filter((day) => mayChange('D2', 'P1', day))
    .map((day) => day.at(-1))
    .join('');
};
const ALL = '2345';
const exceptions = (...list: Catalogue['exceptions']) => ({ exceptions: list });

test.each([
  ['nothing', exceptions(FIRST), exceptions(FIRST), ''],
  ['an exception more', exceptions(), exceptions(FIRST), '3'],
  ['one less', exceptions(FIRST, SECOND), exceptions(FIRST), '34'],
  ['another day', exceptions(FIRST), exceptions(on('2026-11-25')), '35'],
  ['another order', exceptions(FIRST, SECOND), exceptions(SECOND, FIRST), ALL],
  [
    'another clinic',
    exceptions(FIRST),
    exceptions(FIRST, on('2026-11-22', '2026-11-25', 'D1')),
    '',
  ],
  ['a schedule', {}, { schedules: [samplePeriod('D2', 'P1', { capacity: 7 })] }, ALL],
  ['a schedule that comes', { schedules: [] }, {}, ALL],
  ['a schedule that goes', {}, { schedules: [] }, ALL],
  ['no schedule before and after', { schedules: [] }, { schedules: [] }, ALL],
  ['hours', {}, { clinics: [sampleClinic('D2', { hours: [] })] }, ALL],
  ['offline', {}, { clinics: [sampleClinic('D2', { isOnline: false })] }, ALL],
  ['the phone', {}, { clinics: [sampleClinic('D2', { phone: '010' })] }, ''],
  [
    'a holiday',
    { holidays: [] },
    {
      holidays: [
        { day: '2026-11-24', kind: 'closed' as const, weekday: null, name: { zh: '', en: '' } },
      ],
    },
    '4',
  ],
])('what may change by %s', (_, before, after, expected) => {
  const same = { exceptions: [], ...before };
  expect(days(same, { ...same, ...after })).toBe(expected);
});
