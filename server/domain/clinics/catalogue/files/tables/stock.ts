import { MOST_DOSES } from '@contract/stock/stock-rules';
import { required } from '../columns';
import { readCode } from '../fields/code';
import { readDay } from '../fields/day';
import { readLot } from '../fields/lot';
import { wholeNumber } from '../fields/whole-number';
import type { Columns, CsvFile } from '../columns';

export const STOCK = {
  name: 'stock.csv',
  isRequired: false,
  about: {
    zh: '各门诊的疫苗批次，每行一批；剂次为最初入库数，不随接种减少；未写的批次保持不变',
    en: 'the lots of each clinic, one a line; doses are those it was entered with first, whatever was given since; lots that are not here stay as they are',
  },
  columns: {
    clinic: required(readCode, '门诊编码', 'code of the clinic', '3101150001'),
    product: required(
      readCode,
      '疫苗产品编号，即 vaccines 中的文件名',
      'id of the product, as its file in vaccines is named',
      'example-vaccine',
    ),
    lot: required(readLot, '批号', 'lot number, as on the box', 'A2026-01'),
    expiry: required(readDay, '有效期至（含当天）', 'last valid day', '2027-12-31'),
    doses: required(
      wholeNumber([0, MOST_DOSES]),
      '最初入库的剂次',
      'doses that were received, or counted first',
      '50',
    ),
  },
} satisfies CsvFile<Columns>;
