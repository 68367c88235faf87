import { createMemoryStore } from '@/platform/storage/memory-store';
import { perKeyLimit as alipayLimit } from '@/platform/storage/index.alipay';
import { perKeyLimit as weappLimit } from '@/platform/storage/index.weapp';
import { createCacheRecords } from './cache-record';
import { createEntryStorage } from './entry-storage';
import { endOfPeriod } from './expiry';
import type { EntryInput } from './stored-entry';
import { utf8Length } from './utf8-length';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }));

const START = Date.UTC(2026, 10, 20, 15, 30);

function setup(perKeyLimit?: number) {
  const store = createMemoryStore();
  const log = jest.fn();
  let time = START;
  const entries = createEntryStorage({ store, now: () => time, log, perKeyLimit });
  return { store, log, entries, pass: (ms: number) => (time += ms) };
}
const untyped = (value: unknown) => value as EntryInput;

describe('a stored entry', () => {
  test('keeps val, storageTime and the crossDomain flag in its envelope, and is mirrored', () => {
    const { entries, store } = setup();
    const mirror = jest.fn();
    entries.mirrorTo(mirror);
    expect(entries.write('city', { val: { code: '310100' }, crossDomain: true })).toBe(true);
    expect(JSON.parse(store.get('city') ?? '')).toEqual({
      val: { code: '310100' },
      storageTime: START,
      crossDomain: true,
    });
    expect(mirror).toHaveBeenCalledWith('city', store.get('city'));
    expect(entries.read('city')).toEqual({ code: '310100' });
  });

  test('with a relative expiry is valid to its last millisecond, then null and removed', () => {
    const { entries, store, pass } = setup();
    entries.write('position', { val: 1, expiry: { mode: 'relative', duration: 720_000 } });
    pass(720_000);
    expect(entries.read('position')).toBe(1);
    pass(1);
    expect(entries.read('position')).toBeNull();
    expect(store.keys()).toEqual([]);
  });

  test.each([
    ['hour', '2026-11-20T16:00:00Z'],
    ['day', '2026-11-20T16:00:00Z'],
    ['week', '2026-11-22T16:00:00Z'],
    ['month', '2026-11-30T16:00:00Z'],
    ['year', '2026-12-31T16:00:00Z'],
  ] as const)('with the period %s ends when that of Shanghai ends', (unit, end) => {
    expect(new Date(endOfPeriod(unit, START)).toISOString()).toBe(end.replace('Z', '.000Z'));
  });

  test('written on a Monday of Shanghai with period week lasts seven days', () => {
    const monday = Date.UTC(2026, 10, 22, 16);
    expect(endOfPeriod('week', monday) - monday).toBe(7 * 24 * 3_600_000);
  });

  test('with a fixed time in the past is not written, and that is no error', () => {
    const { entries, store, log } = setup();
    expect(entries.write('a', { val: 1, expiry: { mode: 'fixed', fixedTime: START } })).toBe(false);
    expect(store.keys()).toEqual([]);
    expect(log).not.toHaveBeenCalled();
    entries.write('a', { val: 1, expiry: { mode: 'fixed', fixedTime: START + 1 } });
    expect(entries.read('a')).toBe(1);
  });

  test.each([
    [null, 'cannot store null or undefined'],
    [undefined, 'cannot store null or undefined'],
    [{ val: null }, 'cannot store null or undefined'],
    [{ value: 1 }, 'stored data must be an object with a val field'],
    ['text', 'stored data must be an object with a val field'],
    [{ val: 1, expiry: { mode: 'relative' } }, 'expiry duration is missing'],
    [{ val: 1, expiry: { mode: 'period', unit: 'decade' } }, 'expiry unit is missing'],
    [{ val: 1, expiry: { mode: 'fixed' } }, 'expiry fixedTime is missing'],
    [{ val: 1, expiry: {} }, 'expiry mode is missing'],
  ])('%j is refused with a log line', (input, message) => {
    const { entries, store, log } = setup();
    expect(entries.write('k', untyped(input))).toBe(false);
    expect(log).toHaveBeenCalledWith(message, 'k');
    expect(store.keys()).toEqual([]);
  });

  test('above 5,000,000 bytes is refused with its key', () => {
    const { entries, log } = setup();
    const frame = JSON.stringify({ val: '', storageTime: START }).length;
    expect(entries.write('big', { val: 'x'.repeat(5_000_000 - frame) })).toBe(true);
    expect(entries.write('big', { val: 'x'.repeat(5_000_001 - frame) })).toBe(false);
    expect(log).toHaveBeenCalledWith('data too large', 'big');
  });

  test('is held to the platform limit of one key: 1 MB WeChat, 200 KB Alipay', () => {
    expect([weappLimit, alipayLimit]).toEqual([1_048_576, 204_800]);
    const { entries } = setup(alipayLimit);
    expect(entries.write('k', { val: '疫'.repeat(68_000) })).toBe(true);
    expect(entries.write('k', { val: '疫'.repeat(69_000) })).toBe(false);
  });

  test('that cannot be parsed reads null with a log line', () => {
    const { entries, store, log } = setup();
    store.set('k', '{broken');
    expect(entries.read('k')).toBeNull();
    expect(log).toHaveBeenCalledWith('stored data cannot be read', 'k');
  });

  test('under WhiteUrlData may not be an array', () => {
    const { entries } = setup();
    entries.write('WhiteUrlData', { val: [1] });
    entries.write('Other', { val: [1] });
    expect(entries.read('WhiteUrlData')).toBeNull();
    expect(entries.read('Other')).toEqual([1]);
  });

  test('a full store throws its own error', () => {
    const full = {
      ...createMemoryStore(),
      set: () => {
        throw new Error('QuotaExceeded');
      },
    };
    const entries = createEntryStorage({ store: full, now: () => START, log: jest.fn() });
    expect(() => entries.write('k', { val: 1 })).toThrow('QuotaExceeded');
  });
});

test('the clear-expired pass deletes all expired entries and nothing else', () => {
  const { entries, store, pass } = setup();
  entries.write('old', { val: 1, expiry: { mode: 'relative', duration: 10 } });
  entries.write('young', { val: 1, expiry: { mode: 'relative', duration: 20 } });
  entries.write('ever', { val: 1 });
  store.set('foreign', 'not json');
  pass(15);
  expect(entries.clearExpired()).toBe(1);
  expect(store.keys().sort()).toEqual(['ever', 'foreign', 'young']);
});

describe('a cache record', () => {
  test('counts its expiry in hours of 3,600,000 ms, then rejects and is deleted', async () => {
    const store = createMemoryStore();
    let time = START;
    const cache = createCacheRecords(store, () => time);
    cache.put('urls', ['a'], 0.5);
    expect(JSON.parse(store.get('urls') ?? '').expire).toBe(1_800_000);
    time += 1_800_000;
    await expect(cache.take('urls')).resolves.toEqual(['a']);
    time += 1;
    await expect(cache.take('urls')).rejects.toThrow('cache record expired');
    expect(store.keys()).toEqual([]);
    await expect(cache.take('urls')).rejects.toThrow('no cache record');
  });
});

test('text is measured in UTF-8 bytes', () => {
  expect(['a', 'é', '疫', '💉'].map(utf8Length)).toEqual([1, 2, 3, 4]);
});
