import { amountIn, mostToGive } from './amount-rules';

test.each([
  ['1', 5, 1],
  [' 5 ', 5, 5],
  ['6', 5, null],
  ['0', 5, null],
  ['', 5, null],
  ['-1', 5, null],
  ['1.5', 5, null],
  ['一', 5, null],
  ['1', 0, null],
])('of %j with a balance of %d one can give %j', (text, balance, amount) => {
  expect(amountIn(text, balance)).toBe(amount);
});

test('a donation has a limit of its own', () => {
  expect(mostToGive(3)).toBe(3);
  expect(mostToGive(99_999)).toBe(10_000);
});
