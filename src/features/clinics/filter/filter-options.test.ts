import { readdirSync, readFileSync } from 'node:fs';
import { isNamedVaccine, VACCINE_NAMES } from '@/i18n/vaccine-names';
import { vaccineOptions } from './filter-options';

const named = (code: string): string | null => (code === 'hpv9' ? '九价 HPV 疫苗' : null);
const product = (vaccineCode: string, shortName: string) => ({ vaccineCode, shortName });

test('a vaccine of one product has its name', () => {
  expect(vaccineOptions([product('bcg', '卡介苗')], named)).toEqual([
    { value: 'bcg', label: '卡介苗' },
  ]);
});

test('a vaccine of several products is there once, by what they have in common', () => {
  expect(
    vaccineOptions(
      [
        product('hpv9', '九价 HPV（国产）'),
        product('new', '新疫苗（甲）'),
        product('hpv9', '九价 HPV（男性）'),
        product('new', '新疫苗（乙）'),
      ],
      named,
    ),
  ).toEqual([
    { value: 'hpv9', label: '九价 HPV 疫苗' },
    { value: 'new', label: '新疫苗（甲） / 新疫苗（乙）' },
  ]);
});

const FOLDER = 'server/sample/vaccines';
const SAMPLE = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map(
    (file) =>
      JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as {
        readonly vaccineCode: string;
        readonly shortName: { readonly zh: string; readonly en: string };
      },
  );

test.each(['zh-CN', 'en'] as const)(
  'of the sample catalogue no vaccine of several products has the name of one: %s',
  (language) => {
    const products = SAMPLE.map(({ vaccineCode, shortName }) =>
      product(vaccineCode, shortName[language === 'en' ? 'en' : 'zh']),
    );
    const names = VACCINE_NAMES[language];
    const nameOf = (code: string) => (isNamedVaccine(code) ? names[code] : null);
    const options = vaccineOptions(products, nameOf);
    const several = options.filter(
      ({ value }) => products.filter(({ vaccineCode }) => vaccineCode === value).length > 1,
    );
    expect(several.length).toBeGreaterThan(10);
    for (const { value, label } of several) expect([value, label]).toEqual([value, nameOf(value)]);
    // Each is told from the others.
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  },
);
