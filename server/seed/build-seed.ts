import { clinicProductsOf } from './booking/clinic-products';
import { scheduleOf } from './booking/schedule';
import { seedClinics, type SeedClinic } from './clinics/departments';
import { noticesOf } from './clinics/notices';
import { monthEnd } from '@contract/time/day-rules';
import { regions } from './regions';
import type * as rows from '../catalogue/rows';

/** What the files of server/sample say, as of a day. */
export type SampleContent = Pick<
  rows.Catalogue,
  'encyclopedia' | 'products' | 'catalogs' | 'catalogProducts' | 'zones' | 'articles' | 'videos'
>;

/** Everything except the slots. */
export interface Seed extends SampleContent {
  regions: readonly rows.RegionRow[];
  clinics: SeedClinic[];
  notices: rows.DepartmentNoticeRow[];
  clinicProducts: rows.ClinicProductRow[];
}

/**
 * The sample data as of `today` (`YYYY-MM-DD`, Asia/Shanghai): what its files say, and clinics that have the products.
 * Deterministic: the same day and files give the same data.
 */
export function buildSeed(today: string, content: SampleContent): Seed {
  const clinics = seedClinics();
  return {
    ...content,
    regions,
    clinics,
    notices: clinics.flatMap((clinic) => noticesOf(clinic, today)),
    clinicProducts: clinics.flatMap((clinic) => clinicProductsOf(clinic, content.products)),
  };
}

/** Slots of a seed for the days `first` … `last`; by default from `today` to the end of the next month. */
export function slotsFrom(
  { clinics, products, clinicProducts }: Pick<Seed, 'clinics' | 'products' | 'clinicProducts'>,
  today: string,
  first = today,
  last = monthEnd(today, 1),
): Generator<rows.SlotRow> {
  return scheduleOf(
    {
      clinics: new Map(clinics.map((clinic) => [clinic.depaCode, clinic])),
      products: new Map(products.map((product) => [product.id, product])),
      clinicProducts,
    },
    first,
    last,
    today,
  );
}
