import { clinicProductsOf } from './booking/clinic-products';
import { scheduleOf } from './booking/schedule';
import { seedCatalogProducts, seedCatalogs } from './catalogue';
import { seedClinics, type SeedClinic } from './clinics/departments';
import { noticesOf } from './clinics/notices';
import { seedArticles } from './content/articles';
import { seedEncyclopedia } from './content/encyclopedia';
import { seedVideos } from './content/videos';
import { monthEnd } from '@contract/time/day-rules';
import { regions } from './regions';
import type * as rows from '../catalogue/rows';
import { seedProducts } from './vaccines/products';
import { seedZones } from './zones';
import type { SampleProduct } from './vaccines/product';

/** Everything except the slots, in the order of insertion. */
export interface Seed {
  regions: readonly rows.RegionRow[];
  encyclopedia: rows.EncyclopediaRow[];
  products: SampleProduct[];
  catalogs: rows.CatalogRow[];
  catalogProducts: rows.CatalogProductRow[];
  zones: rows.ZoneRow[];
  articles: rows.ArticleRow[];
  videos: rows.VideoRow[];
  clinics: SeedClinic[];
  notices: rows.DepartmentNoticeRow[];
  clinicProducts: rows.ClinicProductRow[];
}

/** The sample data as of `today` (`YYYY-MM-DD`, Asia/Shanghai). Deterministic: the same day gives the same data. */
export function buildSeed(today: string): Seed {
  const products = seedProducts();
  const clinics = seedClinics();
  return {
    regions,
    encyclopedia: seedEncyclopedia(),
    products,
    catalogs: seedCatalogs(),
    catalogProducts: seedCatalogProducts(products),
    zones: seedZones(products),
    articles: seedArticles(today),
    videos: seedVideos(today),
    clinics,
    notices: clinics.flatMap((clinic) => noticesOf(clinic, today)),
    clinicProducts: clinics.flatMap((clinic) => clinicProductsOf(clinic, products)),
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
