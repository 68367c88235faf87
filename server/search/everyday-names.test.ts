import { everydayNamesOf } from './everyday-names';

test('a vaccine has its names of every day, and a code that is not known has none', () => {
  expect(everydayNamesOf('bopv')).toContain('糖丸');
  expect(everydayNamesOf('unknown')).toEqual([]);
});
