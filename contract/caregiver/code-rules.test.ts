import { readCode, spacedCode } from './code-rules';

test.each(['4820937551', '482 093 7551', '482-093-7551', ' 482 093 7551 ', '４８２０９３７５５１'])(
  '%j is a code, however it is typed',
  (text) => expect(readCode(text)).toBe('4820937551'),
);

test.each(['', '482 093 755', '482 093 75512', '482 093 755x', '四八二'])('%j is none', (text) =>
  expect(readCode(text)).toBeNull(),
);

test('it is read aloud like a telephone number', () =>
  expect(spacedCode('4820937551')).toBe('482 093 7551'));
