import type { Selectable } from 'kysely';
import type { AgeLimit, DoseRule } from '@contract/subscribe/course-rules';
import type { ProductsTable, StoredDose } from '../../db/tables';
import type { Course } from './course';
import { officialMonths } from './official-months';

/** A dose of the catalogue with the calendar months that its days stand for. */
export type CatalogueDose = StoredDose & DoseRule & AgeLimit;

type ProductRow = Pick<
  Selectable<ProductsTable>,
  'vaccine_code' | 'sex_limit' | 'min_age_days' | 'max_age_days' | 'doses'
>;

/** The limits of a product in the rules' form. */
export const courseOfProduct = (row: ProductRow): Course<CatalogueDose> => ({
  sexLimit: row.sex_limit,
  minAgeDays: row.min_age_days,
  maxAgeDays: row.max_age_days,
  doses: row.doses.map((stored) => {
    const dose = { ...stored, minAgeDays: Math.max(row.min_age_days, stored.minAgeDays) };
    const official = officialMonths(row.vaccine_code, dose);
    // The product's own minimum age may be higher; it is in days only.
    const ownMonths = stored.minAgeDays >= row.min_age_days ? stored.minAgeMonths : null;
    return {
      ...dose,
      ...official,
      ageMonths: ownMonths ?? official.ageMonths,
      beforeMonths: stored.beforeMonths ?? null,
    };
  }),
});
