import type { Selectable } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { isOffered } from '../../db/is-offered';
import { DomainError } from '../../http/domain-error';
import type { ProductsTable, StoredDose } from '../../db/tables';
import type { Course } from './course';

type ProductRow = Pick<
  Selectable<ProductsTable>,
  'id' | 'vaccine_code' | 'sex_limit' | 'min_age_days' | 'max_age_days' | 'doses'
>;

/** The limits of a product in the rules' form: its ages hold for each of its doses. */
export const courseOfProduct = (row: ProductRow): Course<StoredDose> => ({
  sexLimit: row.sex_limit,
  product: {
    code: row.vaccine_code,
    id: row.id,
    minAgeDays: row.min_age_days,
    maxAgeDays: row.max_age_days,
  },
  doses: row.doses.map((dose) => ({
    ...dose,
    minAgeDays: Math.max(row.min_age_days, dose.minAgeDays),
    // The product's own minimum age may be higher; it is in days only.
    ageMonths: dose.minAgeDays >= row.min_age_days ? dose.ageMonths : null,
    maxAgeDays: dose.maxAgeDays ?? row.max_age_days,
  })),
});

/** A product's limits, its vaccine, and whether it is still in the catalogue. @throws DomainError 4004 */
export async function findCourse(
  db: Db,
  productId: string,
): Promise<{ course: Course<StoredDose>; vaccineCode: string; isOffered: boolean }> {
  const product = await db
    .selectFrom('products')
    .select(['id', 'vaccine_code', 'sex_limit', 'min_age_days', 'max_age_days', 'doses'])
    .select(isOffered('products').as('is_offered'))
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) throw new DomainError(CODE.NOT_FOUND);
  return {
    course: courseOfProduct(product),
    vaccineCode: product.vaccine_code,
    isOffered: product.is_offered,
  };
}
