import type { ClinicReport } from '@contract/manage/report-endpoints';
import { AGE_GROUPS, cameOf } from '@contract/manage/report-rules';
import type { AgeGroup, ReportCounts, ReportGroup } from '@contract/manage/report-rules';
import { csvOf, csvText } from '@contract/text/csv-rules';
import type { textOf } from '@/i18n/messages';
import type { REPORT_MESSAGES } from './report-messages';

type ReportText = ReturnType<typeof textOf<(typeof REPORT_MESSAGES)['zh-CN']>>;
type Cell = string | number;

/** A table as it is shown and downloaded: headings, lines with their name first, and the sum of them where there is one. */
export interface ReportTable {
  readonly id: 'appointments' | 'waiting' | 'ages' | 'endings';
  readonly headings: readonly string[];
  readonly lines: readonly (readonly Cell[])[];
  readonly total: readonly Cell[] | null;
}

const APPOINTMENTS = [
  'capacity',
  'closedCapacity',
  'booked',
  'walkIns',
  'came',
  'vaccinated',
  'present',
  'expected',
  'missed',
  'turnedAway',
  'cancelledByUser',
  'cancelledByClinic',
  'cancelledBySystem',
  'superseded',
  'given',
] as const;
const WAITING = [
  'offered',
  'offersTaken',
  'offersExpired',
  'offersDeclined',
  'offersOpen',
] as const;
type Column = (typeof APPOINTMENTS)[number] | (typeof WAITING)[number];

const valueOf = (counts: ReportCounts, column: Column): number =>
  column === 'came' ? cameOf(counts) : counts[column];

/** An hour as it is said; other lines are called as they are. */
const nameOf = (group: ReportGroup, name: string): string =>
  group === 'hour' ? `${name}:00` : name;

function ageText(t: ReportText, from: AgeGroup): string {
  if (from === null) return t('ageUnknown');
  const to = AGE_GROUPS[AGE_GROUPS.indexOf(from) + 1];
  if (to === undefined) return t('ageFrom', { from });
  return from === 0 ? t('ageUnder', { to }) : t('ageRange', { from, to: to - 1 });
}

const countTable = (
  id: 'appointments' | 'waiting',
  columns: readonly Column[],
  { rows, total }: ClinicReport,
  group: ReportGroup,
  t: ReportText,
): ReportTable => {
  const cells = (name: string, counts: ReportCounts): Cell[] => [
    name,
    ...columns.map((column) => valueOf(counts, column)),
  ];
  return {
    id,
    headings: [t(`group.${group}`), ...columns.map((column) => t(column))],
    lines: rows.map(({ name, counts }) => cells(nameOf(group, name), counts)),
    total: cells(t('total'), total),
  };
};

/** The tables of a report, in the order of the page. */
export function reportTables(
  report: ClinicReport,
  group: ReportGroup,
  t: ReportText,
): readonly ReportTable[] {
  const sum = (name: 'given' | 'firstDoses' | 'completed') =>
    report.ages.reduce((before, age) => before + age[name], 0);
  return [
    countTable('appointments', APPOINTMENTS, report, group, t),
    {
      id: 'endings',
      headings: [t('reason'), t('by'), t('orders')],
      lines: report.endings.map(({ by, reason, orders }) => [
        t(`reason.${reason}`),
        t(`by.${by}`),
        orders,
      ]),
      total: null,
    },
    {
      id: 'ages',
      headings: [t('age'), t('given'), t('firstDoses'), t('completed')],
      lines: report.ages.map(({ from, given, firstDoses, completed }) => [
        ageText(t, from),
        given,
        firstDoses,
        completed,
      ]),
      total: [t('total'), sum('given'), sum('firstDoses'), sum('completed')],
    },
    countTable('waiting', WAITING, report, group, t),
  ];
}

/** A table as a file that spreadsheets open as it is. */
export const tableCsv = ({ headings, lines, total }: ReportTable): string =>
  csvOf(
    [headings, ...lines, ...(total ? [total] : [])].map((cells) =>
      cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvText(cell))),
    ),
  );
