import { createMemoryStore } from '@/platform/storage/memory-store';
import { createEntryStorage } from './entry-storage';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

/** Two hosts, the first of which mirrors to the second. */
function setUp() {
  let time = NOW;
  const host = () => {
    const store = createMemoryStore();
    const entries = createEntryStorage({ store, now: () => time, log: () => undefined });
    return { store, entries };
  };
  const [here, there] = [host(), host()];
  const mirrored = jest.fn((key: string, text: string) => void there.entries.accept(key, text));
  here.entries.mirrorTo(mirrored);
  return { here, there, mirrored, pass: (ms: number) => (time += ms) };
}

test('an entry arrives as it was written, and ends at the same moment', () => {
  const { here, there, pass } = setUp();
  const expiry = { mode: 'relative', duration: DAY } as const;
  here.entries.write('city', { val: { code: '110100' }, expiry, crossDomain: true });
  expect(there.store.get('city')).toBe(here.store.get('city'));
  pass(DAY);
  expect(there.entries.read('city')).toEqual({ code: '110100' });
  pass(1);
  expect(there.entries.read('city')).toBeNull();
});

test('only entries that are meant for other hosts leave this one', () => {
  const { here, mirrored } = setUp();
  here.entries.write('draft', { val: 1 });
  expect(mirrored).not.toHaveBeenCalled();
});

test('what is newer there stays, and what arrives is not sent on', () => {
  const { here, there, pass } = setUp();
  const back = jest.fn();
  there.entries.mirrorTo(back);
  here.entries.write('city', { val: 'old', crossDomain: true });
  const old = here.store.get('city') ?? '';
  pass(1);
  there.entries.write('city', { val: 'new' });
  expect(there.entries.accept('city', old)).toBe(false);
  expect(there.entries.read('city')).toBe('new');
  expect(back).not.toHaveBeenCalled();
});

test('what is here already is not taken over once more', () => {
  const { there } = setUp();
  expect(there.entries.accept('city', entry({ val: 'first' }))).toBe(true);
  expect(there.entries.accept('city', entry({ val: 'second' }))).toBe(false);
  expect(there.entries.read('city')).toBe('first');
});

const entry = (more: object) =>
  JSON.stringify({ val: 1, storageTime: NOW, crossDomain: true, ...more });

test.each([
  ['text that is not JSON', '{'],
  ['what is no entry', '{"a":1}'],
  ['null', 'null'],
  ['an entry that was to stay at home', entry({ crossDomain: false })],
  ['one whose time is over', entry({ storageTime: NOW - 2, expires: 1 })],
  ['a time that is none', entry({ storageTime: 'now' })],
  ['a lifetime that is none', entry({ expires: 'long' })],
  ['more than 5,000,000 bytes', entry({ val: 'x'.repeat(5_000_000) })],
])('%s is refused', (_name, text) => {
  const { there } = setUp();
  expect(there.entries.accept('city', text)).toBe(false);
  expect(there.store.get('city')).toBeNull();
});
