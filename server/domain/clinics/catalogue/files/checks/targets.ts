import { codesOf, References } from './references';
import { EVERY } from '../fields/code';
import { EVERY_CLINIC } from '../rows/exceptions';
import type { CatalogueContext } from '../context';
import type { FileProblems } from '../file-problems';
import type { Problems, Tables } from '../folder';

/** Key of a product of a clinic. */
export const pairKey = (clinic: string, product: string): string => `${clinic} ${product}`;

/** What lines refer to, and what is wrong with a reference. */
class Targets {
  readonly #clinics: References;
  readonly #products: References;
  /** Products of clinics, by {@link pairKey}; null where they could not be read. */
  readonly #pairs: ReadonlySet<string> | null;

  constructor(tables: Tables, { productIds }: CatalogueContext) {
    this.#clinics = new References(
      (code) => `there is no clinic ${code} in clinics.csv`,
      codesOf(tables.clinics, ({ code }) => code),
    );
    this.#products = new References((id) => `there is no product ${id}`, productIds);
    this.#pairs = codesOf(tables.clinicProducts, ({ clinic, product }) =>
      clinic === undefined || product === undefined ? null : pairKey(clinic, product),
    );
  }

  reportClinic(line: number, clinic: string, problems: FileProblems): boolean {
    const problem = clinic === EVERY_CLINIC ? null : this.#clinics.problemOf(clinic);
    if (problem !== null) problems.error(line, 'clinic', problem);
    return problem === null;
  }

  reportProducts(
    line: number,
    column: string,
    products: readonly string[],
    problems: FileProblems,
  ): boolean {
    const wrong = products
      .map((id) => this.#products.problemOf(id))
      .filter((each) => each !== null);
    wrong.forEach((problem) => problems.error(line, column, problem));
    return wrong.length === 0;
  }

  /** Reports a clinic that is not there, products that are not, and those that the clinic does not have. */
  reportPairs(
    line: number,
    clinic: string,
    products: readonly string[],
    problems: FileProblems,
  ): void {
    const areThere = this.reportClinic(line, clinic, problems);
    if (products.includes(EVERY)) {
      if (areThere)
        problems.error(line, 'product', `clinic ${clinic} has no product in offers.csv`);
      return;
    }
    if (!this.reportProducts(line, 'product', products, problems) || !areThere) return;
    if (clinic === EVERY_CLINIC || !this.#pairs) return;
    for (const product of products)
      if (!this.#pairs.has(pairKey(clinic, product)))
        problems.error(line, 'product', `clinic ${clinic} has no ${product} in offers.csv`);
  }
}

/** Reports what lines of any file refer to in vain. */
export function reportReferences(
  tables: Tables,
  context: CatalogueContext,
  problems: Problems,
): void {
  const targets = new Targets(tables, context);
  for (const { line, clinic } of tables.hours?.lines ?? [])
    targets.reportClinic(line, clinic, problems.hours);
  for (const { line, clinic } of tables.notices?.lines ?? [])
    targets.reportClinic(line, clinic, problems.notices);
  for (const { line, clinic, product } of tables.clinicProducts?.lines ?? []) {
    targets.reportClinic(line, clinic, problems.clinicProducts);
    targets.reportProducts(line, 'product', [product], problems.clinicProducts);
  }
  for (const { line, clinic, product } of tables.schedules?.lines ?? [])
    targets.reportPairs(line, clinic, product.flat(), problems.schedules);
  for (const { line, clinic, product } of tables.exceptions?.lines ?? [])
    targets.reportPairs(line, clinic, product ?? [], problems.exceptions);
  for (const { line, clinic, product } of tables.stock?.lines ?? [])
    targets.reportPairs(line, clinic, [product], problems.stock);
  for (const { line, products } of tables.catalogs?.lines ?? [])
    targets.reportProducts(line, 'products', products ?? [], problems.catalogs);
  for (const { line, products } of tables.zones?.lines ?? [])
    targets.reportProducts(line, 'products', products ?? [], problems.zones);
}
