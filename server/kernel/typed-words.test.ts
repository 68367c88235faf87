import { readOption } from './typed-words';

test.each([
  [['a', 'b'], '', ['a', 'b']],
  [['a', '--reason', ' for now ', 'b'], 'for now', ['a', 'b']],
  [['--reason', 'x'], 'x', []],
  [['a', '--reason'], '', ['a']],
])('of %j the reason is %j', (words, text, rest) => {
  expect(readOption(words, '--reason')).toEqual({ text, rest });
});
