import type { Selectable } from 'kysely';
import type { ProductsTable, StoredDose } from '../../db/tables';
import type { Course } from './course';

type ProductRow = Pick<
  Selectable<ProductsTable>,
  'sex_limit' | 'min_age_days' | 'max_age_days' | 'doses'
>;

/** The limits of a product in the rules' form: its ages hold for each of its doses. */
export const courseOfProduct = (row: ProductRow): Course<StoredDose> => ({
  sexLimit: row.sex_limit,
  doses: row.doses.map((dose) => ({
    ...dose,
    minAgeDays: Math.max(row.min_age_days, dose.minAgeDays),
    // The product's own minimum age may be higher; it is in days only.
    ageMonths: dose.minAgeDays >= row.min_age_days ? dose.ageMonths : null,
    maxAgeDays: dose.maxAgeDays ?? row.max_age_days,
  })),
});
