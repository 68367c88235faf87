import { required } from '../columns';
import { readClockTime } from '../fields/clock-time';
import { readCode } from '../fields/code';
import { readWeekdays } from '../fields/weekdays';
import type { Columns, CsvFile } from '../columns';

export const HOURS = {
  name: 'hours.csv',
  isRequired: true,
  about: {
    zh: '门诊时间，每个时段一行；没有写的星期休息',
    en: 'opening hours, a period a line; weekdays without any are closed',
  },
  columns: {
    clinic: required(readCode, '门诊编码', 'code of the clinic', '3101150001'),
    weekdays: required(
      readWeekdays,
      '星期：1（周一）至 7（周日），如 1,3,5 或 周一至周五',
      'weekdays, 1 (Monday) to 7 (Sunday): 1,3,5 or Mon-Fri',
      '1,2,3,4,5',
    ),
    from: required(readClockTime, '开始时间', 'when it opens', '08:00'),
    to: required(readClockTime, '结束时间', 'when it closes', '11:30'),
  },
} satisfies CsvFile<Columns>;
