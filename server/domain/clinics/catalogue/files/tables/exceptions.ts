import { LONGEST_REASON } from '../../rules/limits';
import { optional, required } from '../columns';
import { readCapacity } from '../fields/capacity';
import { oneOf } from '../fields/choice';
import { readClockTime } from '../fields/clock-time';
import { readCodeOrEvery, readJoinedCodes } from '../fields/code';
import { readDay } from '../fields/day';
import { textUpTo } from '../fields/text';
import { asWeekday } from './as-weekday';
import type { Columns, CsvFile } from '../columns';

export const EXCEPTIONS = {
  name: 'exceptions.csv',
  isRequired: false,
  about: {
    zh: '与每周安排不同的日子；同一天有几行时以后面的为准',
    en: 'days that differ from the week; where several lines fit, the later one counts',
  },
  columns: {
    clinic: required(
      readCodeOrEvery,
      '门诊编码，* 为全部门诊',
      'code of the clinic, * for every clinic',
      '3101150001',
    ),
    product: optional(
      readJoinedCodes,
      '疫苗产品编号，共用号源的写全，如 a|b；空或 * 为全部',
      'id of the product, or all that share slots: a|b; all of the clinic where blank or *',
    ),
    first_day: required(readDay, '首日', 'first day', '2026-05-01'),
    last_day: optional(
      readDay,
      '末日（含），空为只有首日',
      'last day, included; only the first where blank',
      '2026-05-03',
    ),
    kind: required(
      oneOf('closed', 'extra', 'capacity'),
      'closed 停诊，extra 加开，capacity 改变人数',
      'closed, extra (open as on another weekday) or capacity (another one)',
      'closed',
    ),
    from: optional(
      readClockTime,
      '只涉及部分时间时的开始，与结束同填或同空',
      'from when, if only a part of the day; with to or not at all',
    ),
    to: optional(readClockTime, '结束时间', 'until when'),
    as_weekday: asWeekday('extra'),
    capacity: optional(
      readCapacity,
      'capacity：每个时段的人数，或原来的百分之几，如 50%',
      'capacity: people in a slot, or a share such as 50%',
    ),
    reason_zh: required(textUpTo(LONGEST_REASON), '中文原因', 'reason in Chinese', '劳动节停诊'),
    reason_en: required(
      textUpTo(LONGEST_REASON),
      '英文原因',
      'reason in English',
      'Closed for Labour Day',
    ),
  },
} satisfies CsvFile<Columns>;
