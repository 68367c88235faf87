import { centsOf } from './yuan-rules';

test.each<[string, number | null]>([
  ['0', 0],
  ['128', 12_800],
  [' 128.5 ', 12_850],
  ['128.05', 12_805],
  ['0.01', 1],
  ['128.555', null],
  ['-1', null],
  ['', null],
  ['1e3', null],
  ['12,8', null],
  ['.5', null],
])('%p yuan are %p cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});
