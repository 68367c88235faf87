import { CHINA } from './china';

/** Rows of the tables that name a product. */
const NAMED_ROWS = [...CHINA.antigens.values()]
  .flatMap(({ series }) => series.flatMap(({ doses }) => doses))
  .flatMap(({ preferable }) => preferable.filter(({ product }) => product !== null));
const NAMED: ReadonlySet<string | null> = new Set(NAMED_ROWS.map(({ product }) => product));

/** Vaccines whose products the tables tell apart. */
export const WITH_PRODUCTS: ReadonlySet<string> = new Set(NAMED_ROWS.map(({ code }) => code));

/** A product as the tables know it; null: one that they do not name, so that any row of its vaccine may be meant. */
export const namedProduct = (product: string | null): string | null =>
  NAMED.has(product) ? product : null;
