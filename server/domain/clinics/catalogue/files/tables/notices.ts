import { optional, required } from '../columns';
import { readCode } from '../fields/code';
import { readInstant } from '../fields/day';
import { readShownFrom } from '../fields/times';
import { textUpTo } from '../fields/text';
import type { Columns, CsvFile } from '../columns';

const [TITLE, CONTENT] = [100, 5000] as const;

export const NOTICES = {
  name: 'notices.csv',
  isRequired: false,
  about: { zh: '门诊公告', en: 'notices of clinics' },
  columns: {
    id: required(readCode, '公告编号', 'id of the notice', '3101150001-1'),
    clinic: required(readCode, '门诊编码', 'code of the clinic', '3101150001'),
    title_zh: required(textUpTo(TITLE), '中文标题', 'title in Chinese', '请带预防接种证'),
    title_en: required(
      textUpTo(TITLE),
      '英文标题',
      'title in English',
      'Bring the vaccination book',
    ),
    content_zh: required(
      textUpTo(CONTENT),
      '中文内容',
      'content in Chinese',
      '儿童接种请带预防接种证。',
    ),
    content_en: required(
      textUpTo(CONTENT),
      '英文内容',
      'content in English',
      'For children bring the vaccination book.',
    ),
    published_at: required(
      readShownFrom,
      '发布日期，可加时间，如 2026-01-05 09:00；草稿写 draft',
      'day from which it is shown; a time may follow, as 2026-01-05 09:00; draft: not yet',
      '2026-01-05',
    ),
    published_until: optional(
      readInstant,
      '下架时间，从那时起不再显示；不写则一直显示',
      'from when it is no longer shown; for good where it is left out',
    ),
  },
} satisfies CsvFile<Columns>;
