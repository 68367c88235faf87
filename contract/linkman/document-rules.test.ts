import fc from 'fast-check';
import { DOCUMENT_KINDS, checkDigit, normalizeDocument, readDocument } from './document-rules';

const TODAY = '2026-11-21';
const RUNS = { numRuns: 10_000 };

/** Texts that look like document numbers more often than chance would have it. */
const number = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789XxHMABC '), maxLength: 20 }),
  fc
    .tuple(
      fc.constantFrom('110101', '810000', '830000', '999999'),
      fc.integer({ min: 17_000_101, max: 30_001_231 }),
      fc.integer({ min: 0, max: 999 }),
    )
    .map(([region, birthday, order]) => `${region}${birthday}${String(order).padStart(3, '0')}`)
    .map((first) => first + checkDigit(first)),
);
const kind = fc.constantFrom(...DOCUMENT_KINDS);

test('any text of any kind is read without a crash, and the same each time', () => {
  fc.assert(
    fc.property(kind, number, (document, text) => {
      const reading = readDocument(document, text, TODAY);
      expect(reading).toEqual(readDocument(document, ` ${text.toLowerCase()} `, TODAY));
      expect(Object.keys(reading)).toContain('fault');
    }),
    RUNS,
  );
});

test('what a number tells of its owner is a real day that is not in the future, and a known sex', () => {
  fc.assert(
    fc.property(kind, number, (document, text) => {
      const { fault, birthday, sex } = readDocument(document, text, TODAY);
      if (fault !== null || birthday === undefined) return;
      expect(new Date(`${birthday}T00:00:00Z`).toISOString().slice(0, 10)).toBe(birthday);
      expect(birthday <= TODAY).toBe(true);
      expect([1, 2]).toContain(sex);
    }),
    RUNS,
  );
});

const day = fc
  .date({
    min: new Date('1850-01-01'),
    max: new Date('2026-11-21'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

test('a right number is taken, and one wrong digit of it is not', () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 17 }),
      fc.integer({ min: 1, max: 9 }),
      (birthday, order, at, by) => {
        const first = `110101${birthday.replace(/-/g, '')}${String(order).padStart(3, '0')}`;
        const right = first + checkDigit(first);
        expect(readDocument(1, right, TODAY)).toEqual({
          fault: null,
          birthday,
          sex: order % 2 === 1 ? 1 : 2,
        });
        const digit = right.charAt(at) === 'X' ? 10 : Number(right.charAt(at));
        const wrong = right.slice(0, at) + String((digit + by) % 10) + right.slice(at + 1);
        if (wrong !== right) expect(readDocument(1, wrong, TODAY).fault).not.toBeNull();
      },
    ),
    RUNS,
  );
});

test('normalizing twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normalizeDocument(text);
      expect(normalizeDocument(once)).toBe(once);
      expect(once).not.toMatch(/\s/);
    }),
    RUNS,
  );
});
