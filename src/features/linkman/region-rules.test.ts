import { cityOf, joinNames, provinceOf } from './region-rules';

test('an area lies in its city and province', () => {
  expect([provinceOf('440305'), cityOf('440305')]).toEqual(['440000', '440300']);
});

test('names are not repeated, and missing ones are left out', () => {
  expect(joinNames(['广东省', '深圳市', '南山区'])).toBe('广东省 深圳市 南山区');
  expect(joinNames(['北京市', '北京市', '朝阳区'])).toBe('北京市 朝阳区');
  expect(joinNames([undefined, '东莞市', undefined])).toBe('东莞市');
});
