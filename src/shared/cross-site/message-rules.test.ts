import { LOCATION } from '../../../test/samples/beijing';
import { readLocation, readStorage, readToken } from './message-rules';
import { isMirroredKey } from './mirrored-keys';

const location = { type: 'location', place: LOCATION, at: 1_800_000_000_000 };
const storage = { type: 'storage', key: 'curCity', value: '{}', kind: 'local' };

test('an entry of the white list is read', () => expect(readStorage(storage)).toEqual(storage));

test.each([
  { ...storage, key: 'isLogin' },
  { ...storage, key: 'session-secret', kind: 'session' },
  { ...storage, key: 'cookie:ym_token' },
  { ...storage, key: '__proto__' },
  { ...storage, kind: 'session' },
  { ...storage, kind: 'toString' },
  { ...storage, value: { val: 1 } },
  { ...storage, type: 'token' },
  null,
  'storage',
])('%j is no entry to take over', (data) => expect(readStorage(data)).toBeNull());

test('the lists of the two kinds are apart', () => {
  expect(isMirroredKey('session', 'short-link-code')).toBe(true);
  expect(isMirroredKey('local', 'short-link-code')).toBe(false);
});

test('a place is read, and whatever else it carries is left behind', () => {
  const more = { ...location, place: { ...LOCATION, html: '<b>' } };
  expect(readLocation(more)).toEqual({ place: LOCATION, at: location.at });
});

test.each([
  { ...location, at: '1' },
  { ...location, at: NaN },
  { ...location, place: null },
  { ...location, place: { ...LOCATION, latitude: '39.9' } },
  { ...location, place: { ...LOCATION, latitude: 91 } },
  { ...location, place: { ...LOCATION, cityCode: '11' } },
  { ...location, place: { ...LOCATION, adcode: undefined } },
  { ...location, place: { ...LOCATION, cityName: 'x'.repeat(65) } },
  { ...location, type: 'storage' },
  undefined,
])('%j is no place', (data) => expect(readLocation(data)).toBeNull());

test.each([
  [{ type: 'token', token: 'A'.repeat(43) }, 'A'.repeat(43)],
  [{ type: 'token', token: 'short' }, null],
  [{ type: 'token', token: 'a b; c'.repeat(9) }, null],
  [{ type: 'token', token: 7 }, null],
  [{ type: 'storage', token: 'A'.repeat(43) }, null],
])('of %j the token is %s', (data, token) => expect(readToken(data)).toBe(token));
