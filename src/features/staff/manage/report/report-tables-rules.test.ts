import { parse } from 'csv-parse/sync';
import type { ClinicReport } from '@contract/manage/report-endpoints';
import { totalOf } from '@contract/manage/report-rules';
import { textOf } from '@/i18n/messages';
import { REPORT_MESSAGES } from './report-messages';
import { reportTables, tableCsv } from './report-tables-rules';

const NO_COUNTS = totalOf([]);
const counts = { ...NO_COUNTS, booked: 3, vaccinated: 1, turnedAway: 1, missed: 1, given: 1 };
const REPORT: ClinicReport = {
  depaCode: 'D1',
  clinicName: '门诊',
  products: [],
  rows: [
    { key: 'A', name: '=HYPERLINK("x"), 疫苗', counts },
    { key: 'B', name: '008', counts: NO_COUNTS },
  ],
  total: counts,
  ages: [
    { from: 0, given: 1, firstDoses: 1, completed: 0 },
    { from: 1, given: 0, firstDoses: 0, completed: 0 },
    { from: 60, given: 0, firstDoses: 0, completed: 0 },
    { from: null, given: 2, firstDoses: 0, completed: 1 },
  ],
  endings: [{ by: 'system', reason: 'clinicClosed', orders: 4 }],
  waiting: { waiting: 0, taken: 0, left: 0, exhausted: 0, over: 0 },
  incomplete: { slots: null, waiting: null, ended: null, vaccinations: null },
};
const t = textOf(REPORT_MESSAGES);
const tables = reportTables(REPORT, 'product', t);
const opened = (id: string): string[][] => {
  const table = tables.find((one) => one.id === id);
  return table ? parse(tableCsv(table), { bom: true }) : [];
};

test('the file of each table has the page’s numbers', () => {
  for (const { id, headings, lines, total } of tables) {
    const [first, ...rest] = opened(id);
    expect(first).toEqual(headings);
    expect(rest.map((cells) => cells.slice(1))).toEqual(
      [...lines, ...(total ? [total] : [])].map((cells) => cells.slice(1).map(String)),
    );
  }
});

test('it opens in a spreadsheet as text in UTF-8, and computes nothing', () => {
  const [table] = tables;
  expect(table && tableCsv(table).startsWith('\uFEFF')).toBe(true);
  const [, formula, code] = opened('appointments');
  expect(formula?.[0]).toBe(`'=HYPERLINK("x"), 疫苗`);
  expect(code?.[0]).toBe('\t008');
});

test('who came is the sum of those who were vaccinated, are there, or were turned away', () => {
  const [headings, line] = opened('appointments');
  expect(line?.[headings?.indexOf(t('came')) ?? -1]).toBe('2');
});

test('ages are ranges, and who has no birthday stands last', () => {
  expect(opened('ages').map(([name]) => name)).toEqual([
    '年龄',
    '未满 1 岁',
    '1–2 岁',
    '60 岁及以上',
    '没有生日记录',
    '合计',
  ]);
  expect(opened('ages').at(-1)).toEqual(['合计', '3', '1', '1']);
});

test('hours are called by their beginning', () => {
  const rows = [{ key: '08', name: '08', counts }];
  expect(reportTables({ ...REPORT, rows }, 'hour', t)[0]?.lines[0]?.[0]).toBe('08:00');
});
