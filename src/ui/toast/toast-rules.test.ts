import { fitsWithIcon } from './toast-rules';

test.each([
  ['已保存', true],
  ['一二三四五六七', true],
  ['一二三四五六七八', false],
  ['已撤回退款，预约照旧', false],
  ['Deleted', true],
  ['12345678901234', true],
  ['123456789012345', false],
  ['已预约 3 人', true],
])('%s fits beside the icon of a toast: %s', (text, fits) => {
  expect(fitsWithIcon(text)).toBe(fits);
});
