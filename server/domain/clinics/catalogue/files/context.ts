import type { Catalogue } from '../../../../catalogue/rows';

/** Level of a region, 1 province, 2 city, 3 district, and the code of the one that it belongs to. */
export interface CatalogueRegion {
  readonly level: 1 | 2 | 3;
  readonly parent: string | null;
}

/** What the CSV files refer to and do not say themselves: regions by their codes, ids of the products. */
export interface CatalogueContext {
  readonly regions: ReadonlyMap<string, CatalogueRegion>;
  readonly productIds: ReadonlySet<string>;
}

/** The parts of a catalogue that CSV files say. */
export type CsvCatalogue = Pick<
  Catalogue,
  | 'clinics'
  | 'clinicProducts'
  | 'schedules'
  | 'exceptions'
  | 'lots'
  | 'holidays'
  | 'catalogs'
  | 'catalogProducts'
  | 'zones'
  | 'notices'
>;
