import {
  adding,
  catalogueFiles,
  CONTEXT,
  replacing,
} from '../../../../../test/samples/catalogue-files';
import { problemText } from '../problem';
import { readCatalogueFiles } from './read-catalogue';
import type { Change } from '../../../../../test/samples/catalogue-files';

/** A change of one file; every problem it makes, as `line column: words of the message`. */
type Case = readonly [change: Change, ...problems: string[]];

const finds = (severity: 'error' | 'warning', file: string, cases: readonly Case[]): void =>
  test.each(cases.map((each) => [each.slice(1).join(' · '), each] as const))(
    `${file}:%s`,
    (_, [change, ...expected]) => {
      const files = catalogueFiles({ [file]: change });
      const { catalogue, problems } = readCatalogueFiles(files, CONTEXT);
      expect(catalogue === null).toBe(severity === 'error');
      const patterns = expected.map((each) => {
        const [where = '', ...words] = each.split(': ');
        return expect.stringContaining(`${file}:${where}: ${severity}: ${words.join(': ')}`);
      });
      expect(problems.map(problemText)).toEqual(patterns);
    },
  );

const errors = (file: string, cases: readonly Case[]): void => finds('error', file, cases);
const warnings = (file: string, cases: readonly Case[]): void => finds('warning', file, cases);

const POINT = '31.230416,121.473701';

errors('clinics.csv', [
  [
    adding('C1,310115,三,Three,丙,3 C,L,021-12345678,31.23041,121.4737,GCJ-02,1'),
    '4 code: C1 is on line 2 already',
  ],
  [replacing('310115', '310199'), '2 region: there is no region 310199'],
  [replacing('310115', '10115'), '2 region: “10115” has 5 digits instead of 6'],
  [replacing('310115', '310000'), '2 region: 310000 is a province: name the district'],
  [replacing(POINT, '121.473701,31.230416'), '2 latitude: latitude and longitude are swapped'],
  [
    replacing(POINT, '51.507400,-0.127800'),
    '2 latitude: 51.5074, -0.1278 (latitude, longitude) is outside',
  ],
  [replacing(POINT, '3456789,121.473701'), '2 latitude: “3456789” is more than 180'],
  [replacing(POINT, '31°14′,121.473701'), '2 latitude: “31°14′”: write degrees as a decimal'],
  [replacing('GCJ-02', 'Beijing 54'), '2 coordinate_system: “Beijing 54” is no system'],
  [replacing('021-12345678', '2112345678'), '2 phone: “2112345678”: a spreadsheet may have lost'],
  [replacing('"1,2"', '6'), '2 payment_methods: “6” is no way to pay'],
  [replacing('Clinic One', ''), '2 name_en: is empty'],
  [
    (text) =>
      text
        .replace('licence', 'licence,introduction_zh')
        .replace('L-1', 'L-1,简介')
        .replace('L-2', 'L-2,'),
    '2 introduction_en: is empty, but introduction_zh is not: fill both or none',
  ],
]);

errors('hours.csv', [
  [adding('C9,7,08:00,09:00'), '5 clinic: there is no clinic C9 in clinics.csv'],
  [adding('c1,7,08:00,09:00'), '5 clinic: there is no clinic c1 in clinics.csv, but C1 is there'],
  [adding('C1,7,09:00,09:00'), '5 to: 09:00 is not after 09:00'],
  [adding('C1,5,11:29,12:00'), '5 from: weekday 5 is open from 08:00 to 11:30 already'],
  [adding('C1,1月5日,17:00,18:00'), '5 weekdays: “1月5日” is a date'],
  [adding('C1,7,8点,18:00'), '5 from: “8点” is no time'],
]);

errors('offers.csv', [
  [adding('C1,flu4,100,0,yes'), '5 product: C1 flu4 is on line 2 already'],
  [adding('C9,flu4,100,0,no'), '5 clinic: there is no clinic C9'],
  [adding('C2,rzv,100,0,no'), '5 product: there is no product rzv'],
  [adding('C2,HPV9,100,0,no'), '5 product: there is no product HPV9, but hpv9 is there'],
  [adding('C2,hpv9,131800,0,no'), '5 price: “131800” is 100,000 yuan or more: prices are in yuan'],
  [adding('C2,hpv9,12.345,0,no'), '5 price: “12.345” has more than two decimals'],
  [adding('C2,hpv9,免费,0,no'), '5 price: “免费” is no price'],
  [adding('C2,hpv9,100,0,有货'), '5 in_stock: “有货” is neither yes nor no'],
]);

errors('schedule.csv', [
  [adding('C9,flu4,1,08:00,09:00,30,5'), '5 clinic: there is no clinic C9'],
  [adding('C2,hpv9,1,08:00,09:00,30,5'), '5 product: clinic C2 has no hpv9 in offers.csv'],
  [
    adding('C2,flu4 rzv,7,08:00,09:00,30,5'),
    '5 product: there is no product rzv',
    '5 from: the clinic is closed on Sundays (hours.csv)',
  ],
  [
    adding('C1,flu4,4,07:30,08:30,30,5'),
    '5 from: 07:30 to 08:30 is not within the opening hours of Thursdays, 08:00 to 11:30 and 13:30 to 16:30',
  ],
  [adding('C1,flu4,4,11:00,14:00,30,5'), '5 from: 11:00 to 14:00 is not within'],
  [adding('C1,flu4,3,10:30,11:30,30,5'), '5 from: 10:30 to 11:30 overlaps line 2 (08:00 to 11:00)'],
  [adding('C1,flu4,2,14:30,15:30,30,5,2026-06-30,,,'), '5 from: 14:30 to 15:30 overlaps line 3'],
  [adding('C1,flu4,2,14:30,15:30,30,5,,2026-01-05,,'), '5 from: 14:30 to 15:30 overlaps line 3'],
  [adding('C1,flu4,4,09:00,08:00,30,5'), '5 to: 08:00 is not after 09:00'],
  [
    adding('C1,flu4,4,08:00,08:29,30,5'),
    '5 minutes: no slot of 30 minutes fits between 08:00 and 08:29',
  ],
  [adding('C1,flu4,4,08:00,09:00,4,5'), '5 minutes: “4” is no whole number from 5 to 720'],
  [adding('C1,flu4,4,08:00,09:00,30,-1'), '5 capacity: “-1” is no whole number from 0 to 10000'],
  [
    adding('C1,flu4,4,08:00,09:00,30,5,2026-02-01,2026-01-31,,'),
    '5 valid_until: 2026-01-31 is before 2026-02-01',
  ],
  [
    adding('C1,flu4,4,08:00,09:00,30,5,46027,,,'),
    '5 valid_from: “46027” is a spreadsheet’s number for 2026-01-05',
  ],
  [adding('C1,flu4,4,08:00,09:00,30,5,,,7,'), '5 release_time: is empty, but release_days is not'],
  [
    adding('C1,flu4,4,08:00,09:00,30,5,,,,09:00'),
    '5 release_days: is empty, but release_time is not',
  ],
  [
    adding('C1,flu4,4,08:00,09:00,30,5,,,91,09:00'),
    '5 release_days: “91” is no whole number from 0 to 90',
  ],
]);

errors('exceptions.csv', [
  [adding('C9,,2026-01-05,,closed,,,,,停,Closed'), '5 clinic: there is no clinic C9'],
  [
    adding('C2,hpv9,2026-01-05,,closed,,,,,停,Closed'),
    '5 product: clinic C2 has no hpv9 in offers.csv',
  ],
  [adding('*,rzv,2026-01-05,,closed,,,,,停,Closed'), '5 product: there is no product rzv'],
  [
    adding('*,,2026-05-01,2026-05-03,closed,,,,,劳动节,Labour Day'),
    '5: the same is on line 2 already',
  ],
  [
    adding('C1,,2026-01-05,2026-01-04,closed,,,,,停,Closed'),
    '5 last_day: 2026-01-04 is before 2026-01-05',
  ],
  [
    adding('C1,,2026-01-05,,shut,,,,,停,Closed'),
    '5 kind: “shut” is none of closed, extra, capacity',
  ],
  [adding('C1,,2026-01-05,,closed,08:00,,,,停,Closed'), '5 to: is empty, but from is not'],
  [adding('C1,,2026-01-05,,closed,08:00,08:00,,,停,Closed'), '5 to: 08:00 is not after 08:00'],
  [adding('C1,,2026-01-05,,extra,,,,,补,Extra'), '5 as_weekday: is empty, but extra needs it'],
  [adding('C1,,2026-01-05,,closed,,,1,,停,Closed'), '5 as_weekday: belongs to extra only'],
  [adding('C1,,2026-01-05,,capacity,,,,,停,Less'), '5 capacity: is empty, but capacity needs it'],
  [adding('C1,,2026-01-05,,closed,,,,5,停,Closed'), '5 capacity: belongs to capacity only'],
  [
    adding('C1,,2026-01-05,,capacity,,,,501%,停,More'),
    '5 capacity: “501” is no whole number from 0 to 500',
  ],
  [adding('C1,,2026-01-05,,closed,,,,,,Closed'), '5 reason_zh: is empty'],
]);

errors('holidays.csv', [
  [adding('2026-10-01,closed,,国庆节,National Day'), '4 day: 2026-10-01 is on line 2 already'],
  [adding('2026/10/11,working,,调休,Swapped'), '4 as_weekday: is empty, but working needs it'],
  [adding('2026/10/02,closed,5,国庆节,National Day'), '4 as_weekday: belongs to working only'],
  [adding('2/10/2026,closed,,国庆节,National Day'), '4 day: “2/10/2026”: the year comes first'],
]);

errors('catalogs.csv', [
  [adding('paid,category,自费,Paid,'), '4 id: paid is on line 2 already'],
  [adding('x,price,自费,Paid,'), '4 kind: “price” is none of category, age, disease'],
  [adding('x,age,幼儿,Toddlers,flu4 rzv'), '4 products: there is no product rzv'],
  [adding('x,age,幼儿,Toddlers,flu4 flu4'), '4 products: “flu4” is there twice'],
]);

errors('zones.csv', [
  [adding('flu,流感,Flu,摘要,Summary,,'), '3 id: flu is on line 2 already'],
  [adding('x,流感,Flu,摘要,Summary,rzv,'), '3 products: there is no product rzv'],
  [adding('x,流感,Flu,摘要,Summary,,flu.png'), '3 picture: “flu.png” is no picture’s address'],
]);

errors('notices.csv', [
  [adding('C1-1,C1,题,Title,文,Text,2026-01-05'), '3 id: C1-1 is on line 2 already'],
  [adding('C9-1,C9,题,Title,文,Text,2026-01-05'), '3 clinic: there is no clinic C9'],
  [
    adding('C1-2,C1,题,Title,文,Text,2026-01-05 25:00'),
    '3 published_at: “2026-01-05 25:00”: there is no',
  ],
  [
    (text) =>
      text.replace('published_at', '$&,published_until').replace('2026-01-05', '$&,2026-01-04'),
    '2 published_until: is before it is published',
  ],
]);

warnings('clinics.csv', [
  [
    adding('C3,441900,三,Three,丙,3 C,L,0769-12345678,23.02,113.75,GCJ-02,1'),
    '4 latitude: two decimals or fewer',
    '4 code: clinic C3 has no hours in hours.csv: it is always closed',
  ],
]);

warnings('offers.csv', [
  [adding('C2,hpv9,1318,,'), '5 product: hpv9 of clinic C2 has no line in schedule.csv'],
]);

warnings('schedule.csv', [
  [
    adding('C1,flu4,4,08:00,09:10,30,5'),
    '5 minutes: 10 minutes remain between the last slot of 30 minutes and 09:10',
  ],
]);

test('a clinic that lost its leading zero is named with the one that is there', () => {
  const { problems } = readCatalogueFiles(
    catalogueFiles({
      'clinics.csv': adding('007,310115,三,Three,丙,3 C,L,021-12345678,31.23041,121.4737,GCJ-02,1'),
      'hours.csv': adding('7,1,08:00,09:00', '007,2,08:00,09:00'),
    }),
    CONTEXT,
  );
  expect(problems.map(problemText)).toEqual([
    'hours.csv:5 clinic: error: there is no clinic 7 in clinics.csv, but 007 is there: a spreadsheet may have lost leading zeros',
  ]);
});

test.each<[string, Record<string, Change>]>([
  ['that is not in stock', { 'offers.csv': adding('C2,hpv9,1318,,no') }],
  [
    'of a clinic that is not online',
    {
      'clinics.csv': (text) =>
        text
          .replace('payment_methods', 'payment_methods,online')
          .replace('GCJ-02,2', 'GCJ-02,2,no'),
      'offers.csv': adding('C2,hpv9,1318,,'),
    },
  ],
])('a product %s needs no schedule', (_, changes) =>
  expect(readCatalogueFiles(catalogueFiles(changes), CONTEXT).problems).toEqual([]),
);

test.each<[string, string, Record<string, Change>]>([
  ['a clinic', 'clinics.csv:2 phone', { 'clinics.csv': replacing('021-12345678', 'x') }],
  ['a price', 'offers.csv:2 price', { 'offers.csv': replacing('128', 'x') }],
  ['opening hours', 'hours.csv:2 from', { 'hours.csv': replacing('08:00', 'x') }],
  ['every clinic', 'clinics.csv', { 'clinics.csv': 'x' }],
  ['every product', 'offers.csv', { 'offers.csv': 'x' }],
])('%s that cannot be read causes no errors elsewhere', (_, where, changes) => {
  const { problems } = readCatalogueFiles(catalogueFiles(changes), CONTEXT);
  expect(problems.map(problemText)).toEqual([expect.stringContaining(`${where}: error: `)]);
});

test.each<[string, Change]>([
  ['validity that ends before', adding('C1,flu4,2,13:30,16:30,60,8,2025-01-01,2026-01-04,,')],
  ['validity that begins after', adding('C1,flu4,2,13:30,16:30,60,8,2026-07-01,,,')],
  ['another weekday', adding('C1,flu4,4,13:30,16:30,60,8,,,,')],
  ['another product', adding('C1,hpv9,2,13:30,16:30,60,8,,,,')],
  ['a period that begins when the other ends', adding('C1,hpv9,1,11:00,11:30,30,8,,,,')],
  [
    'a period that ends when the other begins',
    adding('C1,hpv9,2,09:00,10:00,30,8,,,,', 'C1,hpv9,2,08:00,09:00,30,8,,,,'),
  ],
  ['the whole of the opening hours', adding('C1,hpv9,2,08:00,11:30,30,8,,,,')],
])('%s overlaps nothing', (_, change) =>
  expect(readCatalogueFiles(catalogueFiles({ 'schedule.csv': change }), CONTEXT).problems).toEqual(
    [],
  ),
);

errors('stock.csv', [
  [adding('C1,flu4,A2026-01,2027-12-31,5'), '5 lot: C1 flu4 A2026-01 is on line 2 already'],
  [adding('C9,flu4,B1234,2027-12-31,5'), '5 clinic: there is no clinic C9 in clinics.csv'],
  [adding('C2,hpv9,B1234,2027-12-31,5'), '5 product: clinic C2 has no hpv9 in offers.csv'],
  [replacing('A2026-02', 'ABCD'), '3 lot: “ABCD” is no lot: 4 to 20 letters, digits and dashes'],
  [replacing('2027/8/31', '2027-02-30'), '3 expiry: the calendar has no 2027-02-30'],
  [replacing('100', '-1'), '3 doses: “-1” is no whole number from 0 to 100000'],
  [replacing('100', '100001'), '3 doses: “100001” is no whole number from 0 to 100000'],
]);
