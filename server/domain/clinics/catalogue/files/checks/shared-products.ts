import { groupOfProducts } from '../../../../../shared/slots/group-of-products';
import { EVERY_CLINIC } from '../rows/exceptions';
import { pairKey } from './targets';
import type { FileProblems } from '../file-problems';
import type { Problems, Tables } from '../folder';

/** With which products a line has a product of a clinic share its slots. */
interface Said {
  readonly group: string;
  readonly line: number;
  readonly file: string;
}

interface Line {
  readonly line: number;
  readonly clinic: string;
  readonly groups: readonly (readonly string[])[];
}

/** Reports lines that have a product in another group than an earlier one, each once. */
function report(
  lines: readonly Line[],
  file: string,
  groupsBefore: Map<string, Said>,
  problems: FileProblems,
): void {
  for (const { line, clinic, groups } of lines) {
    let problem: string | null = null;
    for (const products of groups) {
      const group = groupOfProducts(products);
      for (const product of products) {
        const key = pairKey(clinic, product);
        const before = groupsBefore.get(key);
        if (!before) groupsBefore.set(key, { group, line, file });
        else if (before.group !== group)
          problem ??= `${product} of clinic ${clinic} shares its slots as ${group} here, but as ${before.group} on line ${String(before.line)} of ${before.file}: a product is in one group, write the same products on both lines`;
      }
    }
    if (problem !== null) problems.error(line, 'product', problem);
  }
}

/**
 * Reports products that are in two groups of their clinic, within schedule.csv or between it and exceptions.csv.
 * @param clinicsOf codes of the clinics that `*` means for some products
 */
export function reportSharedTwice(
  { schedules, exceptions }: Tables,
  clinicsOf: (productIds: readonly string[] | null) => readonly string[],
  problems: Problems,
): void {
  const groups = new Map<string, Said>();
  const scheduled = (schedules?.lines ?? []).map(({ line, clinic, product }) => ({
    line,
    clinic,
    groups: product,
  }));
  report(scheduled, 'schedule.csv', groups, problems.schedules);
  const excepted = (exceptions?.lines ?? []).flatMap(({ line, clinic, product }) =>
    product === null
      ? []
      : (clinic === EVERY_CLINIC ? clinicsOf(product) : [clinic]).map((code) => ({
          line,
          clinic: code,
          groups: [product],
        })),
  );
  report(excepted, 'exceptions.csv', groups, problems.exceptions);
}
