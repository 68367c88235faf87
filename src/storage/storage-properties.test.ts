import fc, { runs } from '../../test/tiers/properties';
import { createMemoryStore } from '@/platform/storage/memory-store';
import { createCacheRecords } from './cache-record';
import { createEntryStorage } from './entry-storage';
import { PERIOD_UNITS } from './expiry';
import type { EntryInput } from './stored-entry';
import { isExpired, parseEntry, sealEntry } from './stored-entry';

const RUNS = { numRuns: runs(10_000) };
const NOW = Date.UTC(2026, 10, 20, 15, 30);
const KEYS = ['a', 'b', 'WhiteUrlData'];
const key = fc.constantFrom(...KEYS);
const span = fc.integer({ min: -1000, max: 10_000_000_000 });

const expiry = fc.oneof(
  fc.record({ mode: fc.constant('relative' as const), duration: span }),
  fc.record({ mode: fc.constant('period' as const), unit: fc.constantFrom(...PERIOD_UNITS) }),
  fc.record({ mode: fc.constant('fixed' as const), fixedTime: span.map((ms) => NOW + ms) }),
);
const value = fc.jsonValue({ maxDepth: 2 });

test('whatever is written is read back until its time is over, and never after', () => {
  fc.assert(
    fc.property(value, fc.option(expiry, { nil: undefined }), span, (val, mode, passed) => {
      const store = createMemoryStore();
      let time = NOW;
      const entries = createEntryStorage({ store, now: () => time, log: () => undefined });
      const written = entries.write('k', { val, ...(mode && { expiry: mode }) });
      if (!written) {
        expect(store.keys()).toEqual([]);
        const isPast = mode?.mode === 'fixed' && mode.fixedTime <= NOW;
        expect(val === null || isPast).toBe(true);
        return;
      }
      const text = store.get('k') ?? '';
      const entry = parseEntry(text);
      if (!entry) throw new Error(`no entry: ${text}`);
      time = NOW + passed;
      const over = isExpired(entry, time);
      expect(over).toBe(entry.expires !== undefined && passed > entry.expires);
      const read = entries.read('k');
      expect(read).toEqual(over ? null : JSON.parse(JSON.stringify(val)));
      expect(store.keys()).toEqual(over ? [] : ['k']);
    }),
    RUNS,
  );
});

test('whatever stands in the store, reading and clearing never throw and touch nobody else’s keys', () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        { val: value, storageTime: fc.anything(), expires: fc.anything() },
        { requiredKeys: [] },
      )
      .map((entry) => JSON.stringify(entry) ?? ''),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(key, stored), { maxLength: 3 }), span, (texts, passed) => {
      const store = createMemoryStore();
      texts.forEach(([name, text]) => store.set(name, text));
      store.set('foreign', 'not ours');
      const entries = createEntryStorage({
        store,
        now: () => NOW + passed,
        log: () => undefined,
      });
      const before = store.keys().length;
      const cleared = entries.clearExpired();
      expect(store.keys()).toHaveLength(before - cleared);
      KEYS.forEach((name) => entries.read(name));
      expect(store.get('foreign')).toBe('not ours');
      expect(Array.isArray(entries.read('WhiteUrlData'))).toBe(false);
    }),
    RUNS,
  );
});

test('whatever a caller passes, a write decides without throwing and within the limit', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constant(undefined),
    fc.record(
      {
        val: fc.jsonValue(),
        expiry: fc.record(
          {
            mode: fc.constantFrom('relative', 'period', 'fixed', 'never', undefined),
            duration: fc.oneof(fc.integer(), fc.string(), fc.constant(NaN)),
            unit: fc.oneof(fc.constantFrom(...PERIOD_UNITS), fc.string()),
            fixedTime: fc.oneof(fc.integer(), fc.constant(null)),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    ),
  );
  const limit = 200;
  fc.assert(
    fc.property(anything, (input) => {
      const sealed = sealEntry(input, NOW, limit);
      if (sealed.kind === 'skip') return;
      expect(Buffer.byteLength(sealed.text)).toBeLessThanOrEqual(limit);
      const { expiry: given } = input as EntryInput;
      const entry = parseEntry(sealed.text);
      expect(entry?.storageTime).toBe(NOW);
      if (given) expect(typeof entry?.expires).toBe('number');
    }),
    RUNS,
  );
});

test('a cache record is handed out within its hours and deleted after them', async () => {
  await fc.assert(
    fc.asyncProperty(
      value,
      fc.double({ min: 0, max: 100, noNaN: true }),
      span,
      async (payload, hours, passed) => {
        const store = createMemoryStore();
        let time = NOW;
        const cache = createCacheRecords(store, () => time);
        cache.put('k', payload, hours);
        time = NOW + passed;
        const taken = await cache.take('k').then(
          (found) => ({ found }),
          () => null,
        );
        const isExpired = passed > hours * 3_600_000;
        expect(taken === null).toBe(isExpired);
        expect(store.keys()).toEqual(isExpired ? [] : ['k']);
      },
    ),
    { numRuns: runs(2000) },
  );
});
