import { boundaryOf, fileIn } from './multipart';

const form = (...parts: string[]): Buffer =>
  Buffer.from([...parts.map((part) => `--X\r\n${part}\r\n`), '--X--\r\n'].join(''), 'latin1');
const file = (content: string): string =>
  `Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${content}`;
const field = 'Content-Disposition: form-data; name="user"\r\n\r\nfilename=';

test('the file of a form is found between its other fields, byte for byte', () => {
  const bytes = '\x89PNG\r\n\r\n--Y\x00\xff';
  expect(fileIn(form(field, file(bytes), field), 'X')?.toString('latin1')).toBe(bytes);
});

test.each([
  ['without a file', form(field)],
  ['without an end', Buffer.from(`--X\r\n${file('abc')}`)],
  ['without a head', Buffer.from('--X\r\nabc--X--')],
  ['that is empty', Buffer.alloc(0)],
])('a form %s has none', (_, body) => {
  expect(fileIn(body, 'X')).toBeNull();
});

test('the boundary is read with and without quotes', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
  expect(boundaryOf('application/json')).toBeNull();
});
