import type { ClinicEdits } from '@contract/manage/catalogue-fields';
import {
  EMPTY_CATALOGUE,
  sampleClinic,
  sampleClinicProduct,
  sampleException,
  samplePeriod,
} from '../../../../../test/samples/catalogue-rows';
import type { Catalogue } from '../../../../catalogue/rows';
import { compareCatalogues } from '../stored/compare-catalogues';
import { applyEdits } from './apply-edits';
import { changeLines } from './change-words';
import { exceptionFieldsOf, scheduleFieldsOf } from './edited-rows';
import { previewDays } from './preview-days';

const BEFORE: Catalogue = {
  ...EMPTY_CATALOGUE,
  clinics: [sampleClinic('D1')],
  clinicProducts: [sampleClinicProduct('D1', 'P1'), sampleClinicProduct('D1', 'P2')],
  schedules: [samplePeriod('D1', 'P1'), samplePeriod('D1', 'P2', { weekday: 2 })],
  exceptions: [sampleException('D1'), sampleException('D1', { groupCode: 'P2' })],
};
const NAMES = new Map(['P1', 'P2', 'P3'].map((id) => [id, { zh: `苗${id}`, en: `Vaccine ${id}` }]));
const [WEEK] = scheduleFieldsOf(BEFORE.schedules);
const [EXCEPTION] = BEFORE.exceptions.map(exceptionFieldsOf);

const edited = (edits: Partial<ClinicEdits>): Catalogue =>
  applyEdits(BEFORE, 'D1', {
    ...{ products: [], removedProducts: [], addedExceptions: [], removedExceptions: [] },
    schedules: [],
    ...edits,
  });
const said = (edits: Partial<ClinicEdits>) =>
  changeLines(compareCatalogues(BEFORE, edited(edits)), NAMES);

test('nothing changes nothing, and what a page has is what it sends', () => {
  expect(edited({})).toEqual(BEFORE);
  const same = edited({
    hours: BEFORE.clinics[0]?.hours ?? [],
    schedules: scheduleFieldsOf(BEFORE.schedules),
    addedExceptions: [EXCEPTION ?? []].flat(),
    removedExceptions: [EXCEPTION ?? []].flat(),
  });
  expect(compareCatalogues(BEFORE, same)).toEqual([]);
});

test('a product that is taken out takes its week and its exceptions with it', () => {
  const after = edited({ removedProducts: ['P2'] });
  expect(after.clinicProducts.map(({ productId }) => productId)).toEqual(['P1']);
  expect(after.schedules).toEqual([BEFORE.schedules[0]]);
  expect(after.exceptions).toEqual([BEFORE.exceptions[0]]);
});

test.each<[string, Partial<ClinicEdits>, [zh: string, en: string][]]>([
  [
    'a price',
    { products: [{ productId: 'P1', priceCents: 12_050, serviceFeeCents: 2_800, inStock: true }] },
    [
      [
        '苗P1：价格 ¥128 → ¥120.50，只用于新的预约',
        'Vaccine P1: price ¥128 → ¥120.50, for new appointments only',
      ],
    ],
  ],
  [
    'stock',
    { products: [{ productId: 'P1', priceCents: 12_800, serviceFeeCents: 2_800, inStock: false }] },
    [['苗P1：有货 → 缺货', 'Vaccine P1: in stock → out of stock']],
  ],
  [
    'a new product',
    { products: [{ productId: 'P3', priceCents: 100, serviceFeeCents: 0, inStock: true }] },
    [
      [
        '新增 苗P3：价格 ¥1，服务费 ¥0，有货',
        'New: Vaccine P3, price ¥1, service fee ¥0, in stock',
      ],
    ],
  ],
  [
    'one taken out',
    { removedProducts: ['P1'] },
    [
      ['不再提供 苗P1', 'No longer offered: Vaccine P1'],
      ['苗P1：不再有号源', 'Vaccine P1: no slots any more'],
    ],
  ],
  [
    'a week',
    {
      schedules: [
        {
          productIds: ['P1'],
          periods: [1, 3].flatMap((weekday) =>
            (WEEK?.periods ?? []).map((period) => ({ ...period, weekday, capacity: 7 })),
          ),
        },
      ],
    },
    [
      [
        '苗P1：不再 周一 08:00–10:00，每 60 分钟 6 人',
        'Vaccine P1: no longer Monday 08:00–10:00, 6 every 60 min',
      ],
      [
        '苗P1：改为 周一、三 08:00–10:00，每 60 分钟 7 人',
        'Vaccine P1: now Monday, Wednesday 08:00–10:00, 7 every 60 min',
      ],
    ],
  ],
  [
    'exceptions',
    {
      removedExceptions: [EXCEPTION ?? []].flat(),
      addedExceptions: [EXCEPTION ?? []].flat().map((fields) => ({
        ...fields,
        ...{ kind: 'extra' as const, weekday: 1, firstDay: '2026-12-05', lastDay: '2026-12-06' },
        ...{ startTime: '08:00', endTime: '09:00', productIds: ['P1'] },
      })),
    },
    [
      ['取消：2026-11-23 停诊（Staff training）', 'Removed: 2026-11-23 closed (Staff training)'],
      [
        '新增：2026-12-05 至 2026-12-06 08:00–09:00 苗P1按周一开放（Staff training）',
        'Added: 2026-12-05 to 2026-12-06 08:00–09:00 Vaccine P1: open as on Monday (Staff training)',
      ],
    ],
  ],
  [
    'hours',
    {
      hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({
        weekday,
        periods: [
          { from: '08:00', to: '11:30' },
          ...(weekday === 6 ? [] : [{ from: '13:30', to: '17:00' }]),
        ],
      })),
    },
    [['周六：休息 → 08:00–11:30', 'Saturday: closed → 08:00–11:30']],
  ],
])('says what changes: %s', (_, edits, lines) => {
  expect(said(edits).map(({ zh, en }) => [zh, en])).toEqual(lines);
});

test('four weeks of slots, each time once for the whole clinic', () => {
  const closing = edited({
    addedExceptions: [EXCEPTION ?? []].flat().map((fields) => ({
      ...fields,
      ...{ firstDay: '2026-12-07', lastDay: '2026-12-07', startTime: '09:00', endTime: '12:00' },
    })),
  });
  const days = previewDays(BEFORE, closing, '2026-12-01');
  expect(days).toHaveLength(28);
  expect(days.slice(6, 8)).toEqual([
    {
      day: '2026-12-07',
      times: [
        { startTime: '08:00', before: 6, after: 6 },
        { startTime: '09:00', before: 6, after: 0 },
      ],
    },
    {
      day: '2026-12-08',
      times: [
        { startTime: '08:00', before: 6, after: 6 },
        { startTime: '09:00', before: 6, after: 6 },
      ],
    },
  ]);
  expect(days[1]).toEqual({ day: '2026-12-02', times: [] });
});
