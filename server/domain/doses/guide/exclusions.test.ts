import { sampleProducts } from '../../../../test/samples/catalogue';
import { courseOfSeed } from '../../../../test/doses/seed-course';
import { ADVICE } from './advice';
import { createExclusions } from './exclusions';
import { QUESTIONS } from './guide';

const TODAY = '2026-11-20';
const PRODUCTS = sampleProducts();
const excludedBy = createExclusions();
const exclusionsOf = (id: string) => {
  const row = PRODUCTS.find((product) => product.id === id);
  if (!row) throw new Error(`No product ${id}.`);
  return excludedBy(courseOfSeed(row), TODAY);
};
const optionsOf = (question: string): string[] =>
  QUESTIONS.find(({ id }) => id === question)?.options.map(({ id }) => id) ?? [];

test('a course that begins before 12 weeks is for none of the older babies', () => {
  const [, ...others] = optionsOf('age');
  expect(exclusionsOf('rota5-msd').age).toEqual(others);
});

test('the first and the last age at which a course is begun are not excluded', () => {
  // From 9 to 45 years, for women.
  const { age, sex } = exclusionsOf('hpv9-msd');
  expect(age).toEqual(['m0', 'm6', 'y1', 'y6', 'y46', 'y50', 'y60']);
  expect(sex).toEqual(['male']);
});

test('what is for everybody is excluded by nothing', () => {
  expect(Object.keys(exclusionsOf('rabies-chengda'))).toEqual([]);
});

test('every advice about vaccines has a product at one of the ages', () => {
  const ages = optionsOf('age');
  for (const { id, kind, codes = [] } of ADVICE.filter((each) => each.kind === 'vaccine')) {
    const products = PRODUCTS.filter(({ vaccineCode: code }) => codes.includes(code));
    const open = products.filter(({ id: product }) => {
      const excluded = exclusionsOf(product).age ?? [];
      return ages.some((age) => !excluded.includes(age));
    });
    expect([id, kind, open.length > 0]).toEqual([id, 'vaccine', true]);
  }
});

test('another day computes anew', () => {
  const row = PRODUCTS.find(({ id }) => id === 'hpv9-msd');
  if (!row) throw new Error('No product.');
  const course = courseOfSeed(row);
  const asked = createExclusions();
  expect(asked(course, TODAY)).toBe(asked(course, TODAY));
  expect(asked(course, '2026-11-21')).toEqual(asked(course, TODAY));
});
