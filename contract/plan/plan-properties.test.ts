import fc, { runs } from '../../test/tiers/properties';
import { addDays, addMonths } from '../time/day-rules';
import { planOf } from './plan-rules';
import type { PlannedDose } from './planned-dose';
import { LIVE_GAP_DAYS, SCHEDULE } from './schedule-rules';
import { isInjectedLive, liveDaysOf } from './live-rules';
import { EDITION_2026 } from './official-table';
import type { AdministeredDose } from './administered-dose';

const RUNS = 10_000;
const OTHERS = ['bopv', 'dt', 'dtap-hib', 'dtap-ipv-hib', 'varicella', 'mcv2', 'mcv4', 'hpv9'];
const CODES = [...SCHEDULE.map(({ code }) => code), ...OTHERS];

const birthday = fc.integer({ min: 0, max: 20 * 365 }).map((days) => addDays('2006-11-21', days));

interface History {
  readonly born: string;
  readonly today: string;
  readonly sex: 1 | 2;
  readonly taken: readonly AdministeredDose[];
}

const histories: fc.Arbitrary<History> = birthday.chain((born) =>
  fc.integer({ min: 0, max: 19 * 365 }).chain((age) =>
    fc.record({
      born: fc.constant(born),
      today: fc.constant(addDays(born, age)),
      sex: fc.constantFrom<1 | 2>(1, 2),
      taken: fc.array(
        fc.record({
          id: fc.uuid(),
          source: fc.constant('own' as const),
          code: fc.constantFrom(...CODES),
          doseNo: fc.option(fc.integer({ min: 1, max: 5 })),
          day: fc.integer({ min: 0, max: age }).map((days) => addDays(born, days)),
        }),
        { maxLength: 14 },
      ),
    }),
  ),
);

/** The official table's figures by the dose's id, those of the inactivated polio vaccine under its series. */
const ROWS = new Map(
  EDITION_2026.map(({ vaccine, doseNo, age, gap }) => {
    const code = vaccine
      .toLowerCase()
      .replace(/^b?[io]pv$/, 'polio')
      .replace('2vhpv', 'hpv2');
    const id: string = `${code}-${doseNo}`;
    return [id, { age, gap: /^(\d+)([dm])$/.exec(gap) }] as const;
  }),
);
const dayOf = (dose: PlannedDose | undefined): string | null =>
  dose?.taken?.day ?? dose?.bookFrom ?? null;

function farEnough(a: string, b: string): boolean {
  const [first, second] = a < b ? [a, b] : [b, a];
  return a === b || addDays(first, LIVE_GAP_DAYS) <= second;
}

/** Violations in a plan; checking each by `expect` would take most of the time of so many runs. */
function violationsOf(
  history: History,
  change?: (dose: PlannedDose) => PlannedDose,
): readonly string[] {
  const { born, today, sex, taken } = history;
  const violations: string[] = [];
  const must = (holds: boolean, violation: string): void => {
    if (!holds) violations.push(violation);
  };
  const right = planOf({ birthday: born, sex }, taken, today);
  const plan = change ? right.map(change) : right;
  const byId = new Map(plan.map((dose) => [dose.id, dose] as const));
  const liveAdministered = liveDaysOf(taken);
  const livePlanned = plan.filter((dose) => isInjectedLive(dose.code) && dose.bookFrom !== null);
  for (const dose of plan) {
    const { id, bookFrom: day, earliest, status } = dose;
    if (day === null) continue;
    // Doses for a year of birth or an age at the first one are not of the programme's table.
    const row = ROWS.get(id);
    if (!row) continue;
    must(day >= today, `${id} in the past`);
    must(earliest !== null && earliest <= day, `${id} booked before it may be given`);
    // Without both group A doses groups A and C come as early as possible from 24 months on.
    const least = id === 'mpsv-ac-1' ? 24 : row.age;
    must(day >= addMonths(born, least), `${id} below its age`);
    must((status === 'upcoming') === day > today, `${id} is ${status} on ${day}`);

    const before = byId.get(`${dose.series}-${dose.doseNo - 1}`);
    const last = dayOf(before);
    if (last !== null && row.gap) {
      const [, count, unit] = row.gap;
      const soonest = (unit === 'd' ? addDays : addMonths)(last, Number(count));
      must(day >= soonest, `${id} before its interval`);
    }
    must(!before || last !== null || before.reason === 'laterRecorded', `${id} without its first`);
    const later = plan.filter((each) => each.series === dose.series && each.doseNo > dose.doseNo);
    // An oral polio dose given first counts, and the injected ones are still needed.
    must(
      dose.series === 'polio' || later.every((each) => each.status !== 'done'),
      `${id} after a later dose`,
    );
  }
  for (const { id, bookFrom } of livePlanned) {
    const others = [...liveAdministered, ...livePlanned.map((other) => other.bookFrom as string)];
    for (const other of others) must(farEnough(bookFrom as string, other), `${id} near ${other}`);
  }
  const ac = byId.get('mpsv-ac-1')?.bookFrom;
  const groupA = ['mpsv-a-1', 'mpsv-a-2'].flatMap((id) => dayOf(byId.get(id)) ?? []);
  const apart = groupA.length > 1 ? 12 : 3;
  if (ac && groupA.length > 0)
    must(ac >= addMonths(groupA[groupA.length - 1] as string, apart), 'AC too near to group A');
  return violations;
}

test('no dose is planned before its age or interval, out of order, or near another live vaccine', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const violations = violationsOf(history);
      if (violations.length > 0) throw new Error(violations.join('; '));
    }),
    { numRuns: runs(RUNS) },
  );
});

test.each([
  ['age', /below its age/],
  ['interval', /before its interval/],
  ['other live vaccine', / near /],
])('the check above finds a dose that is planned a day before its %s', (_what, violation) => {
  const dayBefore = (dose: PlannedDose): PlannedDose =>
    dose.bookFrom === null ? dose : { ...dose, bookFrom: addDays(dose.bookFrom, -1) };
  const found = fc.sample(histories, { numRuns: 200, seed: 7 }).some((history) => {
    const { born, sex, taken, today } = history;
    const open = planOf({ birthday: born, sex }, taken, today).filter((dose) => dose.bookFrom);
    return open.some(({ id }) =>
      violationsOf(history, (dose) => (dose.id === id ? dayBefore(dose) : dose)).some((each) =>
        violation.test(each),
      ),
    );
  });
  expect(found).toBe(true);
});

test('taking what is planned, on the day it is planned for, ends with nothing left to give', () => {
  const whole = fc.record({ born: birthday, sex: fc.constantFrom<1 | 2>(1, 2) });
  fc.assert(
    fc.property(whole, fc.integer({ min: 0, max: 6 * 365 }), ({ born, sex }, age) => {
      const taken: AdministeredDose[] = [];
      let today = addDays(born, age);
      for (let step = 0; step < 40; step += 1) {
        const open = planOf({ birthday: born, sex }, taken, today).filter(
          ({ bookFrom }) => bookFrom !== null,
        );
        if (open.length === 0) break;
        const next = open.reduce((a, b) => ((a.bookFrom ?? '') <= (b.bookFrom ?? '') ? a : b));
        today = next.bookFrom as string;
        taken.push({
          id: next.id,
          source: 'own',
          code: next.series,
          doseNo: next.doseNo,
          day: today,
        });
      }
      const end = planOf({ birthday: born, sex }, taken, today);
      expect(end.filter(({ bookFrom }) => bookFrom !== null)).toEqual([]);
      expect(end.filter(({ reason }) => reason === 'early')).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});

test('a plan ends where a dose of group A is given on the day that it is made for', () => {
  const taken = ['2010-04-10', '2015-06-09'].map((day, index): AdministeredDose => ({
    id: `a${index}`,
    source: 'own',
    code: 'mpsv-a',
    doseNo: null,
    day,
  }));
  const plan = planOf({ birthday: '2010-04-10', sex: 1 }, taken, '2015-06-09');
  expect(plan.find(({ id }) => id === 'mpsv-ac-1')).toMatchObject({ bookFrom: '2016-06-09' });
});
