import { courseOfProduct } from '../../server/shared/doses/product-course';
import type { ProductRow } from '../../server/catalogue/rows';

/** A sample product as the database has it, as far as its course goes. */
export const storedProduct = (product: ProductRow) => ({
  id: product.id,
  vaccine_code: product.vaccineCode,
  sex_limit: product.sexLimit,
  min_age_days: product.minAgeDays,
  max_age_days: product.maxAgeDays,
  doses: product.doses,
});

/** The course of a sample product. */
export const courseOfSeed = (product: ProductRow) => courseOfProduct(storedProduct(product));
