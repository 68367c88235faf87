import { categoryOf, productQuery } from './product-query';

test('without conditions every product of the region is asked for', () => {
  expect(productQuery({ regionCode: '110100', category: 'all', keyword: ' ' })).toEqual({
    regionCode: '110100',
    pageSize: 8,
  });
});

test('word, class, zone and payment narrow it down', () => {
  const asked = { regionCode: '110100', category: 'paid', keyword: ' 流感 ' } as const;
  expect(productQuery({ ...asked, catalogId: 'age-teen', zoneId: 'flu' })).toEqual({
    regionCode: '110100',
    keyword: '流感',
    catalogId: 'age-teen',
    zoneId: 'flu',
    category: 'paid',
    pageSize: 8,
  });
});

test.each([
  ['free', 'free'],
  ['x', 'all'],
  [undefined, 'all'],
])('the link category %s means %s', (text, category) => {
  expect(categoryOf(text)).toBe(category);
});
