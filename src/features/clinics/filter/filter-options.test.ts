import type { IndexedProduct } from '@contract/vaccine/endpoints';
import { vaccineOptions } from './filter-options';

const product = (vaccineCode: string, shortName: string) =>
  ({ vaccineCode, shortName }) as IndexedProduct;

test('a vaccine is there once, whoever makes it, by its shortest name', () => {
  expect(
    vaccineOptions([
      product('FLU4', '四价流感疫苗（儿童）'),
      product('HPV9', '九价 HPV 疫苗'),
      product('FLU4', '四价流感疫苗'),
    ]),
  ).toEqual([
    { value: 'FLU4', label: '四价流感疫苗' },
    { value: 'HPV9', label: '九价 HPV 疫苗' },
  ]);
});
