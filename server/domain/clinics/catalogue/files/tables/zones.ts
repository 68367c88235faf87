import { optional, required } from '../columns';
import { readCode, readCodes } from '../fields/code';
import { readPicture } from '../fields/picture';
import { textUpTo } from '../fields/text';
import type { Columns, CsvFile } from '../columns';

const [NAME, SUMMARY] = [50, 200] as const;

export const ZONES = {
  name: 'zones.csv',
  isRequired: false,
  about: { zh: '专区，按显示顺序', en: 'zones, in the order in which they are shown' },
  columns: {
    id: required(readCode, '专区编号', 'id of the zone', 'flu'),
    name_zh: required(textUpTo(NAME), '中文名称', 'name in Chinese', '流感季'),
    name_en: required(textUpTo(NAME), '英文名称', 'name in English', 'Flu season'),
    summary_zh: required(textUpTo(SUMMARY), '中文摘要', 'summary in Chinese', '全家一次约好。'),
    summary_en: required(
      textUpTo(SUMMARY),
      '英文摘要',
      'summary in English',
      'The whole family in one go.',
    ),
    products: optional(
      readCodes,
      '疫苗产品编号，空格分隔，按显示顺序',
      'ids of its products in their order, separated by blanks',
      'example-vaccine',
    ),
    picture: optional(
      readPicture,
      '图片地址，空则自动绘制',
      'address of its picture; one is drawn where blank',
    ),
  },
} satisfies CsvFile<Columns>;
