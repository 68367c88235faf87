import fc, { runs } from '../../test/tiers/properties';
import { inOrder } from './assessment-rules';
import { courseFrom } from './course-rules';
import { dayNumber, dayText } from './day-number-rules';
import { firstDay, judge } from './judge-rules';
import type { History } from './evaluation-rules';
import type { Given } from './person';
import { CHINA } from './schedule/china';

/** Doses as `code day` or `code@product day`; a day with `!` is an appointment. */
const dosesIn = (text: string): readonly Given[] =>
  inOrder(
    (text.match(/\S+ \S+/g) ?? []).map((words, index) => {
      const [what = '', day = ''] = words.split(' ');
      const [code = '', product] = what.split('@');
      return {
        id: `g${index}`,
        code,
        product: product ?? null,
        day: dayNumber(day.replace('!', '')),
        isBooked: day.endsWith('!'),
      };
    }),
  );

const historyOf = (born: string, text: string, gender: 'male' | 'female' = 'female'): History => ({
  tables: CHINA,
  patient: { born: dayNumber(born), gender, observations: new Map() },
  all: dosesIn(text),
});

/** What is said of a dose: `dose 2`, or why it is refused. */
function verdict(born: string, given: string, asked: string): string {
  const [candidate] = dosesIn(asked);
  if (!candidate) throw new Error(asked);
  const { refusal, target } = judge({ ...candidate, id: 'asked' }, historyOf(born, given));
  return refusal ?? `dose ${target?.number}`;
}

const RABIES = ['2024-01-01', '2024-01-04', '2024-01-08', '2024-01-15', '2024-01-29']
  .map((day) => `rabies ${day}`)
  .join(' ');

test.each([
  // A dose does not count for life.
  ['2010-05-20', 'flu 2025-10-10', 'flu@flu4-sinovac 2026-11-28', 'dose 1'],
  ['2010-05-20', 'flu 2026-07-01', 'flu@flu4-sinovac 2026-11-28', 'complete'],
  ['2022-05-20', 'flu 2026-10-31', 'flu@flu4-sinovac 2026-11-27', 'tooSoon'],
  ['2022-05-20', 'flu 2026-10-31', 'flu@flu4-sinovac 2026-11-28', 'dose 2'],
  ['2015-01-01', RABIES, 'rabies@rabies-chengda 2026-11-28', 'dose 1'],
  ['2015-01-01', `${RABIES} rabies 2026-11-28`, 'rabies@rabies-chengda 2026-11-30', 'tooSoon'],
  ['2015-01-01', `${RABIES} rabies 2026-11-28`, 'rabies@rabies-chengda 2026-12-01', 'dose 2'],
  [
    '2015-01-01',
    'rabies 2026-01-01 rabies 2026-01-04',
    'rabies@rabies-chengda 2026-03-31',
    'dose 3',
  ],
  [
    '2015-01-01',
    'rabies 2026-01-01 rabies 2026-01-04',
    'rabies@rabies-chengda 2026-11-28',
    'dose 1',
  ],
  ['1980-01-01', 'typhoid 2023-11-29', 'typhoid@typhoid-vi 2026-11-28', 'tooSoon'],
  ['1980-01-01', 'typhoid 2023-11-28', 'typhoid@typhoid-vi 2026-11-28', 'dose 1'],
  ['1950-01-01', 'ppv23 2021-11-29', 'ppv23@ppv23-msd 2026-11-28', 'tooSoon'],
  ['1950-01-01', 'ppv23 2021-11-28', 'ppv23@ppv23-msd 2026-11-28', 'dose 1'],
  ['2025-01-01', 'rota@rota1-lz 2025-11-29', 'rota@rota1-lz 2026-11-28', 'tooSoon'],
  ['2025-01-01', 'rota@rota1-lz 2025-11-28', 'rota@rota1-lz 2026-11-28', 'dose 1'],
  // Not twice on a day, and not out of turn.
  ['2026-06-20', 'pcv13 2026-09-20', 'pcv13@pcv13-pfizer 2026-09-20', 'tooSoon'],
  ['2018-10-20', 'hepb 2026-11-28', 'hepb@hepb-nip 2026-11-28', 'tooSoon'],
  // By components.
  ['2026-08-20', 'dtap-ipv-hib 2026-11-23', 'dtap 2026-11-28', 'tooSoon'],
  ['2026-07-20', 'dtap-ipv-hib 2026-11-23', 'dtap 2026-11-28', 'tooSoon'],
  ['2026-07-20', 'dtap-ipv-hib 2026-10-31', 'dtap 2026-11-28', 'dose 2'],
  [
    '2026-07-20',
    'dtap 2026-11-23 polio 2026-11-23',
    'dtap-ipv-hib@penta-sanofi 2026-11-28',
    'tooSoon',
  ],
  ['2026-07-20', 'hib 2026-11-23', 'dtap-ipv-hib@penta-sanofi 2026-11-28', 'conflict'],
  [
    '2024-08-20',
    'dtap 2024-10-20 dtap 2024-12-20 dtap 2025-02-20 dtap 2026-02-20',
    'dtap 2026-11-28',
    'tooYoung',
  ],
  ['2013-02-20', 'hpv9 2026-11-18', 'hpv2@hpv2-nip 2026-11-28', 'tooSoon'],
  ['2025-02-20', 'hepa-l 2026-11-18', 'hepa-i@hepai-nip 2026-11-28', 'complete'],
  ['2025-10-20', 'je-l 2026-11-18', 'je-i 2026-11-28', 'wrongVaccine'],
  ['2026-03-03', 'mcv4 2026-11-22', 'mpsv-a 2026-12-03', 'tooSoon'],
  ['1970-01-01', 'zoster 2026-11-18', 'zoster-live@zoster-bcht 2026-11-28', 'wrongVaccine'],
  // Rotavirus in days of life.
  ['2026-08-01', '', 'rota@rota5-msd 2026-09-11', 'tooYoung'],
  ['2026-08-01', '', 'rota@rota5-msd 2026-09-12', 'dose 1'],
  ['2026-08-01', '', 'rota@rota5-msd 2026-10-24', 'dose 1'],
  ['2026-08-01', '', 'rota@rota5-msd 2026-10-25', 'tooOld'],
  // What does not count is given again.
  ['2026-01-15', 'mmr 2026-08-20', 'mmr 2026-11-28', 'dose 1'],
  ['2024-01-15', 'mmr 2025-10-01 mmr 2025-10-21', 'mmr 2026-11-28', 'dose 2'],
  ['2026-01-01', 'mpsv-a 2026-08-15 mpsv-a 2026-10-01', 'mpsv-a 2027-01-01', 'dose 2'],
  // Injected live vaccines; oral ones and BCG need no distance.
  ['2025-05-20', 'mmr 2026-11-18', 'varicella@var-bcht 2026-11-28', 'conflict'],
  ['2025-05-20', 'mmr 2026-11-18', 'varicella@var-bcht 2026-12-16', 'dose 1'],
  ['2025-05-20', 'mmr 2026-11-28', 'varicella@var-bcht 2026-11-28', 'dose 1'],
  ['2025-05-20', 'bcg 2026-11-18', 'mmr 2026-11-28', 'dose 1'],
  ['2025-05-20', 'mmr 2026-12-08!', 'varicella@var-bcht 2026-11-28', 'disturbs'],
  ['2025-05-20', 'mmr 2026-12-08!', 'varicella@var-bcht 2026-12-08', 'dose 1'],
  // Whom it is for.
  ['2011-11-10', '', 'hpv2@hpv2-nip 2026-11-28', 'wrongPerson'],
  ['2011-11-11', '', 'hpv2@hpv2-nip 2026-11-28', 'dose 1'],
  ['2008-11-28', '', 'hpv2@hpv2-nip 2026-11-28', 'wrongPerson'],
  ['2024-10-20', '', 'mpsv-ac 2026-10-19', 'tooYoung'],
  ['2024-10-20', '', 'mpsv-ac 2026-10-20', 'dose 1'],
] as const)('born %s, given %s: %s is %s', (born, given, asked, expected) => {
  expect(verdict(born, given, asked)).toBe(expected);
});

test.each([
  ['pcv13', 'pcv13-pfizer', '2026-09-20', 4],
  ['pcv13', 'pcv13-pfizer', '2026-04-28', 3],
  ['pcv13', 'pcv13-pfizer', '2025-11-28', 2],
  ['pcv13', 'pcv13-pfizer', '2024-11-28', 1],
  ['hib', 'hib-minhai', '2026-07-20', 4],
  ['hib', 'hib-minhai', '2026-05-28', 3],
  ['hib', 'hib-minhai', '2025-11-28', 1],
  ['hpv9', 'hpv9-msd', '2011-11-29', 2],
  ['hpv9', 'hpv9-msd', '2011-11-28', 3],
  ['hpv9', 'hpv9-innovax', '2008-11-29', 2],
  ['hpv9', 'hpv9-innovax', '2008-11-28', 3],
  ['flu', 'flu4-hualan', '2017-12-27', 2],
  // The second dose would come on the ninth birthday.
  ['flu', 'flu4-hualan', '2017-12-26', 1],
] as const)('%s %s begun at birth on %s takes %s doses', (code, product, born, count) => {
  const doses = courseFrom({ code, product }, historyOf(born, ''), dayNumber('2026-11-28'));
  expect(doses.map(({ number }) => number)).toEqual([1, 2, 3, 4].slice(0, count));
});

const CODES = [...CHINA.associations.keys()];
const histories = fc
  .record({
    born: fc.integer({ min: 0, max: 30 * 365 }).map((days) => dayNumber('1997-01-01') + days),
    gender: fc.constantFrom<'male' | 'female'>('male', 'female'),
    doses: fc.array(
      fc.record({ code: fc.constantFrom(...CODES), age: fc.integer({ min: 0, max: 4_000 }) }),
      { maxLength: 10 },
    ),
    code: fc.constantFrom(...CODES),
    at: fc.integer({ min: 0, max: 6_000 }),
  })
  .map(({ born, gender, doses, code, at }) => ({
    candidate: { id: 'asked', code, product: null, day: born + at } satisfies Given,
    history: {
      tables: CHINA,
      patient: { born, gender, observations: new Map() },
      all: inOrder(
        doses.map(({ code: given, age }, index): Given => ({
          id: `g${index}`,
          code: given,
          product: null,
          day: born + age,
        })),
      ),
    } satisfies History,
  }));

test('the first day that is named is accepted, and no day before it', () => {
  fc.assert(
    fc.property(histories, ({ candidate, history }) => {
      const past = history.all.filter(({ day }) => day <= candidate.day);
      const known = { ...history, all: past };
      const first = firstDay(candidate, known, candidate.day);
      if (first === null) return true;
      for (let day = candidate.day; day < first; day += 1)
        if (judge({ ...candidate, day }, known).refusal === null) return false;
      return judge({ ...candidate, day: first }, known).refusal === null;
    }),
    { numRuns: runs(1_000) },
  );
});

test('the order in which doses were entered changes nothing', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 9 }), ({ candidate, history }, turn) => {
      const { all } = history;
      const turned = inOrder([...all.slice(turn), ...all.slice(0, turn)]);
      const sameDay = new Set(all.map(({ day }) => day)).size < all.length;
      if (sameDay) return true;
      const one = judge(candidate, history);
      const two = judge(candidate, { ...history, all: turned });
      return one.refusal === two.refusal && one.target?.number === two.target?.number;
    }),
    { numRuns: runs(2_000) },
  );
});

test('a dose that is accepted is a day later no longer missing', () => {
  fc.assert(
    fc.property(histories, ({ candidate, history }) => {
      const one = judge(candidate, history);
      if (one.refusal !== null) return true;
      const all = inOrder([...history.all, candidate]);
      const next = { ...candidate, id: 'next', day: candidate.day + 1 };
      const { refusal } = judge(next, { ...history, all });
      // Nothing is given twice within a day.
      return refusal !== null;
    }),
    { numRuns: runs(2_000) },
  );
});

test('a day is said as the calendar has it', () => {
  expect(dayText(dayNumber('2026-11-28'))).toBe('2026-11-28');
});

test('a new bite after a full course takes two doses, and a new season one', () => {
  const bite = courseFrom(
    { code: 'rabies', product: 'rabies-chengda' },
    historyOf('2015-01-01', RABIES),
    dayNumber('2026-11-28'),
  );
  expect(bite.map(({ number, day }) => [number, dayText(day)])).toEqual([
    [1, '2026-11-28'],
    [2, '2026-12-01'],
  ]);
  const season = courseFrom(
    { code: 'flu', product: 'flu4-sinovac' },
    historyOf('1990-05-20', 'flu 2025-10-10'),
    dayNumber('2026-11-28'),
  );
  expect(season.map(({ number }) => number)).toEqual([1]);
});

test.each([
  ['a course that is complete', '1990-01-01', 'mmr 2025-01-01 mmr 2025-06-01', 'mmr'],
  ['another vaccine that was begun', '2026-08-09', 'bopv 2026-12-07', 'bopv'],
])('%s is told at once, not looked for day by day', (_, born, given, code) => {
  let asked = 0;
  class Counted extends Map<string, NonNullable<ReturnType<typeof CHINA.associations.get>>> {
    override get(key: string) {
      asked += 1;
      return super.get(key);
    }
  }
  const tables = { ...CHINA, associations: new Counted(CHINA.associations) };
  const today = dayNumber('2026-12-08');
  const candidate: Given = { id: 'asked', code, product: null, day: today };
  expect(firstDay(candidate, { ...historyOf(born, given), tables }, today)).toBeNull();
  expect(asked).toBeLessThan(100);
});
