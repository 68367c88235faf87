import { sampleProducts } from '../../samples/catalogue';
import { databaseBefore } from '../kit/database-before';
import type { EarlierDatabase, Product } from '../kit/database-before';

let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseBefore('products_by_the_schedule');
});
afterAll(() => earlier?.stop());

const productOf = (id: string): Product =>
  sampleProducts().find((product) => product.id === id) as Product;

/** Groups A and C as the sample had it until 2026-11: from three years on, whoever had had group A. */
const asItWas = (product: Product): Product => ({
  ...product,
  minAgeDays: 1095,
  doses: product.doses.map((dose, index) =>
    index === 0
      ? {
          ...dose,
          minAgeDays: 1095,
          ageMonths: 36,
          recommendedAge: { zh: '3 周岁', en: '3 years' },
        }
      : dose,
  ),
});

const stored = async (id: string) => {
  const { doses, min_age_days: minAgeDays } = await earlier.database.db
    .selectFrom('products')
    .select(['doses', 'min_age_days'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { doses, minAgeDays };
};

test('a product that is still as the sample had it gets the limits of the schedule; an operator’s own stay', async () => {
  const sample = productOf('menac-nip');
  const own = { ...productOf('hpv2-nip'), maxAgeDays: 5_000 };
  await earlier.insertProducts([asItWas(sample), own]);
  await earlier.migrate();
  const { doses, minAgeDays } = sample;
  expect(await stored('menac-nip')).toEqual({ doses, minAgeDays });
  const untouched = await earlier.database.pool.query(
    `select max_age_days from products where id = 'hpv2-nip'`,
  );
  expect(untouched.rows).toEqual([{ max_age_days: 5_000 }]);
});
