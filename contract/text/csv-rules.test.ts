import { csvOf, csvText } from './csv-rules';

test.each([
  ['张小明', '"张小明"'],
  ['', '""'],
  ['他说"好"', '"他说""好"""'],
  ['=1+1', `"'=1+1"`],
  [' +86 138', `"' +86 138"`],
  ['-2', `"'-2"`],
  ['@x', `"'@x"`],
  ['＝cmd', `"'＝cmd"`],
  ['\tx', `"'\tx"`],
  ['a=b', '"a=b"'],
  ['12345678901', '"12345678901"'],
  ['123456789012', '"\t123456789012"'],
  ['11010119900101123X', '"11010119900101123X"'],
  ['0123', '"\t0123"'],
  ['0', '"0"'],
  ['2026-11-28', '"2026-11-28"'],
])('%j stands as %s, and is no formula', (text, cell) => {
  expect(csvText(text)).toBe(cell);
});

test('a table begins with the mark by which spreadsheets read UTF-8, and ends each line as RFC 4180 says', () => {
  expect(csvOf([['"a"', '1'], ['"b"']])).toBe('\uFEFF"a",1\r\n"b"\r\n');
});
