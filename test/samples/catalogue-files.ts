import type { CatalogueContext } from '../../server/domain/clinics/catalogue/files/context';

/** Regions and products that the sample's files refer to: two districts, a city without any, two products. */
export const CONTEXT: CatalogueContext = {
  regions: new Map([
    ['310000', { level: 1, parent: null }],
    ['310100', { level: 2, parent: '310000' }],
    ['310115', { level: 3, parent: '310100' }],
    ['310104', { level: 3, parent: '310100' }],
    ['441900', { level: 2, parent: '440000' }],
  ]),
  productIds: new Set(['flu4', 'hpv9']),
};

/** The CSV files of a small folder without problems: two clinics, open on weekdays with a break at noon. */
export const SAMPLE: Readonly<Record<string, string>> = {
  'clinics.csv': `code,region,name_zh,name_en,address_zh,address_en,licence,phone,latitude,longitude,coordinate_system,payment_methods
C1,310115,第一门诊,Clinic One,甲路1号,"1 A Road, Pudong",L-1,021-12345678,31.230416,121.473701,GCJ-02,"1,2"
C2,310104,第二门诊,Clinic Two,乙路2号,2 B Road,L-2,021-12345679,31.188523,121.436525,GCJ-02,2
`,
  'hours.csv': `clinic,weekdays,from,to
C1,1-5,08:00,11:30
C1,1-5,13:30,16:30
C2,1-6,08:00,12:00
`,
  'offers.csv': `clinic,product,price,fee,in_stock
C1,flu4,128,28,yes
C1,hpv9,1318.00,28,yes
C2,flu4,130,,
`,
  'schedule.csv': `clinic,product,weekdays,from,to,minutes,capacity,valid_from,valid_until,release_days,release_time
C1,flu4 hpv9,"1,3,5",08:00,11:00,30,12,,,,
C1,flu4,2,13:30,16:30,60,8,2026-01-05,2026-06-30,7,09:00
C2,flu4,1-6,08:00,12:00,60,10,,,,
`,
  'exceptions.csv': `clinic,product,first_day,last_day,kind,from,to,as_weekday,capacity,reason_zh,reason_en
*,,2026-05-01,2026-05-03,closed,,,,,劳动节,Labour Day
C1,flu4,2026-01-10,,extra,,,1,,补班,Extra day
C2,,2026-02-10,,capacity,08:00,10:00,,50%,培训,Training
`,
  'stock.csv': `clinic,product,lot,expiry,doses
C1,flu4,A2026-01,2027-06-30,50
C1,flu4,A2026-02,2027/8/31,100
C2,flu4,a2026-01,2027-06-30,0
`,
  'holidays.csv': `day,kind,as_weekday,name_zh,name_en
2026-10-01,closed,,国庆节,National Day
2026-10-10,working,3,国庆节调休,Swapped for National Day
`,
  'catalogs.csv': `id,kind,name_zh,name_en,products
paid,category,自费,Paid,flu4 hpv9
age-adult,age,成人,Adults,hpv9
`,
  'zones.csv': `id,name_zh,name_en,summary_zh,summary_en,products,picture
flu,流感季,Flu season,全家一次约好。,The whole family in one go.,flu4,
`,
  'notices.csv': `id,clinic,title_zh,title_en,content_zh,content_en,published_at
C1-1,C1,公告,Notice,内容,Content,2026-01-05
`,
};

/** What a file is instead of the sample's: its text or bytes, or what becomes of its text; null for a missing one. */
export type Change = string | Uint8Array | ((text: string) => string) | null;

/** The sample's files with some of them changed, as bytes by name. */
export function catalogueFiles(
  changes: Readonly<Record<string, Change>> = {},
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of new Set([...Object.keys(SAMPLE), ...Object.keys(changes)])) {
    const sample = SAMPLE[name] ?? '';
    const change = changes[name] === undefined ? sample : changes[name];
    const content = typeof change === 'function' ? change(sample) : change;
    if (content !== null)
      files.set(name, typeof content === 'string' ? Buffer.from(content) : content);
  }
  return files;
}

/** Replaces a part of a file's text that has to be there. */
export const replacing =
  (from: string, to: string) =>
  (text: string): string => {
    if (!text.includes(from)) throw new Error(`the sample has no ${from}`);
    return text.replace(from, () => to);
  };

/** Adds lines at the end. */
export const adding =
  (...lines: readonly string[]) =>
  (text: string): string =>
    `${text}${lines.join('\n')}\n`;
