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

function read(changes: Readonly<Record<string, Change>> = {}) {
  const { catalogue, problems } = readCatalogueFiles(catalogueFiles(changes), CONTEXT);
  expect(problems.map(problemText)).toEqual([]);
  if (!catalogue) throw new Error('no catalogue');
  return catalogue;
}

/** Every file of the sample, converted. */
const every = (convert: (text: string) => Change): Record<string, Change> =>
  Object.fromEntries(Object.entries(SAMPLE).map(([name, text]) => [name, convert(text)]));

/** Bytes of GB 18030: only the sample's Chinese characters, and ASCII. */
function gb18030(text: string): Buffer {
  const decoder = new TextDecoder('gb18030');
  const codes = new Map<string, Buffer>();
  for (let lead = 0xb0; lead <= 0xf7; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const bytes = Buffer.from([lead, trail]);
      codes.set(decoder.decode(bytes), bytes);
    }
  codes.set('。', Buffer.from([0xa1, 0xa3]));
  return Buffer.concat(
    [...text].map((letter) => codes.get(letter) ?? Buffer.from(letter, 'ascii')),
  );
}

describe('the same rows from', () => {
  test.each<[string, (text: string) => Change]>([
    ['UTF-8 with a mark', (text) => `\uFEFF${text}`],
    ['UTF-16LE with a mark', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16BE with a mark', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['GB 18030', gb18030],
    ['lines that end with CR LF', (text) => text.replace(/\n/g, '\r\n')],
    ['lines that end with CR', (text) => text.replace(/\n/g, '\r')],
    ['a last line without an end', (text) => text.replace(/\n$/, '')],
    ['blank rows and columns at the end', (text) => `${text.replace(/\n/g, ',,\n')},,,,,\n\n , \n`],
    ['comments', (text) => `# one, "two\n\n${text}# three\n"# four, five",,\n`],
    [
      'a header in capitals with blanks',
      (text) => text.replace(/^.*/, (line) => line.toUpperCase().replace(/,/g, ' , ')),
    ],
    ['a header in full width', (text) => text.replace('code', 'ｃｏｄｅ')],
  ])('%s', (_, convert) => expect(read(every(convert))).toEqual(read()));

  test.each([';', '\t'])('cells separated by %j', (separator) =>
    expect(
      read({
        'hours.csv': (text) => text.replace(/,/g, separator),
        'offers.csv': (text) => text.replace(/,/g, separator),
        'zones.csv': (text) => text.replace(/,/g, separator),
      }),
    ).toEqual(read()),
  );

  test('columns in another order', () =>
    expect(
      read({
        'hours.csv':
          'to,from,clinic,weekdays\n11:30,08:00,C1,1-5\n16:30,13:30,C1,1-5\n12:00,08:00,C2,1-6\n',
      }),
    ).toEqual(read()));
});

test('a clinic’s row, with its hours, its city and the pictures that are drawn', () => {
  const PERIODS = [
    { from: '08:00', to: '11:30' },
    { from: '13:30', to: '16:30' },
  ];
  expect(read().clinics[0]).toEqual({
    depaCode: 'C1',
    regionCode: '310115',
    cityCode: '310100',
    name: { zh: '第一门诊', en: 'Clinic One' },
    address: { zh: '甲路1号', en: '1 A Road, Pudong' },
    introduction: { zh: '', en: '' },
    traffic: { zh: '', en: '' },
    licence: 'L-1',
    phone: '021-12345678',
    imgUrl: '/pictures/clinic/C1.svg',
    images: ['/pictures/clinic/C1.svg', '/pictures/clinic/C1-hall.svg'],
    latitude: 31.230416,
    longitude: 121.473701,
    payWay: '1,2',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      periods: weekday <= 5 ? PERIODS : [],
    })),
    isOnline: true,
    offlineNotice: null,
  });
});

test('hours in any order are stored in that of the day', () => {
  const { clinics } = read({
    'hours.csv':
      'clinic,weekdays,from,to\nC1,1-5,13:30,16:30\nC1,1-5,08:00,11:30\nC2,1-6,8:00,12:00\n',
  });
  expect(clinics).toEqual(read().clinics);
});

test('a city without districts is its own city', () => {
  const { clinics } = read({
    'clinics.csv': adding('C3,441900,三,Three,丙,3 C,L,0769-12345678,23.0207,113.7518,GCJ-02,1'),
    'hours.csv': adding('C3,1,08:00,09:00'),
  });
  expect(clinics[2]).toMatchObject({ regionCode: '441900', cityCode: '441900' });
});

test.each([
  ['GCJ-02', { latitude: 31.230416, longitude: 121.473701 }],
  ['WGS-84', { latitude: 31.228434, longitude: 121.478242 }],
])('a clinic’s coordinates in %s', (system, point) => {
  const [clinic] = read({ 'clinics.csv': replacing('GCJ-02', system) }).clinics;
  expect(clinic?.latitude).toBeCloseTo(point.latitude, 4);
  expect(clinic?.longitude).toBeCloseTo(point.longitude, 4);
});

test.each<[string, string, string, string[]]>([
  ['', '', '/pictures/clinic/C1.svg', ['/pictures/clinic/C1.svg', '/pictures/clinic/C1-hall.svg']],
  ['/a.svg', '', '/a.svg', ['/a.svg']],
  ['', '/b.svg /c.svg', '/pictures/clinic/C1.svg', ['/b.svg', '/c.svg']],
  ['', 'none', '/pictures/clinic/C1.svg', []],
])('picture %j and pictures %j', (picture, pictures, imgUrl, images) => {
  const [clinic] = read({
    'clinics.csv': (text) =>
      text
        .replace('payment_methods', 'payment_methods,picture,pictures')
        .replace('"1,2"', `"1,2",${picture},${pictures}`),
  }).clinics;
  expect(clinic).toMatchObject({ imgUrl, images });
});

test('prices are cents; a fee is 0 and a product in stock where nothing else is said', () => {
  expect(read().clinicProducts).toEqual([
    {
      depaCode: 'C1',
      productId: 'flu4',
      priceCents: 12_800,
      serviceFeeCents: 2800,
      inStock: true,
      limitedByStock: false,
    },
    {
      depaCode: 'C1',
      productId: 'hpv9',
      priceCents: 131_800,
      serviceFeeCents: 2800,
      inStock: true,
      limitedByStock: false,
    },
    {
      depaCode: 'C2',
      productId: 'flu4',
      priceCents: 13_000,
      serviceFeeCents: 0,
      inStock: true,
      limitedByStock: false,
    },
  ]);
});

test('a line of the schedule is a row for each of its products and weekdays', () => {
  const { schedules } = read();
  expect(
    schedules.slice(0, 6).map(({ groupCode, weekday }) => `${groupCode} ${String(weekday)}`),
  ).toEqual(['flu4 1', 'flu4 3', 'flu4 5', 'hpv9 1', 'hpv9 3', 'hpv9 5']);
  expect(schedules[6]).toEqual({
    depaCode: 'C1',
    groupCode: 'flu4',
    weekday: 2,
    startTime: '13:30',
    endTime: '16:30',
    slotMinutes: 60,
    capacity: 8,
    validFrom: '2026-01-05',
    validUntil: '2026-06-30',
    releaseDays: 7,
    releaseTime: '09:00',
  });
});

test('an exception of every clinic is a row for each, in the order of the file', () => {
  const { exceptions } = read();
  expect(exceptions.map(({ depaCode, kind }) => `${depaCode} ${kind}`)).toEqual([
    'C1 closed',
    'C2 closed',
    'C1 extra',
    'C2 capacity',
  ]);
  expect(exceptions[0]).toEqual({
    depaCode: 'C1',
    groupCode: null,
    firstDay: '2026-05-01',
    lastDay: '2026-05-03',
    kind: 'closed',
    startTime: null,
    endTime: null,
    weekday: null,
    capacity: null,
    capacityPercent: null,
    reason: { zh: '劳动节', en: 'Labour Day' },
  });
  expect(exceptions[2]).toMatchObject({ lastDay: '2026-01-10', weekday: 1 });
  expect(exceptions[3]).toMatchObject({ capacity: null, capacityPercent: 50, startTime: '08:00' });
});

test('an exception of every clinic for a product is one of those that have it', () => {
  const { exceptions } = read({
    'exceptions.csv': adding('*,hpv9,2020-01-05,,capacity,,,,3,少,Few'),
  });
  expect(exceptions.slice(4)).toMatchObject([{ depaCode: 'C1', groupCode: 'hpv9', capacity: 3 }]);
});

test('lists are sorted by their lines', () => {
  const { catalogs, catalogProducts, zones, notices, holidays } = read();
  expect(catalogs.map(({ id, sort }) => `${id} ${String(sort)}`)).toEqual([
    'paid 1',
    'age-adult 2',
  ]);
  expect(catalogProducts).toEqual([
    { catalogId: 'paid', productId: 'flu4' },
    { catalogId: 'paid', productId: 'hpv9' },
    { catalogId: 'age-adult', productId: 'hpv9' },
  ]);
  expect(zones[0]).toMatchObject({
    imgUrl: '/pictures/zone/flu.svg',
    productIds: ['flu4'],
    sort: 1,
  });
  expect(notices[0]?.publishedAt).toBe('2026-01-05T00:00:00+08:00');
  expect(holidays.map(({ kind, weekday }) => [kind, weekday])).toEqual([
    ['closed', null],
    ['working', 3],
  ]);
});

test('files that may be missing have no rows then; other kinds of files are left alone', () => {
  const { exceptions, holidays, catalogs, zones, notices } = read({
    ...Object.fromEntries(
      ['exceptions', 'holidays', 'catalogs', 'zones', 'notices'].map((name) => [
        `${name}.csv`,
        null,
      ]),
    ),
    'vaccines/flu4.json': '{}',
    'articles/list.csv': 'x',
    '~$clinics.csv': 'lock',
    'README.md': 'x',
  });
  expect([exceptions, holidays, catalogs, zones, notices]).toEqual([[], [], [], [], []]);
});

test('lines are those of the file, with comments, blank rows and texts of several lines before', () => {
  const { problems } = readCatalogueFiles(
    catalogueFiles({
      'notices.csv': (text) =>
        `# comment\n\n${text}C1-2,C1,题,Title,"一\n二","one\r\ntwo",2026-01-06\n"# x",y\nC1-3,C1,题,Title,"一\n二",,2026-01-06\n`,
    }),
    CONTEXT,
  );
  expect(problems.map(problemText)).toEqual(['notices.csv:9 content_en: error: is empty']);
});

test('lines of a text end with a line feed', () => {
  const { notices } = read({
    'notices.csv': adding('C1-2,C1,题,Title,"一\r\n二"," one\n\ntwo ",2026-01-06'),
  });
  expect(notices[1]?.content).toEqual({ zh: '一\n二', en: 'one\n\ntwo' });
});

test('a notice is a draft, or ends, where it says so', () => {
  const { notices } = read({
    'notices.csv': () =>
      [
        'id,clinic,title_zh,title_en,content_zh,content_en,published_at,published_until',
        'C1-1,C1,题,Title,文,Text,draft,',
        'C1-2,C1,题,Title,文,Text,2026-01-05,2026-01-06 09:00',
        '',
      ].join('\n'),
  });
  expect(notices.map(({ publishedAt, publishedUntil }) => [publishedAt, publishedUntil])).toEqual([
    [null, null],
    ['2026-01-05T00:00:00+08:00', '2026-01-06T09:00:00+08:00'],
  ]);
});
