import Taro from '@tarojs/taro';
import { createMemoryStore } from './memory-store';
import { miniStore } from './mini-store';
import { createWebStore } from './web-store';

jest.mock('@tarojs/taro', () => {
  const retained = new Map<string, unknown>();
  return {
    __esModule: true,
    default: {
      getStorageSync: (key: string) => retained.get(key) ?? '',
      setStorageSync: (key: string, value: unknown) => retained.set(key, value),
      removeStorageSync: (key: string) => retained.delete(key),
      getStorageInfoSync: () => ({ keys: [...retained.keys()] }),
    },
  };
});

describe.each([
  ['browser', () => createWebStore(() => window.localStorage)],
  ['mini-program', () => miniStore],
  ['memory', createMemoryStore],
])('the %s store', (_, make) => {
  test('gives back what was set, null for the rest, and lists its keys', () => {
    const store = make();
    expect(store.get('a')).toBeNull();
    store.set('a', '1');
    store.set('b', '2');
    store.set('a', '3');
    expect(store.get('a')).toBe('3');
    expect(store.keys().sort()).toEqual(['a', 'b']);
    store.remove('a');
    store.remove('b');
    expect(store.get('a')).toBeNull();
    expect(store.keys()).toEqual([]);
  });
});

test('a browser that forbids storage gets memory instead', () => {
  const store = createWebStore(() => {
    throw new Error('SecurityError');
  });
  store.set('a', '1');
  expect(store.get('a')).toBe('1');
});

describe('a browser storage that refuses every write', () => {
  const full = (entries: Readonly<Record<string, string>>): Storage => ({
    length: Object.keys(entries).length,
    key: (index) => Object.keys(entries)[index] ?? null,
    getItem: (key) => entries[key] ?? null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
    removeItem: () => undefined,
    clear: () => undefined,
  });

  test('is full: what it has is read, and a write tells', () => {
    const store = createWebStore(() => full({ refused: '1' }));
    expect(store.get('refused')).toBe('1');
    expect(store.keys()).toEqual(['refused']);
    expect(() => store.set('a', '1')).toThrow('QuotaExceededError');
  });

  test('has no room at all where it is empty: memory instead', () => {
    const store = createWebStore(() => full({}));
    store.set('a', '1');
    expect(store.get('a')).toBe('1');
  });
});

test('what is not text on a mini-program is not ours', () => {
  Taro.setStorageSync('foreign', { a: 1 });
  expect(miniStore.get('foreign')).toBeNull();
});
