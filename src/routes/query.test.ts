import fc, { runs } from '../../test/tiers/properties';
import { formatQuery, parseQuery, splitUrl, withQuery } from './query';

const RUNS = { numRuns: runs(10_000) };

test('whatever is put into a query comes out of it', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(fc.dictionary(text, text), (query) => {
      expect(parseQuery(formatQuery(query))).toEqual({ ...query });
    }),
    RUNS,
  );
});

test('any text can be read as a query or a URL, without a crash and without inherited keys', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('%', '%E4', '&', '=', '?', '#', '+', '__proto__', '/', '//'),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (search) => {
      const query = parseQuery(search);
      expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
      expect(Object.values(query).every((value) => typeof value === 'string')).toBe(true);
      const { path, search: rest } = splitUrl(search);
      expect(search.startsWith(path)).toBe(true);
      expect(path + rest).not.toMatch(/#/);
    }),
    RUNS,
  );
});

test('keys that name what every object has are keys like any other', () => {
  const query = parseQuery('__proto__=a&constructor=b&a=1');
  expect(Object.entries(query)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['a', '1'],
  ]);
  expect(formatQuery(query)).toBe('__proto__=a&constructor=b&a=1');
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
});

test('broken encoding stays as it is', () => {
  expect(parseQuery('?a=%E4%&b=1')).toEqual({ a: '%E4%', b: '1' });
});

test('flags are empty, later values win, equals signs stay', () => {
  expect(parseQuery('f&a=1&a=2&t=x=y&&=z')).toEqual({ f: '', a: '2', t: 'x=y' });
});

test('empty values are left out of a URL', () => {
  expect(withQuery('/home', { a: undefined, b: null, c: '' })).toBe('/home');
  expect(withQuery('/home', { a: 0, b: false })).toBe('/home?a=0&b=false');
});

test('a URL is split at its first question mark, without a fragment', () => {
  expect(splitUrl('/a?b=c?d#e')).toEqual({ path: '/a', search: 'b=c?d' });
  expect(splitUrl('/a')).toEqual({ path: '/a', search: '' });
});
