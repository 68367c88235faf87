import { TOPICS } from './content/topics';
import type { CatalogProductRow, CatalogRow } from '../catalogue/rows';
import type { SampleProduct } from './vaccines/product';

const DAYS_A_YEAR = 365;
const ADULT_DAYS = 18 * DAYS_A_YEAR;

interface Group {
  id: string;
  name: CatalogRow['name'];
  fits: (product: SampleProduct) => boolean;
}

const reaches = (product: SampleProduct, from: number, to: number) =>
  product.doses.some(
    (dose) =>
      dose.minAgeDays < to && (dose.maxAgeDays ?? Infinity) >= from && dose.minAgeDays >= from,
  );

const AGE_GROUPS: readonly Group[] = [
  {
    id: 'age-newborn',
    name: { zh: '出生至 1 月龄', en: 'Birth to 1 month' },
    fits: (product) => product.audience === 'child' && reaches(product, 0, 32),
  },
  {
    id: 'age-infant',
    name: { zh: '2 至 12 月龄', en: '2 to 12 months' },
    fits: (product) => product.audience === 'child' && reaches(product, 32, DAYS_A_YEAR),
  },
  {
    id: 'age-toddler',
    name: { zh: '1 至 3 周岁', en: '1 to 3 years' },
    fits: (product) =>
      product.audience === 'child' && reaches(product, DAYS_A_YEAR, 3 * DAYS_A_YEAR),
  },
  {
    id: 'age-child',
    name: { zh: '3 至 8 周岁', en: '3 to 8 years' },
    fits: (product) =>
      ['child', 'all'].includes(product.audience) &&
      reaches(product, 3 * DAYS_A_YEAR, 9 * DAYS_A_YEAR),
  },
  {
    id: 'age-teen',
    name: { zh: '9 至 17 周岁', en: '9 to 17 years' },
    fits: (product) =>
      product.audience !== 'elder' && reaches(product, 9 * DAYS_A_YEAR, ADULT_DAYS),
  },
  {
    id: 'age-adult',
    name: { zh: '18 至 49 周岁', en: '18 to 49 years' },
    fits: (product) =>
      ['adult', 'women', 'all'].includes(product.audience) &&
      (product.maxAgeDays ?? Infinity) >= ADULT_DAYS,
  },
  {
    id: 'age-elder',
    name: { zh: '50 周岁及以上', en: '50 years and over' },
    fits: (product) =>
      product.audience === 'elder' || ['flu', 'hepe'].includes(product.vaccineCode),
  },
];

const CATEGORIES: readonly Group[] = [
  {
    id: 'free',
    name: { zh: '免费（国家免疫规划）', en: 'Free (national programme)' },
    fits: ({ category }) => category === 'free',
  },
  {
    id: 'paid',
    name: { zh: '自费', en: 'Paid' },
    fits: ({ category }) => category === 'paid',
  },
];

const DISEASES: readonly Group[] = TOPICS.map((topic) => ({
  id: `disease-${topic.id}`,
  name: { zh: topic.title[0], en: topic.title[1] },
  fits: (product) => product.encyclopediaId === topic.id,
}));

const GROUPS: readonly (Group & { kind: CatalogRow['kind'] })[] = [
  ...CATEGORIES.map((group) => ({ ...group, kind: 'category' as const })),
  ...AGE_GROUPS.map((group) => ({ ...group, kind: 'age' as const })),
  ...DISEASES.map((group) => ({ ...group, kind: 'disease' as const })),
];

/** Classes by payment, age group and disease. */
export function seedCatalogs(): CatalogRow[] {
  return GROUPS.map(({ id, kind, name }, index) => ({ id, kind, name, sort: index + 1 }));
}

/** The products of each class. */
export function seedCatalogProducts(products: readonly SampleProduct[]): CatalogProductRow[] {
  return GROUPS.flatMap((group) =>
    products
      .filter((product) => group.fits(product))
      .map((product) => ({ catalogId: group.id, productId: product.id })),
  );
}
