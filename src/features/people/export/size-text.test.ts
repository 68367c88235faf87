import { sizeText } from './size-text';

test.each([
  [0, '1 KB'],
  [1_500, '1 KB'],
  [20_480, '20 KB'],
  [1_048_576, '1.0 MB'],
  [157_286_400, '150.0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
