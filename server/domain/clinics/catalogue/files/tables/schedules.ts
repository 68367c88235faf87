import { RELEASE_DAYS, SLOT_MINUTES } from '../../rules/limits';
import { optional, required } from '../columns';
import { readCount } from '../fields/capacity';
import { readClockTime } from '../fields/clock-time';
import { readCode, readListOfJoinedCodes } from '../fields/code';
import { readDay } from '../fields/day';
import { readWeekdays } from '../fields/weekdays';
import { wholeNumber } from '../fields/whole-number';
import type { Columns, CsvFile } from '../columns';

export const SCHEDULES = {
  name: 'schedule.csv',
  isRequired: true,
  about: {
    zh: '号源排班，按星期；一个时段不能跨过午休',
    en: 'slots by weekday; a period lies within one of the opening hours',
  },
  columns: {
    clinic: required(readCode, '门诊编码', 'code of the clinic', '3101150001'),
    product: required(
      readListOfJoinedCodes,
      '疫苗产品编号：a|b 共用号源，* 为该门诊全部产品共用；空格分隔的各有自己的号源',
      'ids of products: a|b share slots, with * all products of the clinic; those separated by blanks have slots of their own',
      'example-vaccine',
    ),
    weekdays: required(
      readWeekdays,
      '星期：1（周一）至 7（周日），如 1,3,5 或 周一至周五',
      'weekdays, 1 (Monday) to 7 (Sunday): 1,3,5 or Mon-Fri',
      '1,3,5',
    ),
    from: required(readClockTime, '首个时段的开始时间', 'when the first slot begins', '08:00'),
    to: required(readClockTime, '末个时段的结束时间', 'when the last slot ends', '11:00'),
    minutes: required(wholeNumber(SLOT_MINUTES), '每个时段的分钟数', 'minutes of a slot', '30'),
    capacity: required(readCount, '每个时段的人数', 'people in a slot', '12'),
    valid_from: optional(readDay, '首日，空为不限', 'first day; from now on where blank'),
    valid_until: optional(
      readDay,
      '末日（含），空为不限',
      'last day, included; no end where blank',
    ),
    release_days: optional(
      wholeNumber(RELEASE_DAYS),
      '提前几天放号，空为随时可约',
      'days ahead on which slots are released; at once where blank',
      '7',
    ),
    release_time: optional(
      readClockTime,
      '放号时间，与提前天数同填或同空',
      'when on that day; with release_days or not at all',
      '09:00',
    ),
  },
} satisfies CsvFile<Columns>;
