import type { Duration } from '@contract/doses/day-number-rules';
import { CHINA } from '@contract/doses/schedule/china';
import type { AntigenSeries, InForce, Tables, TargetDose } from '@contract/doses/tables';
import type { DoseLimits } from '../../db/dose-limits';
import type { Course } from './course';

const ALWAYS: InForce = { from: -Infinity, until: Infinity };

/** A limit in days that calendar months replace where they are meant. */
const lengthOf = (months: number | null, days: number): Duration =>
  months === null ? { months: 0, days } : { months, days: 0 };

/** A dose's own limits as a target dose. */
function targetDoseOf(code: string, dose: DoseLimits): TargetDose {
  const { doseNo, minAgeDays, ageMonths, maxAgeDays, beforeMonths, minIntervalDays } = dose;
  const min = lengthOf(ageMonths, minAgeDays);
  const isOpen = maxAgeDays === null && beforeMonths === null;
  const max = isOpen ? null : lengthOf(beforeMonths, (maxAgeDays ?? 0) + 1);
  const gap = lengthOf(dose.gapMonths, minIntervalDays);
  const none = { earliestRecommended: null, latestRecommended: null };
  return {
    id: `${code}-${doseNo}`,
    ages: [{ ...ALWAYS, ...none, absoluteMin: min, min, max }],
    intervals: [
      {
        ...ALWAYS,
        ...none,
        since: { kind: 'previous' },
        absoluteMin: gap,
        min: gap,
        isPriority: false,
      },
    ],
    allowableIntervals: [],
    preferable: [
      { ...ALWAYS, code, product: null, begin: null, end: null, gender: null, bornFrom: -Infinity },
    ],
    allowable: [],
    inadvertent: new Set(),
    skips: [],
    isRecurring: false,
    isOptional: false,
    season: null,
    seasonBegins: null,
    repeatDoses: 1,
    repeatWithin: null,
  };
}

/** Tables that were made for a vaccine, with the doses that they were made of: an operator adds few. */
const made = new Map<string, { readonly of: string; readonly tables: Tables }>();

/** Everything of a dose that its target dose is made of. */
const limitsOf = (dose: DoseLimits): string =>
  `${dose.doseNo} ${dose.minAgeDays} ${dose.ageMonths} ${dose.maxAgeDays} ${dose.beforeMonths} ${dose.minIntervalDays} ${dose.gapMonths}`;

/** Whether the schedule's tables have a vaccine; one that an operator added they may not have. */
export const isInSchedule = (code: string): boolean => CHINA.associations.has(code);

/**
 * The tables that a course's product is evaluated by: the schedule's, with one series more for a vaccine that they do not have, made
 * of the limits of the product's own doses.
 */
export function tablesFor(code: string, { doses }: Pick<Course, 'doses'>): Tables {
  if (isInSchedule(code)) return CHINA;
  const of = doses.map(limitsOf).join(';');
  const cached = made.get(code);
  if (cached?.of === of) return cached.tables;
  const tables = withOwnSeries(code, doses);
  made.set(code, { of, tables });
  return tables;
}

/** The schedule's tables with a series of a product's own doses. */
function withOwnSeries(code: string, doses: Course['doses']): Tables {
  const series: AntigenSeries = {
    name: code,
    antigen: code,
    vaccineGroup: code,
    kind: 'standard',
    genders: [],
    indications: [],
    isDefault: true,
    isProductPath: false,
    group: 'standard',
    equivalentGroups: new Set(),
    priority: 'A',
    preference: 1,
    maxAgeToStart: null,
    born: ALWAYS,
    restartsAfter: null,
    doses: doses.map((dose) => targetDoseOf(code, dose)),
  };
  const immunity = { observations: new Set<string>(), bornBefore: null };
  const antigen = { name: code, series: [series], contraindications: [], immunity };
  return {
    ...CHINA,
    antigens: new Map([...CHINA.antigens, [code, antigen]]),
    associations: new Map([
      ...CHINA.associations,
      [code, [{ antigen: code, begin: null, end: null, isOther: false }]],
    ]),
  };
}
