import type { ClinicEdits } from '@contract/manage/catalogue-fields';
import { isWithin, PRICE } from '../rules/limits';
import type { FieldProblems } from './edit-problem';

/** What a product of the catalogue allows. */
export interface ProductLimits {
  readonly id: string;
  readonly category: 'free' | 'paid';
}

function reportMoney(field: string, cents: number, isFree: boolean, problems: FieldProblems): void {
  if (isFree && cents > 0)
    problems.add(field, '免疫规划疫苗不收费，请填 0', 'This vaccine is free of charge: enter 0');
  else if (!isWithin(cents, PRICE))
    problems.add(field, '金额要小于 100000 元', 'It has to be less than 100,000 yuan');
}

/** Reports products that are not in the catalogue, named twice, or dearer than they may be. */
export function reportProducts(
  { products, removedProducts }: ClinicEdits,
  catalogue: readonly ProductLimits[],
  own: ReadonlySet<string>,
  problems: FieldProblems,
): void {
  const named = new Set<string>();
  products.forEach(({ productId, priceCents, serviceFeeCents }, index) => {
    const at = problems.within('products').within(index);
    const product = catalogue.find(({ id }) => id === productId);
    if (!product)
      at.add('productId', '疫苗目录里没有这种疫苗', 'The catalogue has no such vaccine');
    if (named.has(productId) || removedProducts.includes(productId))
      at.add('productId', '同一种疫苗有两处改动', 'This vaccine is changed twice');
    named.add(productId);
    const isFree = product?.category === 'free';
    reportMoney('priceCents', priceCents, isFree, at);
    reportMoney('serviceFeeCents', serviceFeeCents, isFree, at);
  });
  removedProducts.forEach((productId, index) => {
    if (!own.has(productId))
      problems
        .within('removedProducts')
        .add(String(index), '门诊已经没有这种疫苗', 'The clinic no longer has this vaccine');
  });
}
