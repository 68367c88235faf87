import { CODE } from '@contract/errors';
import { ENTRY_CODES } from '@contract/plan/entry-code-rules';
import { addDays } from '@contract/time/day-rules';
import { courseOfSeed } from '../../../test/doses/seed-course';
import fc, { runs } from '../../../test/tiers/properties';
import { sampleProducts } from '../../../test/samples/catalogue';
import type { Person } from './course';
import { judgeDoses } from './judge-doses';

// Doses of other vaccines that count for a course: what is asked next is judged with them, and no refusal speaks of another account.
const at = { today: '2026-12-07', lastDay: '2027-01-31' };

function judged(id: string, birthday: string, given: readonly (readonly [string, string])[]) {
  const product = sampleProducts().find((each) => each.id === id);
  if (!product) throw new Error(id);
  const person: Person = {
    sex: 2,
    birthday,
    hasGuardian: true,
    health: null,
    isHistoryAnswered: false,
  };
  const administered = given.map(([code, day]) => ({
    ...{ code, day, product: null, recordedNo: null, doseNo: null, orderId: null },
    ...{ isSelfReported: true, status: 'DONE' as const },
  }));
  return judgeDoses(person, courseOfSeed(product), administered, at);
}

test.each([
  ['2026-11-09', '2026-12-07'],
  ['2026-11-10', '2026-12-08'],
  ['2022-11-10', '2026-12-07'],
])('after measles and rubella vaccine on %s a second MMR is taken from %s', (mr, from) => {
  const [first, second] = judged('mmr-nip', '2020-08-20', [['mr', mr]]);
  expect(first).toMatchObject({ taken: true });
  expect(second).toMatchObject({ taken: false, earliestDay: from, violation: null });
});

test.each([
  ['two injected doses', ['polio 2026-01-09', 'polio 2026-02-09']],
  ['two combinations', ['dtap-ipv-hib 2026-01-09', 'dtap-ipv-hib 2026-02-09']],
] as const)('after %s of polio vaccine the first oral one is next', (_what, given) => {
  const records = given.map((one) => one.split(' ') as [string, string]);
  const [first, second] = judged('bopv-nip', '2025-11-02', records);
  expect(first).toMatchObject({ taken: false, earliestDay: at.today, violation: null });
  expect(second).toMatchObject({ taken: false });
  const after = judged('bopv-nip', '2025-11-02', [...records, ['bopv', '2026-03-20']]);
  expect(after.map(({ taken, earliestDay }) => [taken, earliestDay])).toEqual([
    [true, null],
    [false, '2029-11-02'],
  ]);
});

test('a dose that is refused as given names the record of it', () => {
  const products = fc.constantFrom(...sampleProducts());
  const given = fc.tuple(fc.constantFrom(...ENTRY_CODES), fc.integer({ min: 1, max: 4_000 }));
  fc.assert(
    fc.property(
      products,
      fc.integer({ min: 100, max: 9_000 }),
      fc.array(given, { maxLength: 4 }),
      ({ id }, age, doses) => {
        const records = doses
          .filter(([, ago]) => ago < age)
          .map(([code, ago]) => [code, addDays(at.today, -ago)] as const);
        return judged(id, addDays(at.today, -age), records).every(
          ({ violation }) =>
            violation?.code !== CODE.DUPLICATE_ORDER || violation.notedOn !== undefined,
        );
      },
    ),
    { numRuns: runs(2_000) },
  );
});
