import { sampleProducts } from '../../samples/catalogue';
import { databaseBefore } from '../kit/database-before';
import type { EarlierDatabase, Product } from '../kit/database-before';

let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseBefore('weeks_of_rotavirus');
});
afterAll(() => earlier?.stop());

/** A rotavirus vaccine as sample catalogues had it: limits in months. */
const inMonths = (product: Product, firstBefore: number, firstLast: number): Product => ({
  ...product,
  maxAgeDays: 244,
  doses: product.doses.map((dose, index) =>
    index === 0
      ? { ...dose, maxAgeDays: firstLast, beforeMonths: firstBefore }
      : { ...dose, maxAgeDays: 244, beforeMonths: 8 },
  ),
});

/** The limits in weeks that the migration writes. */
const inWeeks = ({ doses }: Product): Product['doses'] =>
  doses.map((dose, index) => ({ ...dose, maxAgeDays: index === 0 ? 90 : 223, beforeMonths: null }));

const stored = async (id: string) => {
  const { doses, max_age_days: maxAgeDays } = await earlier.database.db
    .selectFrom('products')
    .select(['doses', 'max_age_days'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { doses, maxAgeDays };
};

test('a catalogue from before gets the limits in weeks, and an operator’s own limits stay', async () => {
  const [five, three] = ['rota5-msd', 'rota3-lz'].map((id) =>
    sampleProducts().find((product) => product.id === id),
  ) as [Product, Product];
  const own = { ...five, id: 'own-rota', maxAgeDays: 244 };
  const [first, ...others] = inMonths(three, 4, 122).doses;
  const changed = [
    { ...first, beforeMonths: null, maxAgeDays: 100 },
    ...others,
  ] as typeof own.doses;
  await earlier.insertProducts([
    inMonths(five, 3, 91),
    { ...inMonths(three, 4, 122), doses: changed },
    own,
  ]);
  await earlier.migrate();

  expect(await stored(five.id)).toEqual({ doses: inWeeks(five), maxAgeDays: 223 });
  expect(await stored(three.id)).toEqual({
    doses: [changed[0], ...inWeeks(three).slice(1)],
    maxAgeDays: 223,
  });
  expect((await stored('own-rota')).maxAgeDays).toBe(244);
});
