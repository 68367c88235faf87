import { courseOfProduct } from '../../server/shared/doses/product-course';
import type { seedProducts } from '../../server/seed/vaccines/products';

type SeedProduct = ReturnType<typeof seedProducts>[number];

/** A sample product as the database has it, as far as its course goes. */
export const storedProduct = (product: SeedProduct) => ({
  id: product.id,
  vaccine_code: product.vaccineCode,
  sex_limit: product.sexLimit,
  min_age_days: product.minAgeDays,
  max_age_days: product.maxAgeDays,
  doses: product.doses,
});

/** The course of a sample product. */
export const courseOfSeed = (product: SeedProduct) => courseOfProduct(storedProduct(product));
