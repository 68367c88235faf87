import type { HoursOfDay } from '../../catalogue/rows';

/** Kind of a sample clinic: determines its name, hours and products. */
export type ClinicKind = 'community' | 'outpatient' | 'maternity' | 'hospital';

const MORNING = { from: '08:00', to: '11:30' };
const AFTERNOON = { from: '13:30', to: '16:30' };
const LONG_AFTERNOON = { from: '13:30', to: '17:00' };
const EVENING = { from: '17:30', to: '19:30' };

const PATTERNS: Record<ClinicKind, readonly ((weekday: number) => HoursOfDay['periods'])[]> = {
  community: [
    (weekday) => (weekday <= 5 ? [MORNING, AFTERNOON] : []),
    (weekday) => (weekday <= 5 ? [MORNING, AFTERNOON] : weekday === 6 ? [MORNING] : []),
    (weekday) => (weekday === 1 ? [] : weekday <= 5 ? [MORNING, LONG_AFTERNOON] : [MORNING]),
  ],
  outpatient: [
    (weekday) => (weekday === 7 ? [] : [MORNING, AFTERNOON]),
    (weekday) =>
      weekday === 2 || weekday === 4
        ? [MORNING, LONG_AFTERNOON, EVENING]
        : weekday === 5 || weekday === 6
          ? [MORNING, LONG_AFTERNOON]
          : [],
  ],
  maternity: [
    (weekday) => (weekday <= 5 ? [MORNING, LONG_AFTERNOON] : [MORNING]),
    (weekday) => (weekday === 7 ? [] : [MORNING, LONG_AFTERNOON]),
  ],
  hospital: [
    () => [{ from: '08:00', to: '12:00' }, LONG_AFTERNOON],
    (weekday) => (weekday <= 6 ? [{ from: '08:30', to: '12:00' }, LONG_AFTERNOON] : []),
  ],
};

/** The week of a clinic; `variant` chooses among the usual ones of its kind. */
export function weekOf(kind: ClinicKind, variant: number): HoursOfDay[] {
  const patterns = PATTERNS[kind];
  const periodsOn = patterns[variant % patterns.length] ?? patterns[0];
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    periods: periodsOn ? periodsOn(weekday) : [],
  }));
}
