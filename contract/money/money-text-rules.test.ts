import { moneyText, yuanText } from './money-text-rules';

describe('an amount in yuan', () => {
  it.each([
    [9800, '98'],
    [12850, '128.50'],
    [5, '0.05'],
    [0, '0'],
    [-1999, '-19.99'],
    [100_000_001, '1000000.01'],
    [199.5, '2'],
    [199.4, '1.99'],
    [-0.4, '0'],
  ])('of %p cents reads %s', (cents, text) => {
    expect(yuanText(cents)).toBe(text);
  });
});

it.each([
  [9800, '¥98'],
  [1050, '¥10.50'],
  [0, '¥0'],
])('money of %p cents reads %s', (cents, text) => {
  expect(moneyText(cents)).toBe(text);
});
