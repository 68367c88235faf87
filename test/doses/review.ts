import { SOURCES } from '@contract/follow-up/source-rules';
import { FEVER_ROWS } from '@contract/follow-up/fever-source-rules';
import { SCHEDULES } from '@contract/follow-up/schedule-rules';
import { SEVERITY_RULES } from '@contract/follow-up/severity-rules';
import { QUESTION_ROWS } from '@contract/health/question-source-rules';
import { CHINA_GROUPS } from '@contract/doses/schedule/china';
import figures from '@contract/doses/schedule/figures.json';
import type {
  FiguresFile,
  SeriesText,
  Sourced,
  SourcesFile,
  VaccinesFile,
} from '@contract/doses/schedule/file';
import sources from '@contract/doses/schedule/sources.json';
import vaccines from '@contract/doses/schedule/vaccines.json';

/** A row of the tables with its place. */
interface Row extends Sourced {
  readonly row: string;
}

const { paidAges, ...single }: FiguresFile = figures;

/** What a series says as a whole; its source is that of its doses. */
const seriesRow = (group: string, series: SeriesText): Row => {
  const { name, doses, unconfirmed, reviewed, kind, restartsAfter, bornFrom, bornBefore } = series;
  const says = [
    `${kind ?? 'standard'}, doses ${doses.map(({ id }) => id).join(', ')}`,
    ...(restartsAfter ? [`begins anew after ${restartsAfter}`] : []),
    ...(bornFrom ? [`born from ${bornFrom}`] : []),
    ...(bornBefore ? [`born before ${bornBefore}`] : []),
  ];
  return {
    row: `series of ${group}, ${name}`,
    says: says.join('; '),
    source: doses[0]?.source ?? '',
    ...(unconfirmed && { unconfirmed }),
    ...(reviewed && { reviewed }),
  };
};

const ofVaccines = ({ vaccines: codes }: { readonly vaccines?: readonly string[] }): string =>
  codes ? ` (${codes.join(', ')})` : '';

const SCHEDULE_ROWS: readonly Row[] = [
  ...CHINA_GROUPS.flatMap(({ group, series, contraindications, deferrals }) => [
    ...series.map((each) => seriesRow(group, each)),
    ...series.flatMap(({ name, doses }) =>
      doses.map((dose) => ({ ...dose, row: `${group}, ${name}, ${dose.id}` })),
    ),
    ...(contraindications ?? []).map((row) => ({
      ...row,
      row: `${group}, ${row.observation}${ofVaccines(row)}`,
    })),
    ...(deferrals ?? []).map((row) => ({
      ...row,
      row: `${group}, after ${row.observation}${ofVaccines(row)}`,
    })),
  ]),
  ...(vaccines as VaccinesFile).conflicts.map((row) => ({
    ...row,
    row: `conflict of ${row.between.join(', ')}`,
  })),
  ...Object.entries(single).map(([name, row]) => ({ ...row, row: `figure ${name}` })),
  ...paidAges.map((row) => ({ ...row, row: `figure paidAges, ${row.code}` })),
  ...Object.entries(QUESTION_ROWS).map(([name, row]) => ({ ...row, row: `question ${name}` })),
];

const said = (row: object): string => JSON.stringify(row).replace(/"/g, '');

const FOLLOW_UP_ROWS: readonly Row[] = [
  ...SCHEDULES.map(({ source, reviewed, ...row }) => ({
    row: `follow-up after ${row.vaccines?.join(', ') ?? 'every other vaccine'}`,
    says: row.rounds.join(', '),
    source,
    ...(reviewed && { reviewed }),
  })),
  ...SEVERITY_RULES.map(({ id, source, reviewed, ...row }) => ({
    row: `follow-up rule ${id}`,
    says: said(row),
    source,
    ...(reviewed && { reviewed }),
  })),
  ...FEVER_ROWS.map(({ of, ...row }) => ({ ...row, row: `fever, ${of}` })),
];

/** Every source with its edition, and where it was read. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...Object.entries((sources as SourcesFile).sources).map(
    ([name, { title, read }]) => [name, `${title}; read: ${read}`] as const,
  ),
  ...Object.entries(SOURCES).map(
    ([name, { title, edition, read }]) =>
      [name, `${title}; ${edition}; read: ${read ?? 'common knowledge of the field'}`] as const,
  ),
]);

/** Every row that somebody has to compare with its source. */
export const ROWS: readonly Row[] = [...SCHEDULE_ROWS, ...FOLLOW_UP_ROWS];

/** Rows without a reviewer, and figures without a source. @returns lines to print */
export function review(): readonly string[] {
  const unreviewed = ROWS.filter(({ reviewed }) => reviewed === undefined);
  const unsourced = ROWS.filter(({ source }) => !NAMED.has(source));
  return [
    ...unreviewed.map(
      ({ row, says, source, unconfirmed }) =>
        `unreviewed: ${row}: ${says} (${source})${unconfirmed ? `; unconfirmed: ${unconfirmed}` : ''}`,
    ),
    ...[...NAMED].map(([name, text]) => `source ${name}: ${text}`),
    ...unsourced.map(({ row, source }) => `no such source: ${row}: ${source}`),
    `${ROWS.length} rows, ${unreviewed.length} without a reviewer, ${ROWS.filter(({ unconfirmed }) => unconfirmed).length} with figures that no text at hand confirms, ${unsourced.length} without a source`,
  ];
}
