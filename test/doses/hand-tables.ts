import { inOrder } from '@contract/doses/assessment-rules';
import { dayNumber, dayText, duration } from '@contract/doses/day-number-rules';
import type { Duration } from '@contract/doses/day-number-rules';
import { evaluateSeries } from '@contract/doses/evaluation-rules';
import type { Context, EvaluatedSeries } from '@contract/doses/evaluation-rules';
import { forecastSeries } from '@contract/doses/forecast-rules';
import type { Forecast, AntigenStatus } from '@contract/doses/forecast-rules';
import type { Given, Patient } from '@contract/doses/person';
import type {
  AgeRow,
  AntigenSeries,
  AntigenTables,
  Conflict,
  IntervalRow,
  Skip,
  SkipCondition,
  Tables,
  TargetDose,
  VaccineRow,
} from '@contract/doses/tables';

/*
 * Small tables for examples: what an example does not name is left open, so that the one rule that it is about decides. Vaccines
 * are single letters, and every one of them is of the antigen "measles".
 */

const ALWAYS = { from: -Infinity, until: Infinity } as const;
const time = (words: string | undefined): Duration | null =>
  words === undefined ? null : duration(words);

type Words<Row> = {
  readonly [Key in keyof Row]?: Row[Key] extends Duration | null ? string : Row[Key];
};

/** A row of ages; what is not named is open. */
export const age = (words: Words<AgeRow>): AgeRow => ({
  from: words.from ?? ALWAYS.from,
  until: words.until ?? ALWAYS.until,
  absoluteMin: time(words.absoluteMin),
  min: time(words.min),
  earliestRecommended: time(words.earliestRecommended),
  latestRecommended: time(words.latestRecommended),
  max: time(words.max),
});

/** An interval, since the previous dose unless it says otherwise. */
export const interval = (words: Words<IntervalRow>): IntervalRow => ({
  from: words.from ?? ALWAYS.from,
  until: words.until ?? ALWAYS.until,
  since: words.since ?? { kind: 'previous' },
  absoluteMin: time(words.absoluteMin),
  min: time(words.min),
  earliestRecommended: time(words.earliestRecommended),
  latestRecommended: time(words.latestRecommended),
  isPriority: words.isPriority ?? false,
});

export const vaccine = (code: string, begin?: string, end?: string): VaccineRow => ({
  ...ALWAYS,
  code,
  product: null,
  begin: time(begin),
  end: time(end),
  gender: null,
  bornFrom: -Infinity,
});

export const dose = (own: Partial<TargetDose> = {}): TargetDose => ({
  id: 'dose',
  ages: [],
  intervals: [],
  allowableIntervals: [],
  preferable: [vaccine('A')],
  allowable: [],
  inadvertent: new Set(),
  skips: [],
  isRecurring: false,
  isOptional: false,
  season: null,
  seasonBegins: null,
  repeatDoses: 1,
  repeatWithin: null,
  ...own,
});

/** A skip of one set whose conditions must all be met. */
export const skip = (
  conditions: readonly SkipCondition[],
  context: Skip['context'] = 'both',
): Skip => ({ context, isAll: true, sets: [{ ...ALWAYS, isAll: true, conditions }] });

export const series = (
  doses: readonly TargetDose[],
  own: Partial<AntigenSeries> = {},
): AntigenSeries => ({
  name: 'series',
  antigen: 'measles',
  vaccineGroup: 'MMR',
  kind: 'standard',
  genders: [],
  indications: [],
  isDefault: false,
  isProductPath: false,
  group: '1',
  equivalentGroups: new Set(),
  priority: 'A',
  preference: 1,
  maxAgeToStart: null,
  born: ALWAYS,
  restartsAfter: null,
  doses,
  ...own,
});

export const antigen = (
  all: readonly AntigenSeries[],
  own: Partial<AntigenTables> = {},
): AntigenTables => ({
  name: 'measles',
  series: all,
  contraindications: [],
  immunity: { observations: new Set(), bornBefore: null },
  ...own,
});

const LETTERS = [...'ABCDEFGH'];

/** @param conflicts by `current previous` */
export const tables = (
  antigens: readonly AntigenTables[] = [],
  conflicts: Readonly<Record<string, Conflict>> = {},
): Tables => ({
  antigens: new Map(antigens.map((each) => [each.name, each])),
  groups: [{ name: 'MMR', antigens: antigens.map(({ name }) => name), isFull: true }],
  associations: new Map(
    LETTERS.map((code) => [
      code,
      (antigens.length > 0 ? antigens.map(({ name }) => name) : ['measles']).map((name) => ({
        antigen: name,
        begin: null,
        end: null,
        isOther: false,
      })),
    ]),
  ),
  conflicts: new Map(
    LETTERS.map((current) => [
      current,
      new Map(
        Object.entries(conflicts).flatMap(([pair, row]) =>
          pair.startsWith(`${current} `) ? [[pair.slice(2), row] as const] : [],
        ),
      ),
    ]),
  ),
});

/** Doses from `A 2020-01-01`, in order of their days; each one's id is its text. */
export const given = (...texts: readonly string[]): readonly Given[] =>
  inOrder(
    texts.map((text) => ({
      id: text,
      code: text.slice(0, 1),
      product: null,
      day: dayNumber(text.slice(2, 12)),
      isSubstandard: text.endsWith('spoilt'),
    })),
  );

/** Born on 1 January 2020, unless it says otherwise. */
export const patient = (own: Partial<Patient> = {}): Patient => ({
  born: dayNumber('2020-01-01'),
  gender: 'female',
  observations: new Map(),
  ...own,
});

export interface Example {
  readonly given?: readonly Given[];
  readonly patient?: Patient;
  readonly tables?: Tables;
  /** Day of the assessment. */
  readonly on?: string;
}

export const contextOf = (example: Example): Context => ({
  patient: example.patient ?? patient(),
  tables: example.tables ?? tables(),
  all: example.given ?? [],
  assessment: dayNumber(example.on ?? '2020-01-01'),
});

export const evaluated = (one: AntigenSeries, example: Example): EvaluatedSeries =>
  evaluateSeries(one, example.given ?? [], contextOf(example), new Set());

/** How each dose was evaluated: `valid 1` for the first target dose, `notValid tooSoon`. */
export const verdicts = (one: AntigenSeries, example: Example): readonly string[] =>
  evaluated(one, example).evaluated.map(
    ({ status, satisfied, reason }) => `${status} ${satisfied ?? reason}`,
  );

const NOTHING: AntigenStatus = {
  isImmune: false,
  isContraindicated: false,
  contraindicated: new Set(),
  completedGroups: new Set(),
};

export const forecastOf = (
  one: AntigenSeries,
  example: Example,
  antigenStatus: Partial<AntigenStatus> = {},
): Forecast =>
  forecastSeries(evaluated(one, example), contextOf(example), { ...NOTHING, ...antigenStatus });

const textOf = (day: number | null): string => (day === null ? '-' : dayText(day));

/** Status, number and the days of a forecast: earliest, recommended, past due, latest. */
export const said = ({
  status,
  doseNo,
  earliest,
  recommended,
  pastDue,
  latest,
}: Pick<
  Forecast,
  'status' | 'doseNo' | 'earliest' | 'recommended' | 'pastDue' | 'latest'
>): string =>
  status === 'notComplete'
    ? `${doseNo}: ${[earliest, recommended, pastDue, latest].map(textOf).join(' ')}`
    : status;
