import { readCapacity, readCount } from './capacity';
import { oneOf, readYesNo } from './choice';
import { readClockTime } from './clock-time';
import {
  digitsOf,
  readCode,
  readCodeOrEvery,
  readCodes,
  readJoinedCodes,
  readListOfJoinedCodes,
} from './code';
import { readDay, readInstant } from './day';
import { readYuan } from './money';
import { readPaymentMethods } from './payment-methods';
import { readPhone } from './phone';
import { readPicture, readPictures } from './picture';
import { Refusal } from './refusal';
import { textUpTo } from './text';
import { readWeekday, readWeekdays } from './weekdays';
import { wholeNumber } from './whole-number';
import type { FieldReader } from './refusal';

/** What a cell is read as; for one that is refused, a part of the message, marked with an exclamation mark. */
type Example = readonly [text: string, expected: unknown];

function readsAs(read: FieldReader<unknown>, examples: readonly Example[]): void {
  test.each(examples)('%j: %j', (text, expected) => {
    const value = read(text);
    if (typeof expected !== 'string' || !expected.startsWith('!')) expect(value).toEqual(expected);
    else expect(value instanceof Refusal && value.message).toContain(expected.slice(1));
  });
}

describe('code', () => {
  readsAs(readCode, [
    ['3101150001', '3101150001'],
    ['００７', '007'],
    ['flu4-hualan_2', 'flu4-hualan_2'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), '!up to 40'],
    ['流感', '!no code'],
    ['a b', '!no code'],
    ['#1', '!no code'],
    ['a.b', '!no code'],
    ['3.10115E+09', '!spreadsheet has shortened'],
    ['3E9', '!spreadsheet has shortened'],
    ['3F9', '3F9'],
  ]);
});

describe('code of six digits', () => {
  readsAs(digitsOf(6), [
    ['310115', '310115'],
    ['３１０１１５', '310115'],
    ['010115', '010115'],
    ['10115', '!5 digits instead of 6: a spreadsheet may have lost leading zeros'],
    ['3101150', '!is not 6 digits'],
    ['31011a', '!is not 6 digits'],
  ]);
});

describe('codes', () => {
  readsAs(readCodes, [
    ['a', ['a']],
    ['a  b　c', ['a', 'b', 'c']],
    ['a,b；c、d', ['a', 'b', 'c', 'd']],
    ['b a', ['b', 'a']],
    ['a a', '!twice'],
    [',', '!no code'],
    ['a 疫苗', '!“疫苗” is no code'],
  ]);
});

describe('joined codes', () => {
  readsAs(readJoinedCodes, [
    ['a', ['a']],
    ['a|b', ['a', 'b']],
    [' a | b｜c ', ['a', 'b', 'c']],
    ['*', ['*']],
    ['＊', ['*']],
    ['a|a', '!twice'],
    ['a||b', '!no code'],
    ['a|', '!no code'],
    ['a|*', '!no code'],
    ['a b', '!no code'],
  ]);
});

describe('lists of joined codes', () => {
  readsAs(readListOfJoinedCodes, [
    ['a', [['a']]],
    ['a b', [['a'], ['b']]],
    ['a|b c', [['a', 'b'], ['c']]],
    [
      'a | b, c ｜ d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['*', [['*']]],
    ['a|b b', '!twice'],
    ['* a', '!cannot be beside'],
    [',', '!no code'],
    ['a|', '!no code'],
  ]);
});

describe('code or every', () => {
  readsAs(readCodeOrEvery, [
    ['*', '*'],
    ['＊', '*'],
    ['a', 'a'],
    ['**', '!no code'],
  ]);
});

describe('text', () => {
  readsAs(textUpTo(5), [
    ['１２３：', '１２３：'],
    ['12345', '12345'],
    ['123456', '!6 characters; at most 5'],
    ['a\uFFFDb', '!characters were lost'],
    ['锟斤拷', '!characters were lost'],
  ]);
});

describe('day', () => {
  readsAs(readDay, [
    ['2026-01-05', '2026-01-05'],
    ['2026-1-5', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['2026.1.5', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['2026 年 1 月 5 日', '2026-01-05'],
    ['２０２６／１／５', '2026-01-05'],
    ['2026—1—5', '2026-01-05'],
    ['2026/1/5 0:00', '2026-01-05'],
    ['2026-01-05 00:00:00', '2026-01-05'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', '!the calendar has no 2026-02-29'],
    ['2026-13-01', '!the calendar has no 2026-13-01'],
    ['2000-01-01', '2000-01-01'],
    ['2099-12-31', '2099-12-31'],
    ['1999-12-31', '!years 2000 to 2099'],
    ['2100-01-01', '!years 2000 to 2099'],
    ['46027', '!spreadsheet’s number for 2026-01-05'],
    ['46027.5', '!spreadsheet’s number for 2026-01-05'],
    ['36526', '!2000-01-01'],
    ['5/1/2026', '!the year comes first'],
    ['26-1-5', '!the year comes first'],
    ['2026/1-5', '!no day; write the day as 2026-01-05'],
    ['2026-01', '!no day'],
    ['明天', '!no day'],
    ['2026-01-05 08:00', '!no day'],
  ]);
});

describe('instant', () => {
  readsAs(readInstant, [
    ['2026-01-05', '2026-01-05T00:00:00+08:00'],
    ['2026/1/5 9:00', '2026-01-05T09:00:00+08:00'],
    ['2026年1月5日 9：05', '2026-01-05T09:05:00+08:00'],
    ['2026-01-05T23:59:59+08:00', '2026-01-05T23:59:59+08:00'],
    ['2026-01-05 24:00', '!no such time'],
    ['2026-01-05 09:60', '!no such time'],
    ['2026-02-30 09:00', '!the calendar has no'],
  ]);
});

describe('clock time', () => {
  readsAs(readClockTime, [
    ['8:30', '08:30'],
    ['08:30', '08:30'],
    ['8：30', '08:30'],
    ['０８：３０', '08:30'],
    ['8:30:00', '08:30'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', '!00:00 to 23:59'],
    ['08:60', '!00:00 to 23:59'],
    ['0.3541666667', '!spreadsheet’s number for 08:30'],
    ['.5', '!spreadsheet’s number for 12:00'],
    ['8.30', '!no time of the 24 hours; write the time as 08:30'],
    ['830', '!no time'],
    ['8:30 AM', '!no time'],
    ['上午8:30', '!no time'],
    ['8:30:15', '!no time'],
  ]);
});

describe('money', () => {
  readsAs(readYuan, [
    ['198', 198_00],
    ['198.5', 198_50],
    ['198.05', 198_05],
    ['0', 0],
    ['0.01', 1],
    ['￥198', 198_00],
    ['¥ 198.00', 198_00],
    ['198元', 198_00],
    ['１９８．００', 198_00],
    ['1,980.00', 1980_00],
    ['1,98', '!no price'],
    ['198.005', '!more than two decimals'],
    ['-198', '!no price'],
    ['免费', '!no price; write yuan as 198'],
    ['198 USD', '!no price'],
    ['99999.99', 99_999_99],
    ['100000', '!in yuan, not in cents'],
    ['198,000', '!in yuan, not in cents'],
    ['1.98E+2', '!no price'],
  ]);
});

describe('yes or no', () => {
  readsAs(
    readYesNo,
    ['yes', 'YES', 'Y', 'true', 'TRUE', '1', '１', '是'].map((text): Example => [text, true]),
  );
  readsAs(
    readYesNo,
    ['no', 'No', 'n', 'false', '0', '否'].map((text): Example => [text, false]),
  );
  readsAs(readYesNo, [
    ['2', '!neither yes nor no'],
    ['maybe', '!neither yes nor no'],
  ]);
});

describe('one of some words', () => {
  readsAs(oneOf('closed', 'extra'), [
    ['closed', 'closed'],
    ['EXTRA', 'extra'],
    ['ｃｌｏｓｅｄ', 'closed'],
    ['open', '!none of closed, extra'],
  ]);
});

describe('weekdays', () => {
  readsAs(readWeekdays, [
    ['1', [1]],
    ['7', [7]],
    ['1,3,5', [1, 3, 5]],
    ['５，３、1', [1, 3, 5]],
    ['1 3', [1, 3]],
    ['1-5', [1, 2, 3, 4, 5]],
    ['1-3,7', [1, 2, 3, 7]],
    ['1 - 3', [1, 2, 3]],
    ['周一', [1]],
    ['星期日', [7]],
    ['星期天', [7]],
    ['礼拜六', [6]],
    ['周一至周五', [1, 2, 3, 4, 5]],
    ['周一～周三、周日', [1, 2, 3, 7]],
    ['Mon', [1]],
    ['Mon-Fri', [1, 2, 3, 4, 5]],
    ['Tuesday, Thursday', [2, 4]],
    ['Wed Sat', [3, 6]],
    ['1,1', [1]],
    ['0', '!1 (Monday) to 7 (Sunday)'],
    ['8', '!1 (Monday) to 7 (Sunday)'],
    ['135', '!such as 1,3,5'],
    ['5-1', '!1 (Monday) to 7 (Sunday)'],
    ['周', '!1 (Monday)'],
    [',', '!1 (Monday)'],
    ['1-2-3', '!1 (Monday)'],
    ['1月5日', '!is a date: a spreadsheet'],
    ['2026/1/5', '!is a date: a spreadsheet'],
    ['5-Jan', '!is a date: a spreadsheet'],
    ['46027', '!is a date: a spreadsheet'],
  ]);
});

describe('weekday', () => {
  readsAs(readWeekday, [
    ['1', 1],
    ['周日', 7],
    ['Sunday', 7],
    ['1,2', '!no weekday'],
    ['0', '!no weekday'],
  ]);
});

describe('whole number', () => {
  readsAs(wholeNumber([5, 720]), [
    ['5', 5],
    ['720', 720],
    ['３０', 30],
    ['4', '!from 5 to 720'],
    ['721', '!from 5 to 720'],
    ['30.0', '!no whole number'],
    ['-5', '!no whole number'],
    ['半小时', '!no whole number'],
  ]);
});

describe('capacity', () => {
  readsAs(readCount, [
    ['0', 0],
    ['１００００', 10_000],
    ['10001', '!from 0 to 10000'],
    ['50%', '!no whole number'],
  ]);
  readsAs(readCapacity, [
    ['12', { unit: 'count', value: 12 }],
    ['50%', { unit: 'percent', value: 50 }],
    ['５０％', { unit: 'percent', value: 50 }],
    ['0%', { unit: 'percent', value: 0 }],
    ['500%', { unit: 'percent', value: 500 }],
    ['501%', '!from 0 to 500, before the %'],
    ['0.5', '!write a share as 50%'],
    ['half', '!no whole number'],
  ]);
});

describe('telephone', () => {
  readsAs(readPhone, [
    ['021-12345678', '021-12345678'],
    ['０２１－１２３４５６７８', '021-12345678'],
    ['(021) 1234  5678', '(021) 1234 5678'],
    ['+86 21 1234 5678', '+86 21 1234 5678'],
    ['13800000000', '13800000000'],
    ['400-800-1234', '400-800-1234'],
    ['4008001234', '4008001234'],
    ['12320', '12320'],
    ['021-12345678转801', '021-12345678转801'],
    ['0000-1234567', '0000-1234567'],
    ['2112345678', '!lost the zero before the area code'],
    ['0212345678', '0212345678'],
    ['12345678', '!lacks its area code'],
    ['4321', '!has 4 digits'],
    ['2.1E+09', '!spreadsheet has shortened'],
    ['请咨询前台', '!no telephone number'],
    ['021-1/021-2', '!no telephone number'],
  ]);
});

describe('ways to pay', () => {
  readsAs(readPaymentMethods, [
    ['1,2,5', '1,2,5'],
    ['5 2', '5,2'],
    ['微信、支付宝', '2,3'],
    ['医保卡，现金', '1,5'],
    ['WeChat, UnionPay', '2,4'],
    ['2,2', '2'],
    ['6', '!no way to pay: 1 医保卡'],
    ['12', '!no way to pay'],
    [',', '!names no way to pay'],
  ]);
});

describe('pictures', () => {
  readsAs(readPicture, [
    ['/pictures/zone/flu.svg', '/pictures/zone/flu.svg'],
    ['https://example.org/a.png', 'https://example.org/a.png'],
    ['http://example.org/a.png', '!no picture’s address'],
    ['a.png', '!no picture’s address'],
    ['/a b.png', '!no picture’s address'],
  ]);
  readsAs(readPictures, [
    ['/a.svg  /b.svg', ['/a.svg', '/b.svg']],
    ['none', []],
    ['/a.svg b.svg', '!“b.svg” is no picture’s address'],
  ]);
});
