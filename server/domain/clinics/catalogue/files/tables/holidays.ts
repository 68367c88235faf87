import { required } from '../columns';
import { oneOf } from '../fields/choice';
import { readDay } from '../fields/day';
import { textUpTo } from '../fields/text';
import { asWeekday } from './as-weekday';
import type { Columns, CsvFile } from '../columns';

const NAME = 50;

export const HOLIDAYS = {
  name: 'holidays.csv',
  isRequired: false,
  about: {
    zh: '法定节假日和调休上班日，每天一行',
    en: 'public holidays, and the working days swapped for them, a day a line',
  },
  columns: {
    day: required(readDay, '日期', 'the day', '2026-10-01'),
    kind: required(
      oneOf('closed', 'working'),
      'closed 放假，working 调休上班',
      'closed, or working (swapped)',
      'closed',
    ),
    as_weekday: asWeekday('working'),
    name_zh: required(textUpTo(NAME), '中文名称', 'name in Chinese', '国庆节'),
    name_en: required(textUpTo(NAME), '英文名称', 'name in English', 'National Day'),
  },
} satisfies CsvFile<Columns>;
