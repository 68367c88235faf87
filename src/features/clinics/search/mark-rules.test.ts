import { stretches } from './mark-rules';

const shown = (text: string, ...ranges: [number, number][]): string =>
  stretches(text, ranges)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('');

test.each([
  ['四价流感疫苗', [[2, 4]], '四价[流感]疫苗'],
  ['流感', [[0, 2]], '[流感]'],
  [
    '九价 HPV',
    [
      [0, 1],
      [3, 6],
    ],
    '[九]价 [HPV]',
  ],
  ['没有', [], '没有'],
] as [string, [number, number][], string][])('%s is marked at %j', (text, ranges, expected) => {
  expect(shown(text, ...ranges)).toBe(expected);
});

test('ranges that lie outside, or on top of each other, never lose or repeat a letter', () => {
  const text = '百白破';
  const parts = stretches(text, [
    [0, 2],
    [1, 3],
    [2, 9],
  ]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
