import { localEntries } from './storage';
import { OWN_AGE, OWN_BYTES, OWN_COUNT, OWN_ENTRIES, OWN_FORMAT } from './own-record-rules';
import { dropForeign, ownRecords, putOwn, retainOwn } from './own-records';
import { utf8Length } from './utf8-length';

const NOW = Date.UTC(2026, 10, 23, 2, 5);
const ids = (account = 'anna') => ownRecords('order', account).map(({ id }) => id);
const put = (id: string, data: unknown = id) => putOwn('order', 'anna', id, data);

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

test('records are read by their account, the newest first, each once and with its time', () => {
  put('a', 1);
  jest.setSystemTime(NOW + 5);
  put('b');
  put('a', 2);
  expect(ownRecords('order', 'anna')).toEqual([
    { id: 'a', data: 2, at: NOW + 5 },
    { id: 'b', data: 'b', at: NOW + 5 },
  ]);
});

test('nobody else reads them, and the next account’s record replaces all of them', () => {
  put('a');
  expect(ids('ben')).toEqual([]);
  expect(ids('')).toEqual([]);
  putOwn('order', 'ben', 'b', 1);
  expect(ids('ben')).toEqual(['b']);
  expect(ids()).toEqual([]);
  expect(window.localStorage.getItem(OWN_ENTRIES.order)).not.toContain('anna');
});

test('a record is readable for thirty days and not a ms longer', () => {
  put('a');
  jest.setSystemTime(NOW + OWN_AGE);
  expect(ids()).toEqual(['a']);
  jest.setSystemTime(NOW + OWN_AGE + 1);
  expect(ids()).toEqual([]);
  expect(window.localStorage.getItem(OWN_ENTRIES.order)).toBeNull();
});

test('an old record goes though newer ones stay', () => {
  put('a');
  jest.setSystemTime(NOW + OWN_AGE);
  put('b');
  jest.setSystemTime(NOW + OWN_AGE + 1);
  expect(ids()).toEqual(['b']);
});

test('the oldest make room: by number, and by bytes', () => {
  for (let index = 0; index <= OWN_COUNT; index += 1) put(`${index}`);
  expect(ids()).toHaveLength(OWN_COUNT);
  expect(ids()).not.toContain('0');
  put('large', '字'.repeat(OWN_BYTES / 3 - 100));
  expect(ids()[0]).toBe('large');
  expect(ids().length).toBeLessThan(OWN_COUNT);
  const text = window.localStorage.getItem(OWN_ENTRIES.order) ?? '';
  expect(utf8Length(text)).toBeLessThan(200 * 1024);
});

test('one that is too large for itself is not stored, nor is what it would have replaced', () => {
  put('a');
  put('b');
  put('a', 'x'.repeat(OWN_BYTES));
  expect(ids()).toEqual(['b']);
});

test('what another version of the app stored is not read', () => {
  put('a');
  const stored = localEntries.read<object>(OWN_ENTRIES.order);
  localEntries.write(OWN_ENTRIES.order, { val: { ...stored, format: OWN_FORMAT + 1 } });
  expect(ids()).toEqual([]);
});

test('records that are no longer wanted go, and with the last one the entry', () => {
  put('a');
  put('b');
  retainOwn('order', (id) => id === 'a');
  expect(ids()).toEqual(['a']);
  retainOwn('order', () => false);
  expect(window.localStorage.getItem(OWN_ENTRIES.order)).toBeNull();
  retainOwn('plan', () => false);
});

test('another account’s arrival removes everything; nobody’s leaves an unsent booking to its owner', () => {
  put('a');
  putOwn('booking', 'anna', 'form', 1);
  dropForeign('anna');
  expect(ids()).toEqual(['a']);
  dropForeign('');
  expect(ids()).toEqual([]);
  expect(ownRecords('booking', 'anna')).toHaveLength(1);
  dropForeign('ben');
  expect(ownRecords('booking', 'anna')).toEqual([]);
});

test('a full store changes nothing for the caller', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => put('a')).not.toThrow();
  expect(ids()).toEqual([]);
  full.mockRestore();
  log.mockRestore();
});
