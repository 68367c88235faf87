import { readFileSync } from 'node:fs';
import { dayNumber, dayText } from '@contract/doses/day-number-rules';
import type { Context } from '@contract/doses/evaluation-rules';
import type { EvaluationStatus, Given, SeriesStatus } from '@contract/doses/person';
import type { Tables } from '@contract/doses/tables';
import { assessGroup } from '@contract/doses/vaccine-group-rules';
import type { GroupForecast } from '@contract/doses/vaccine-group-rules';

/** A test case of CDC. Days are `YYYY-MM-DD`. */
export interface CdsiCase {
  readonly id: string;
  readonly name: string;
  readonly dob: string;
  readonly gender: string;
  readonly assessmentDate: string;
  readonly vaccineGroup: string;
  readonly observations: readonly { readonly code: string; readonly date: string | null }[];
  readonly doses: readonly {
    readonly date: string;
    readonly cvx: string;
    readonly mvx: string | null;
    readonly status: string;
    readonly seriesType?: string;
  }[];
  readonly expect: {
    readonly seriesStatus: string;
    readonly forecastDose: string | null;
    readonly earliest: string | null;
    readonly recommended: string | null;
    readonly pastDue: string | null;
  };
}

/** Names of vaccine groups in the cases that differ from the data. */
const GROUPS: Readonly<Record<string, string>> = {
  DTAP: 'DTaP/Tdap/Td',
  DTaP: 'DTaP/Tdap/Td',
  POL: 'Polio',
  IPOL: 'Polio',
  HIB: 'Hib',
  PCV: 'Pneumococcal',
  VAR: 'Varicella',
  MCV: 'Meningococcal',
  ROTA: 'Rotavirus',
  Rota: 'Rotavirus',
  MENB: 'Meningococcal B',
  FLU: 'Influenza',
  Flu: 'Influenza',
  ZOSTER: 'Zoster',
};

const STATUS: Readonly<Record<SeriesStatus, string>> = {
  notComplete: 'not complete',
  complete: 'complete',
  immune: 'immune',
  contraindicated: 'contraindicated',
  agedOut: 'aged out',
  notRecommended: 'not recommended',
};
const EVALUATION: Readonly<Record<EvaluationStatus, string>> = {
  valid: 'valid',
  notValid: 'not valid',
  extraneous: 'extraneous',
  substandard: 'sub-standard',
};

/** How a dose was evaluated for a group: valid for one of its antigens, else as for the first. */
function statusOf(id: string, forecasts: readonly GroupForecast[]): string {
  const all = forecasts.flatMap(({ series }) =>
    series.flatMap(({ evaluated }) => evaluated.filter(({ given }) => given.id === id)),
  );
  const order: readonly EvaluationStatus[] = ['valid', 'notValid', 'extraneous', 'substandard'];
  const status = order.find((each) => all.some((one) => one.status === each));
  return status === undefined ? 'none' : EVALUATION[status];
}

/** The status for a group; a dose of another one, given for a conflict, has that of its own. */
function statusIn(
  id: string,
  own: readonly GroupForecast[],
  others: readonly GroupForecast[],
): string {
  const status = statusOf(id, own);
  return status === 'none' ? statusOf(id, others) : status;
}

const textOf = (day: number | null): string => (day === null ? '-' : dayText(day));

/** What a case asks for and what came, as one text each. */
export interface CdsiResult {
  readonly expected: string;
  readonly got: string;
}

function resultOf(
  forecast: GroupForecast,
  statuses: readonly string[],
  isComplete: boolean,
): string {
  const { status, doseNo, earliest, recommended, pastDue } = forecast;
  const dates = isComplete
    ? ''
    : ` dose ${doseNo} ${textOf(earliest)} ${textOf(recommended)} ${textOf(pastDue)}`;
  return `[${statuses.join(', ')}] ${STATUS[status]}${dates}`;
}

/** Runs a case of CDC on its tables. */
export function runCdsi(tables: Tables, each: CdsiCase): CdsiResult {
  const wanted = GROUPS[each.vaccineGroup] ?? each.vaccineGroup;
  const group = tables.groups.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (!group) throw new Error(`unknown vaccine group: ${each.vaccineGroup}`);
  const all: Given[] = each.doses
    .map(({ date, cvx, mvx }, index) => ({
      id: String(index),
      code: cvx.padStart(2, '0'),
      product: mvx,
      day: dayNumber(date),
    }))
    .sort((a, b) => a.day - b.day);
  const context: Context = {
    tables,
    all,
    assessment: dayNumber(each.assessmentDate),
    patient: {
      born: dayNumber(each.dob),
      gender: each.gender === 'M' ? 'male' : each.gender === 'F' ? 'female' : 'unknown',
      observations: new Map(
        each.observations.map(({ code, date }) => [code, date ? dayNumber(date) : null]),
      ),
    },
  };
  const forecasts = assessGroup(group, context);
  const others = tables.groups
    .filter((other) => other !== group)
    .flatMap((other) => assessGroup(other, context));
  const statuses = each.doses.map((_, index) => statusIn(String(index), forecasts, others));
  const { seriesStatus, forecastDose, earliest, recommended, pastDue } = each.expect;
  const isComplete = seriesStatus.toLowerCase() !== 'not complete';
  const dates = isComplete
    ? ''
    : ` dose ${forecastDose} ${earliest ?? '-'} ${recommended ?? '-'} ${pastDue ?? '-'}`;
  const expected = `[${each.doses.map(({ status }) => status.toLowerCase()).join(', ')}] ${seriesStatus.toLowerCase()}${dates}`;
  const got = forecasts.map((forecast) => resultOf(forecast, statuses, isComplete));
  return {
    expected,
    got: got.find((one) => one === expected) ?? (got.join(' | ') || 'no forecast'),
  };
}

/** Cases of a file. */
export const readCases = (file: string): readonly CdsiCase[] =>
  JSON.parse(readFileSync(file, 'utf8')) as readonly CdsiCase[];
