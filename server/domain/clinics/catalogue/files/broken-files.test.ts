import {
  adding,
  catalogueFiles,
  CONTEXT,
  replacing,
  SAMPLE,
} from '../../../../../test/samples/catalogue-files';
import { problemText } from '../problem';
import { readCatalogueFiles } from './read-catalogue';
import type { Change } from '../../../../../test/samples/catalogue-files';

const MEGABYTE = 1024 * 1024;

/** Bytes without a pattern, the same in each run. */
function rubbish(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 12345;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    bytes[index] = state >>> 16;
  }
  return bytes;
}

const { 'clinics.csv': clinics = '', 'hours.csv': hours = '' } = SAMPLE;
const [clinicsHeader = ''] = clinics.split('\n');

/** A change of one file; every problem it makes: where, and the essential words of its message. */
type Case = readonly [file: string, change: Change, ...problems: (readonly [string, string])[]];

const refuses = (cases: readonly Case[]): void =>
  test.each(cases.map((each, index) => [index + 1, each[0], each] as const))(
    '%i of %s',
    (_, __, [file, change, ...expected]) => {
      const { catalogue, problems } = readCatalogueFiles(
        catalogueFiles({ [file]: change }),
        CONTEXT,
      );
      expect(catalogue).toBeNull();
      const texts = problems.map(problemText);
      const missing = expected.filter(
        ([where, words]) =>
          !texts.some(
            (text) => text.startsWith(`${file}${where}: error: `) && text.includes(words),
          ),
      );
      expect({ missing, texts: missing.length > 0 ? texts : texts.length }).toEqual({
        missing: [],
        texts: expected.length,
      });
    },
  );

describe('files that are not CSV', () =>
  refuses([
    ['clinics.csv', null, ['', 'is missing: without it']],
    ['hours.csv', null, ['', 'is missing']],
    ['offers.csv', null, ['', 'is missing']],
    ['schedule.csv', null, ['', 'is missing']],
    ['clinics.csv', '', ['', 'is empty; its first line names its columns: code, region']],
    ['clinics.csv', '\n\n  \n# only a comment\n', ['', 'is empty']],
    ['clinics.csv', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), ['', 'is an Excel workbook']],
    ['clinics.csv', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), ['', 'is an old Excel workbook']],
    ['clinics.csv', '%PDF-1.7', ['', 'is a PDF, not CSV: save it as CSV UTF-8']],
    ['clinics.csv', rubbish(10 * MEGABYTE), ['', 'save it again as CSV UTF-8']],
    ['clinics.csv', rubbish(7 * MEGABYTE).toString('base64'), ['', 'which is no header']],
    [
      'clinics.csv',
      `${clinicsHeader}\n${'x'.repeat(10 * MEGABYTE)}`,
      [':2', 'more than 200000 characters'],
    ],
    ['clinics.csv', new Uint8Array(64 * MEGABYTE + 1), ['', '65 MB; at most 64 are read']],
    ['clinics.csv', '<html><body>Not found', ['', 'begins with “<html><body>Not found”']],
    ['clinics.csv', clinics.replace(clinicsHeader, ''), ['', 'is no header; the first line names']],
    ['Clinics.csv', clinics, ['', 'is none of the folder’s CSV files: clinics.csv']],
    ['shedule.csv', 'a', ['', 'is none of the folder’s CSV files']],
  ]));

describe('encodings', () =>
  refuses([
    ['clinics.csv', Buffer.from(clinics, 'utf16le'), ['', 'line 1 has control characters']],
    ['hours.csv', Buffer.from(`\uFEFF${hours}`, 'utf16le').subarray(0, -1), ['', 'not UTF-16']],
    [
      'hours.csv',
      Buffer.concat([Buffer.from(`${hours}# 备注备注备注`), Buffer.from([0xe5, 0x8f])]),
      ['', 'UTF-8 except for some bytes, the first of them on line 5'],
    ],
    ['clinics.csv', replacing('第一', '第\u0000一'), ['', 'line 2 has control characters']],
    ['clinics.csv', replacing('第一', '\uFFFD\uFFFD'), [':2 name_zh', 'characters were lost']],
    ['clinics.csv', replacing('第一门诊', '锟斤拷'), [':2 name_zh', 'characters were lost']],
  ]));

describe('headers and lines', () =>
  refuses([
    ['hours.csv', hours.replace(/,/g, '，'), ['', 'is separated by full-width commas']],
    ['hours.csv', hours.replace(/,/g, '；'), ['', 'is separated by full-width semicolons']],
    ['hours.csv', hours.replace(/,/g, '|'), ['', 'is separated by bars']],
    [
      'clinics.csv',
      replacing('phone', 'telephone'),
      [':1 “telephone”', 'is no column of this file: code, region'],
      [':1 phone', 'the column is missing'],
    ],
    [
      'hours.csv',
      'clinic,weekdays\n',
      [':1 from', 'the column is missing'],
      [':1 to', 'the column is missing'],
    ],
    ['hours.csv', 'clinic,weekdays,from,to,To\n', [':1 to', 'names this column twice']],
    ['hours.csv', 'clinic,weekdays,from,to,constructor\n', [':1 “constructor”', 'is no column']],
    [
      'clinics.csv',
      replacing('"1 A Road, Pudong"', '1 A Road, Pudong'),
      [':2', 'cell 13, “1,2”, is in no column: put texts that contain the separator in quotation'],
    ],
    ['hours.csv', adding('"C1,1-5,08:00'), [':5', 'is not closed before the file ends']],
    ['hours.csv', adding('C1,6,"08:00"x,09:00'), [':5', 'follows the quotation mark']],
    ['hours.csv', adding('C1,6,08"00,09:00'), [':5', 'a quotation mark inside a cell']],
    ['hours.csv', adding('C2,7,08:00'), [':5 to', 'is empty']],
  ]));

test('of a file with errors in every line the first thousand are listed', () => {
  const bad = Array.from({ length: 1001 }, (_, index) => `C1,7,${String(index)},9:00`);
  const { problems } = readCatalogueFiles(catalogueFiles({ 'hours.csv': adding(...bad) }), CONTEXT);
  expect(problems).toHaveLength(1001);
  expect(problems.at(-1)?.message).toBe('has 1000 errors or more; only the first are listed');
});

test('999 errors are listed without more', () => {
  const bad = Array.from({ length: 999 }, (_, index) => `C1,7,${String(index)},9:00`);
  const { problems } = readCatalogueFiles(catalogueFiles({ 'hours.csv': adding(...bad) }), CONTEXT);
  expect(problems).toHaveLength(999);
});
