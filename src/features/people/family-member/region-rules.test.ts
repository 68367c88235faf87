import { joinNames } from './region-rules';

test('names are not repeated', () => {
  expect(joinNames(['广东省', '深圳市', '南山区'])).toBe('广东省 深圳市 南山区');
  expect(joinNames(['北京市', '北京市', '朝阳区'])).toBe('北京市 朝阳区');
});
