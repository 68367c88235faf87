import { duration } from '../doses/day-number-rules';
import type { Duration } from '../doses/day-number-rules';
import { LIVE_CONFLICT } from '../doses/schedule/china';
import sources from '../doses/schedule/sources.json';
import type { AntigenSeries, AntigenTables, Gender } from '../doses/tables';
import {
  ageOf,
  isBesides,
  isExtra,
  PROGRAMME,
  programmeRow,
  seriesCodeOf,
} from './programme-rules';
import type { SeriesCode } from './schedule-code-rules';

/*
 * The programme by the vaccination book's numbers, read from the tables of doses (contract/doses/schedule): nothing of it is
 * written here.
 */

/** A dose of a series as the book numbers it, from 1. */
export interface ScheduledDose {
  /** Of the target dose: series and number. */
  readonly id: string;
  readonly series: SeriesCode;
  readonly doseNo: number;
  /** Catalogue code of the programme's vaccine for it. */
  readonly code: string;
  /** Catalogue codes of all vaccines that it is, or was, given as. */
  readonly vaccines: readonly string[];
  /** Age from which it is given, months. */
  readonly age: number;
  /** Age from which it is late; null where it is late by the dose before. */
  readonly late: Duration | null;
}

/** A series of the programme: one way of its group. */
export interface Series {
  readonly code: SeriesCode;
  /** The group that it is of. */
  readonly tables: AntigenTables;
  /** Of two forms of a vaccine the one that is given unless the other was begun. */
  readonly isUsual: boolean;
  /** Empty: everybody. */
  readonly genders: readonly Gender[];
  readonly doses: readonly ScheduledDose[];
}

/** Version of the schedule: National Immunisation Programme of China. */
export const SCHEDULE_VERSION = `cn-nip-${sources.edition}`;

/** Least days between injected live vaccines that are not administered on one day. */
export const LIVE_GAP_DAYS = duration(LIVE_CONFLICT.end).days;

/** A series' doses without those that only some people need. */
const dosesOf = (series: AntigenSeries): readonly ScheduledDose[] =>
  series.doses
    .map((dose, index) => ({ dose, index }))
    .filter(
      ({ dose, index }) =>
        !isExtra(dose) &&
        !isBesides(dose) &&
        series.doses.findIndex(({ id }) => id === dose.id) === index,
    )
    .map(({ dose, index }, ordinal) => ({
      id: dose.id,
      series: seriesCodeOf(dose),
      doseNo: ordinal + 1,
      code: programmeRow(dose)?.code ?? seriesCodeOf(dose),
      vaccines: dose.preferable.map(({ code }) => code),
      age: ageOf(series, index).months,
      late: dose.ages[0]?.latestRecommended ?? null,
    }));

/** The series of a group for those who are born now: its usual one, and another form of the vaccine. */
function seriesIn(tables: AntigenTables): readonly Series[] {
  const found = new Map<SeriesCode, Series>();
  const present = tables.series.filter(
    ({ kind, born }) => kind === 'standard' && born.until === Infinity,
  );
  for (const series of present) {
    const doses = dosesOf(series);
    const [first] = doses;
    if (!first || found.has(first.series)) continue;
    const { isDefault: isUsual, genders } = series;
    found.set(first.series, { code: first.series, tables, isUsual, genders, doses });
  }
  return [...found.values()];
}

/** Every series in the order of the programme. */
export const SCHEDULE: readonly Series[] = PROGRAMME.flatMap(seriesIn);

/** A series by its code. */
export const seriesOf = (code: string): Series | undefined =>
  SCHEDULE.find((series) => series.code === code);

/** Doses of a series before the first one that is given as a vaccine: two against polio before the oral one. */
export const dosesBefore = ({ doses }: Series, code: string): number =>
  Math.max(
    0,
    doses.findIndex(({ vaccines }) => vaccines.includes(code)),
  );

/** The same of the programme's own vaccine: what its course's numbers differ by from those of the series. */
export function dosesBeforeCourse(code: string): number {
  const series = SCHEDULE.find(({ doses }) => doses.some((dose) => dose.code === code));
  return series ? dosesBefore(series, code) : 0;
}
