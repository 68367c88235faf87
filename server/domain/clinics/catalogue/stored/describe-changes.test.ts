import {
  EMPTY_CATALOGUE,
  sampleCatalogue,
  sampleClinic,
  sampleClinicProduct,
  sampleException,
  samplePeriod,
  sampleProduct,
} from '../../../../../test/samples/catalogue-rows';
import type { Catalogue } from '../../../../catalogue/rows';
import { compareCatalogues } from './compare-catalogues';
import { describeChanges, summaryOf } from './describe-changes';

const SAMPLE = sampleCatalogue();
const described = (more: Partial<Catalogue>, most?: number): string[] =>
  describeChanges(compareCatalogues(SAMPLE, sampleCatalogue(more)), most).split('\n');

test('nothing is said to be nothing', () => {
  expect(summaryOf([])).toBe('Nothing changes.');
});

test('first come the counts, kind by kind', () => {
  const clinics = [sampleClinic('D1', { phone: '010' }), sampleClinic('D3')];
  expect(described({ clinics, articles: [] })).toEqual([
    'Articles: 0 added, 0 changed, 1 removed',
    'Clinics: 1 added, 1 changed, 1 removed',
    '',
    'Articles:',
    '  - A1 Before winter',
    '',
    'Clinics:',
    '  ~ D1 Clinic D1: phone "01012345678" → "010"',
    '  - D2 Clinic D2',
    '  + D3 Clinic D3',
  ]);
});

test('of many lines of a kind the first are written, and how many more there are', () => {
  const clinics = Array.from({ length: 25 }, (_, index) => sampleClinic(`X${10 + index}`));
  const after = { ...EMPTY_CATALOGUE, clinics };
  const lines = (most?: number) =>
    describeChanges(compareCatalogues(EMPTY_CATALOGUE, after), most).split('\n').slice(3);
  expect(lines(25)).toHaveLength(25);
  expect(lines(24)).toHaveLength(25);
  expect(lines(24).at(-1)).toBe('  … and 1 more');
  expect(lines().at(-1)).toBe('  … and 5 more');
});

const lastLine = (more: Partial<Catalogue>): string => described(more).at(-1)?.trim() ?? '';

test('money is in yuan, what comes and goes is said, long texts are cut', () => {
  const clinicProducts = [
    sampleClinicProduct('D1', 'P1', { priceCents: 19_850, inStock: false }),
    ...SAMPLE.clinicProducts.slice(1),
  ];
  expect(lastLine({ clinicProducts })).toBe(
    '~ D1 P1: price 128.00 → 198.50 yuan; inStock true → false',
  );
  const offlineNotice = { zh: '停诊', en: 'Closed' };
  const clinics = [sampleClinic('D1', { offlineNotice }), sampleClinic('D2')];
  expect(lastLine({ clinics })).toBe(
    '~ D1 Clinic D1: offlineNotice nothing → {"zh":"停诊","en":"Closed"}',
  );
  const long = { zh: '', en: 'a'.repeat(60) };
  const products = [sampleProduct('P1', { maker: long }), sampleProduct('P2')];
  expect(lastLine({ products })).toBe(
    `~ P1 Vaccine P1: maker.zh "Maker" → ""; maker.en "Maker" → "${'a'.repeat(38)}…`,
  );
});

test('of a schedule and of exceptions the periods that go and come are said', () => {
  const schedules = [
    samplePeriod('D1', 'P1', { capacity: 8, validFrom: '2026-12-01', validUntil: '2026-12-31' }),
    ...SAMPLE.schedules.slice(1),
  ];
  expect(lastLine({ schedules })).toBe(
    '~ D1 P1: no longer Mon 08:00–10:00, 6 every 60 min; now Mon 08:00–10:00, 8 every 60 min, from 2026-12-01, until 2026-12-31',
  );
  const released = samplePeriod('D2', 'P1', { releaseDays: 7, releaseTime: '09:00' });
  expect(lastLine({ schedules: [...SAMPLE.schedules, released] })).toBe(
    '~ D2 P1: now Mon 08:00–10:00, 6 every 60 min, released 7 days before at 09:00',
  );
  const days = { firstDay: '2026-12-24', lastDay: '2026-12-25' };
  const exceptions = [
    ...SAMPLE.exceptions,
    sampleException('D2', { ...days, kind: 'capacity', capacityPercent: 50, groupCode: 'P1' }),
    sampleException('D2', { ...days, kind: 'extra', weekday: 1, reason: { zh: '', en: '' } }),
    sampleException('D2', { kind: 'capacity', capacity: 2, startTime: '08:00', endTime: '09:00' }),
  ];
  expect(lastLine({ exceptions })).toBe(
    '~ D2: now 2026-11-23 08:00–09:00 2 a slot (Staff training); now 2026-12-24 to 2026-12-25 P1 50% of the capacity (Staff training); now 2026-12-24 to 2026-12-25 open as on Mon',
  );
});

test('of many differences of a field the first three are said', () => {
  const schedules = [2, 3, 4, 5].map((weekday) => samplePeriod('D1', 'P1', { weekday }));
  expect(lastLine({ schedules: [...SAMPLE.schedules, ...schedules] })).toMatch(/; and 1 more$/);
});
