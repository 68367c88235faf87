import { ProductGroups } from '../../rules/product-groups';
import { EVERY_CLINIC } from '../rows/exceptions';
import type { FileProblems } from '../file-problems';
import type { Problems, Tables } from '../folder';

interface Line {
  readonly line: number;
  readonly clinic: string;
  readonly groups: readonly (readonly string[])[];
}

/** Reports lines that have a product in another group than an earlier one, each once. */
function report(
  lines: readonly Line[],
  file: string,
  groupsBefore: ProductGroups<string>,
  problems: FileProblems,
): void {
  for (const { line, clinic, groups } of lines) {
    const [other] = groups
      .map((products) => groupsBefore.note(clinic, products, `line ${String(line)} of ${file}`))
      .filter((found) => found !== null);
    if (!other) continue;
    const { productId, group, earlier } = other;
    problems.error(
      line,
      'product',
      `${productId} of clinic ${clinic} shares its slots as ${group} here, but as ${earlier.group} on ${earlier.source}: a product is in one group, write the same products on both lines`,
    );
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
  const groups = new ProductGroups<string>();
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
