import type { ClinicKind } from '../clinics/kinds';
import type { SeedClinic } from '../clinics/departments';
import { between, fraction, shuffled } from '../random';
import type { ClinicProductRow, ProductRow } from '../../catalogue/rows';
import { audienceOf } from '../audience';
import type { Audience } from '../audience';

interface Range {
  /** Products that every clinic of the kind has. */
  core: readonly string[];
  /** Number of further programme products. */
  programme: number;
  /** Number of paid products by audience. */
  paid: readonly [Audience, number][];
}

const RANGES: Record<ClinicKind, Range> = {
  community: {
    core: ['hepb-nip', 'dtap-nip', 'mmr-nip', 'flu4-hualan'],
    programme: 4,
    paid: [
      ['child', 3],
      ['elder', 1],
    ],
  },
  outpatient: {
    core: ['flu4-sinovac', 'hpv9-innovax'],
    programme: 2,
    paid: [
      ['child', 5],
      ['women', 2],
      ['all', 1],
    ],
  },
  maternity: {
    core: ['hepb-nip', 'bcg-nip', 'hpv9-msd', 'hpv9-innovax'],
    programme: 2,
    paid: [
      ['women', 2],
      ['child', 4],
    ],
  },
  hospital: {
    core: ['flu4-sinovac', 'rzv-gsk', 'rabies-chengda', 'hpv9-msd'],
    programme: 0,
    paid: [
      ['adult', 4],
      ['elder', 2],
      ['all', 2],
    ],
  },
};

const OUT_OF_STOCK = 0.06;
const PRICE_STEP_CENTS = 100;

function productsAt(clinic: SeedClinic, products: readonly ProductRow[]): ProductRow[] {
  const range = RANGES[clinic.kind];
  const mixed = shuffled(`${clinic.depaCode}/products`, products);
  const chosen = new Set<ProductRow>(products.filter(({ id }) => range.core.includes(id)));
  const take = (count: number, fits: (product: ProductRow) => boolean) =>
    mixed
      .filter((product) => !chosen.has(product) && fits(product))
      .slice(0, count)
      .forEach((product) => chosen.add(product));
  take(range.programme, ({ category }) => category === 'free');
  range.paid.forEach(([audience, count]) =>
    take(count, (product) => product.category === 'paid' && audienceOf(product) === audience),
  );
  return products.filter((product) => chosen.has(product));
}

/** At most 3 yuan from the list price, as purchase costs differ. Free products stay free. */
function priceAt(key: string, product: ProductRow): number {
  if (product.category === 'free' || fraction(`${key}/differs`) < 0.6) return product.priceCents;
  return product.priceCents + between(`${key}/step`, -3, 3) * PRICE_STEP_CENTS;
}

/** The products of a clinic, in the order of `products`. */
export function clinicProductsOf(
  clinic: SeedClinic,
  products: readonly ProductRow[],
): ClinicProductRow[] {
  return productsAt(clinic, products).map((product) => {
    const key = `${clinic.depaCode}/${product.id}`;
    return {
      depaCode: clinic.depaCode,
      productId: product.id,
      priceCents: priceAt(key, product),
      serviceFeeCents: product.serviceFeeCents,
      inStock: fraction(`${key}/stock`) >= OUT_OF_STOCK,
      limitedByStock: false,
    };
  });
}
