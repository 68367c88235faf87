import { optional, required } from '../columns';
import { oneOf } from '../fields/choice';
import { readCode, readCodes } from '../fields/code';
import { textUpTo } from '../fields/text';
import type { Columns, CsvFile } from '../columns';

const NAME = 50;

export const CATALOGS = {
  name: 'catalogs.csv',
  isRequired: false,
  about: {
    zh: '疫苗分类，按显示顺序',
    en: 'classes of products, in the order in which they are shown',
  },
  columns: {
    id: required(readCode, '分类编号', 'id of the class', 'paid'),
    kind: required(
      oneOf('category', 'age', 'disease'),
      'category 费用，age 年龄，disease 疾病',
      'category (of payment), age or disease',
      'category',
    ),
    name_zh: required(textUpTo(NAME), '中文名称', 'name in Chinese', '自费'),
    name_en: required(textUpTo(NAME), '英文名称', 'name in English', 'Paid'),
    products: optional(
      readCodes,
      '疫苗产品编号，空格分隔',
      'ids of its products, separated by blanks',
      'example-vaccine',
    ),
  },
} satisfies CsvFile<Columns>;
