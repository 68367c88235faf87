import { EVERY } from './fields/code';
import type { Tables } from './folder';

type List = readonly string[];

const isEvery = ([first]: List): boolean => first === EVERY;

/** Tables in which each clinic's products stand for `*`; in exceptions it is the same as none, the whole clinic. */
export function withProducts(tables: Tables): Tables {
  const { schedules, exceptions, clinicProducts } = tables;
  const products = new Map<string, string[]>();
  for (const { clinic, product } of clinicProducts?.lines ?? [])
    products.set(clinic, [...(products.get(clinic) ?? []), product]);
  return {
    ...tables,
    schedules: schedules && {
      ...schedules,
      lines: schedules.lines.map((line) => ({
        ...line,
        // A clinic that has none is told so by another check.
        product: line.product.map((list) =>
          isEvery(list) ? (products.get(line.clinic) ?? list) : list,
        ),
      })),
    },
    exceptions: exceptions && {
      ...exceptions,
      lines: exceptions.lines.map((line) => ({
        ...line,
        product: line.product === null || isEvery(line.product) ? null : line.product,
      })),
    },
  };
}
