import fc, { runs } from '../../test/tiers/properties';
import {
  DOCUMENT_KINDS,
  checkDigit,
  normalizeDocument,
  readDocument,
  containsBirthday,
} from './document-rules';

const TODAY = '2026-11-21';
const RUNS = { numRuns: runs(10_000) };

/** Random texts that often resemble document numbers. */
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
      expect(Object.keys(reading)).toContain('violation');
    }),
    RUNS,
  );
});

test('what a number tells of its owner is a real day that is not in the future, and a known sex', () => {
  fc.assert(
    fc.property(kind, number, (document, text) => {
      const { violation, birthday, sex } = readDocument(document, text, TODAY);
      if (violation !== null || birthday === undefined) return;
      expect(new Date(`${birthday}T00:00:00Z`).toISOString().slice(0, 10)).toBe(birthday);
      expect(birthday <= TODAY).toBe(true);
      expect([1, 2]).toContain(sex);
    }),
    RUNS,
  );
});

const day = fc
  .date({
    min: new Date('1900-01-01'),
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
      (birthday, order, index, by) => {
        const first = `110101${birthday.replace(/-/g, '')}${String(order).padStart(3, '0')}`;
        const right = first + checkDigit(first);
        expect(readDocument(1, right, TODAY)).toEqual({
          violation: null,
          birthday,
          sex: order % 2 === 1 ? 1 : 2,
        });
        const digit = right.charAt(index) === 'X' ? 10 : Number(right.charAt(index));
        const wrong = right.slice(0, index) + String((digit + by) % 10) + right.slice(index + 1);
        if (wrong !== right) expect(readDocument(1, wrong, TODAY).violation).not.toBeNull();
      },
    ),
    RUNS,
  );
});

/** A complete number: region prefix, birthday, sequence number and check digit. */
const numberOf = (prefix: string, birthday: string, order = '001'): string => {
  const first = prefix + birthday.replace(/-/g, '') + order;
  return first + checkDigit(first);
};
const violationOf = (...[document, text]: readonly [(typeof DOCUMENT_KINDS)[number], string]) =>
  readDocument(document, text, TODAY).violation;

describe('resident identity card', () => {
  test.each(['11010519491231002X', '34052419800101001X', '34052419800101001x'])(
    '%s of the standard is right',
    (text) => expect(violationOf(1, text)).toBeNull(),
  );

  test.each([
    ['one digit short', numberOf('110105', '1990-05-06').slice(0, 17), 'length'],
    ['one digit long', `${numberOf('110105', '1990-05-06')}1`, 'length'],
    ['a letter in the middle', `11010A${numberOf('110105', '1990-05-06').slice(6)}`, 'format'],
    ['29 February of a leap year', numberOf('110105', '2024-02-29'), null],
    ['29 February of another year', numberOf('110105', '2023-02-29'), 'birthday'],
    ['born when nobody living was', numberOf('110105', '1899-12-31'), 'birthday'],
    ['born on the first day that is taken', numberOf('110105', '1900-01-01'), null],
    ['born today', numberOf('110105', TODAY), null],
    ['born tomorrow', numberOf('110105', '2026-11-22'), 'future'],
    ['of the first province', numberOf('110000', '1990-05-06'), null],
    ['of the last province', numberOf('650000', '1990-05-06'), null],
    ['of no province', numberOf('160000', '1990-05-06'), 'region'],
    ['of a foreigner', numberOf('911156', '1990-05-06'), 'region'],
    ['of a residence permit', numberOf('810000', '1990-05-06'), 'residence'],
  ])('%s', (_, text, violation) => {
    expect(violationOf(1, text)).toBe(violation);
  });
});

test.each([
  // Passport.
  [2, 'E1234', null],
  [2, 'E123', 'format'],
  [2, 'A2345678901234567', null],
  [2, 'A23456789012345678', 'format'],
  [2, 'E1234_678', 'format'],
  // Permits of people from Hong Kong and Macau, with and without the count of renewals.
  [3, 'H12345678', null],
  [3, 'm1234567890', null],
  [3, 'H1234567', 'format'],
  [3, 'H123456789', 'format'],
  [3, 'H12345678901', 'format'],
  [3, 'C12345678', 'format'],
  // Permits of people from Taiwan.
  [4, '12345678', null],
  [4, '1234567890', null],
  [4, '1234567', 'format'],
  [4, '123456789', 'format'],
  [4, '12345678901', 'format'],
  // Residence permits.
  [5, numberOf('810000', '1994-08-23'), null],
  [5, numberOf('820000', '1994-08-23'), null],
  [5, numberOf('830000', '1994-08-23'), null],
  [5, numberOf('840000', '1994-08-23'), 'prefix'],
  [5, numberOf('110105', '1994-08-23'), 'prefix'],
  [5, numberOf('810000', '1994-08-23').slice(0, 17), 'length'],
  // Permanent residents: three letters and twelve digits, since 2023 a number like a resident's.
  [6, 'USA110190050612', null],
  [6, 'US1101900506123', 'format'],
  [6, 'USA11019005061', 'format'],
  [6, 'USA1101900506123', 'format'],
  [6, numberOf('911840', '1990-05-06'), null],
  [6, numberOf('911840', '1990-02-30'), 'birthday'],
  [6, '911840199005060010', 'checksum'],
  [6, '9118401990050600', 'length'],
  // Birth certificate.
  [7, 'K123456789', null],
  [7, 'K12345678', 'format'],
  [7, 'K1234567890', 'format'],
  [7, '1234567890', 'format'],
] as const)('of document %i the number %s has the fault %s', (document, text, violation) => {
  expect(violationOf(document, text)).toBe(violation);
});

test('sex and birthday are told by numbers that carry them, and by no others', () => {
  expect(readDocument(6, numberOf('911840', '1990-05-06', '012'), TODAY)).toEqual({
    violation: null,
    birthday: '1990-05-06',
    sex: 2,
  });
  expect(DOCUMENT_KINDS.filter((document) => containsBirthday(document, ''))).toEqual([1, 5]);
  expect(containsBirthday(6, ' 9')).toBe(true);
  expect(containsBirthday(6, 'USA')).toBe(false);
});

test('a copied number is taken without its blanks, dashes, wide digits and invisible marks', () => {
  const right = numberOf('110105', '1990-05-06');
  const wide = right.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  for (const text of [
    `\u202d${right}\u202c`,
    right.replace(/(.{4})/g, '$1 '),
    wide,
    `\u200b${right}`,
  ])
    expect(normalizeDocument(text)).toBe(right);
  expect(normalizeDocument('H-1234 5678')).toBe('H12345678');
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
