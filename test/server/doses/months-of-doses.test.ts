import { sampleProducts } from '../../samples/catalogue';
import { databaseBefore } from '../kit/database-before';
import type { EarlierDatabase, Product } from '../kit/database-before';

let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseBefore('months_of_doses');
});
afterAll(() => earlier?.stop());

const months = async (id: string) => {
  const { doses } = await earlier.database.db
    .selectFrom('products')
    .select('doses')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return doses.map((dose) => [dose.minAgeDays, dose.ageMonths, dose.gapMonths]);
};

test('a catalogue from before gets the months that its days stood for, and none without them', async () => {
  const today = sampleProducts();
  const withoutMonths = today.map(({ doses, ...product }) => ({
    ...product,
    doses: doses.map(({ ageMonths, gapMonths: _gap, ...dose }) => ({
      ...dose,
      minAgeMonths: ageMonths,
    })),
  })) as unknown as Product[];
  const own = (id: string, vaccineCode: string, minAgeDays: number, doses: object[]) =>
    ({ ...today[0], id, vaccineCode, minAgeDays, doses }) as Product;
  await earlier.insertProducts([
    ...withoutMonths,
    own('own-dtap', 'dtap', 59, [
      { doseNo: 1, minAgeDays: 0, minIntervalDays: 0 },
      { doseNo: 2, minAgeDays: 126, minIntervalDays: 28 },
      { doseNo: 4, minAgeDays: 552, minIntervalDays: 186 },
      { doseNo: 5, minAgeDays: 2191, minIntervalDays: 362 },
    ]),
    own('own-pcv', 'pcv13', 42, [{ doseNo: 1, minAgeDays: 59, minIntervalDays: 0 }]),
  ]);
  await earlier.migrate();

  // JE-I's third dose and the paid ones say their months since a later migration (products_by_the_schedule).
  const programme = today.filter(({ category, id }) => category === 'free' && id !== 'jei-nip');
  for (const { id, doses } of programme) {
    const { rows } = await earlier.database.pool.query<{ doses: object }>(
      'select doses from products where id = $1',
      [id],
    );
    expect(rows[0]?.doses).toEqual(doses);
  }
  expect(await months('own-dtap')).toEqual([
    [59, 2, null],
    [126, null, null],
    [552, null, 6],
    [2191, 72, 12],
  ]);
  expect(await months('own-pcv')).toEqual([[59, null, null]]);
});

test('a dose that does not say its months is refused', async () => {
  const said = `update products set doses = doses #- '{0,gapMonths}' where id = 'own-pcv'`;
  await expect(earlier.database.pool.query(said)).rejects.toThrow('products_doses_say_months');
});
