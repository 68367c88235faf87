import { isDay, readOption } from './typed-words';

test.each(['2026-11-29', '2028-02-29'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(['', '2026-02-29', '2026-13-01', '26-11-29', '2026-11-29 ', '2026/11/29', 'today'])(
  '%j is none',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test.each([
  [['a', 'b'], '', ['a', 'b']],
  [['a', '--reason', ' for now ', 'b'], 'for now', ['a', 'b']],
  [['--reason', 'x'], 'x', []],
  [['a', '--reason'], '', ['a']],
])('of %j the reason is %j', (words, text, rest) => {
  expect(readOption(words, '--reason')).toEqual({ text, rest });
});
