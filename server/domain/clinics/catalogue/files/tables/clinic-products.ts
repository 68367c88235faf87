import { optional, required } from '../columns';
import { readYesNo } from '../fields/choice';
import { readCode } from '../fields/code';
import { readYuan } from '../fields/money';
import type { Columns, CsvFile } from '../columns';

export const CLINIC_PRODUCTS = {
  name: 'offers.csv',
  isRequired: true,
  about: {
    zh: '各门诊提供的疫苗及价格，每行一种',
    en: 'the products of each clinic and their prices, one a line',
  },
  columns: {
    clinic: required(readCode, '门诊编码', 'code of the clinic', '3101150001'),
    product: required(
      readCode,
      '疫苗产品编号，即 vaccines 中的文件名',
      'id of the product, as its file in vaccines is named',
      'example-vaccine',
    ),
    price: required(readYuan, '每剂价格，元', 'price of a dose in yuan', '198.00'),
    fee: optional(
      readYuan,
      '每剂服务费，元，空为 0',
      'service fee of a dose in yuan; 0 where blank',
      '28',
    ),
    in_stock: optional(
      readYesNo,
      '是否有苗，空为是',
      'whether it is in stock; yes where blank',
      'yes',
    ),
    limited_by_stock: optional(
      readYesNo,
      '是否按库存限制预约，空为否；为是时只能约到 stock.csv 及管理页登记的可用剂数',
      'whether bookings are limited to the doses of its lots, in stock.csv and on the page; no where blank',
      'no',
    ),
  },
} satisfies CsvFile<Columns>;
