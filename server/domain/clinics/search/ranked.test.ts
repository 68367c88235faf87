import { readingsOf } from '../../../search/units';
import type { ClinicCandidate } from './candidates';
import { Compared } from './compared';
import { bestFirst, nearestFirst } from './ranked';

const candidate = (id: string, name: string, other: Partial<ClinicCandidate> = {}) => ({
  kind: 'clinic' as const,
  id,
  title: { zh: name, en: `Clinic ${id}` },
  note: { zh: '景明路一号', en: '1 Road' },
  readings: readingsOf(name).join(' '),
  also: '',
  rank: 0,
  latitude: 31,
  longitude: 121,
  ...other,
});
const AT = { latitude: 31, longitude: 121 };
const LINES = ['东城区第一门诊', '中东城门诊', '东门诊', '冬城门诊', '门诊东城', '西城'];
const some = (token: string) =>
  LINES.map(
    (line, index) =>
      new Compared(candidate(`C${index}`, line, { latitude: 31 + index / 100 }), [token]),
  );
const ids = (items: readonly { readonly id: string }[]): string =>
  items.map(({ id }) => id).join(' ');

test('clinics come nearest first, and only those that hold the word', () => {
  expect(ids(nearestFirst(some('东城'), 'zh-CN', AT, 10))).toBe('C0 C1 C4');
  expect(ids(nearestFirst(some('dongcheng'), 'zh-CN', AT, 10))).toBe('C0 C1 C3 C4');
  expect(nearestFirst(some('东城'), 'zh-CN', AT, 10).map(({ distance }) => distance)).toEqual([
    0, 1112, 4448,
  ]);
});

test('the first few of many are those that comparing all gives', () => {
  for (const token of ['东城', 'dong', 'd', '门诊', 'mz', 'clinic'])
    for (const language of ['zh-CN', 'en'] as const)
      for (const at of [AT, { latitude: 31.03, longitude: 121.1 }, null]) {
        const all = nearestFirst(some(token), language, at, 100);
        for (const most of [1, 2, 3])
          expect(nearestFirst(some(token), language, at, most)).toEqual(all.slice(0, most));
      }
});

test('whoever asks again from elsewhere gets the same clinics in another order', () => {
  const cached = some('东城');
  const first = nearestFirst(cached, 'zh-CN', AT, 10);
  expect(ids(nearestFirst(cached, 'zh-CN', { latitude: 31.04, longitude: 121 }, 10))).toBe(
    'C4 C1 C0',
  );
  expect(nearestFirst(cached, 'zh-CN', AT, 10)).toEqual(first);
});

test('equally far, and without a position, what begins with the word comes first', () => {
  const cached = ['中东城门诊', '东城门诊', '冬城门诊'].map(
    (line, index) => new Compared(candidate(`C${index}`, line), ['dongc']),
  );
  expect(ids(nearestFirst(cached, 'zh-CN', AT, 10))).toBe('C1 C2 C0');
  expect(ids(nearestFirst(cached, 'zh-CN', null, 2))).toBe('C1 C2');
});

test('of other things the best comes first, those that fit alike by rank', () => {
  const cached = [
    candidate('a', '四价流感疫苗', { rank: 1 }),
    candidate('b', '流感疫苗', { rank: 9 }),
    candidate('c', '流感病毒疫苗', { rank: 2 }),
    candidate('d', '疫苗', { also: '流感\nliugan' }),
    candidate('e', '疫苗', { also: '预防流感' }),
    candidate('f', '水痘疫苗'),
    candidate('g', '四价流感疫苗', { also: '流感\nliugan', rank: 10 }),
  ].map((each) => new Compared({ ...each, kind: 'vaccine' as const }, ['流感']));
  expect(ids(bestFirst(cached, 'zh-CN'))).toBe('g d c b a e');
});

test('a line that leads to it may be shortened', () => {
  const cached = [candidate('a', '门诊', { also: '浦东新区\n江苏路' })];
  for (const token of ['pudongxq', 'jslu', '江苏'])
    expect(
      ids(
        bestFirst(
          cached.map((each) => new Compared(each, [token])),
          'zh-CN',
        ),
      ),
    ).toBe('a');
});
