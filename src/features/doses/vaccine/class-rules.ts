import type { CatalogNode, IndexedProduct } from '@contract/vaccine/endpoints';

/** Divisions of the catalogue, the most searched first. */
export const KINDS = [
  'category',
  'age',
  'disease',
] as const satisfies readonly CatalogNode['kind'][];
export type Kind = (typeof KINDS)[number];

export interface Division {
  readonly kind: Kind;
  readonly classes: readonly CatalogNode[];
}

/** The tree of classes: divisions with their classes, without empty ones. */
export function classTree(classes: readonly CatalogNode[]): readonly Division[] {
  return KINDS.map((kind) => ({
    kind,
    classes: classes.filter((each) => each.kind === kind && each.productCount > 0),
  })).filter((division) => division.classes.length > 0);
}

/** Products of a class; '' returns all. */
export const productsOfClass = (
  products: readonly IndexedProduct[],
  catalogId: string,
): readonly IndexedProduct[] =>
  catalogId === '' ? products : products.filter((each) => each.catalogIds.includes(catalogId));
