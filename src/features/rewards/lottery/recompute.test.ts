import { recomputeDraw } from './recompute';
import type { PublishedDraw } from './api';

/**
 * Made with Python's hashlib and hmac, not with the code under test: 40 tickets of 25 people, 3 winners.
 */
const DRAW: PublishedDraw = {
  record: {
    activityId: 'activity',
    seedHash: 'a7e130694166cdb95b1e1bbce3f21e4dbd63f46df42b48c5a1f8295033d57d04',
    seed: '19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b',
    listHash: '27d44fe1f2bff86fb41e2aa87b03d0585c689a8f88d0dded5a7171675e5e919e',
    source: 'drand',
    round: 7,
    publicValue: 'cd42404d52ad55ccfa9aca4adc828aa5800ad9d385a0671fbcbf724118320619',
    winners: 3,
    tickets: 40,
    result: [
      'TkSF2RCdKDFRuNw5',
      'zyN9zHYIa4UOrGNA',
      'pTyGJMuHbEL31IeL',
      '8Cl6J5ixaaJLShuQ',
      '81rkmghzem9yPVUJ',
      'a_c5q52RYfLWrLoe',
    ],
  },
  lines: [
    '1QTC4XATWS8PHp9N 5feceb66ffc86f38',
    '1ZtoLuCr64CxqlIO 6b86b273ff34fce1',
    '2HPcHyGcFRl1SPnX d4735e3a265e16ee',
    '5WisCgEBCY8f5N3_ 4e07408562bedb8b',
    '81rkmghzem9yPVUJ 4b227777d4dd1fc6',
    '8Cl6J5ixaaJLShuQ ef2d127de37b942b',
    '99nKSNrh9UCauSDm e7f6c011776e8db7',
    '9H-iMb-lk777PZnK 7902699be42c8a8e',
    'Dj8hYs5suKcNd8Zr 2c624232cdd22177',
    'GCf-hA6ILI8gJhea 19581e27de7ced00',
    'HKwkflF6XUi5Ahuq 4a44dc15364204a8',
    'HfYjFM5DI4pZj59f 4fc82b26aecb47d2',
    'Jors_6ILi8IHn5kx 6b51d431df5d7f14',
    'LhLSzFyCmmdKTxp_ 3fdba35f04dc8c46',
    'LhuVtcqcYezdZ_tD 8527a891e2241369',
    'NYvMIHa_2o76umfX e629fa6598d73276',
    'R3YbDgbleph1QHt6 b17ef6d19c7a5b1e',
    'TMuDJawTgsu8PO-7 4523540f1504cd17',
    'TkSF2RCdKDFRuNw5 4ec9599fc203d176',
    'TuSgR7cMy-UcU3zr 9400f1b21cb527d7',
    'V5zjR3j1twdTKWTd f5ca38f748a1d6ea',
    'Yv2DzaKG05Rk-GQV 6f4b6612125fb3a0',
    'a9A9sKPxZ9W3qLy7 785f3ec7eb32f30b',
    'a_c5q52RYfLWrLoe 535fa30d7e25dd8a',
    'd6_wJ9kFZJSqgmRB c2356069e9d1e79c',
    'dB-XhkAS1voQG6yy 5feceb66ffc86f38',
    'dNKhiFXiQ2hzT_pL 6b86b273ff34fce1',
    'fKm_r5kJP1VrT-1F d4735e3a265e16ee',
    'hZ5R1Py4oJe2JbmP 4e07408562bedb8b',
    'jHX2JiCLhKcIhP6B 4b227777d4dd1fc6',
    'jOud_-yDUA-5zmS1 ef2d127de37b942b',
    'pTyGJMuHbEL31IeL e7f6c011776e8db7',
    'pfEnbtXAqwK8jZfA 7902699be42c8a8e',
    'r1iQFeOUhGXZnnal 2c624232cdd22177',
    'sC7tVO_HbkQfyy_K 19581e27de7ced00',
    'swoPqApryPZBlgvI 4a44dc15364204a8',
    'ynbdrZRzsGQBJg3U 4fc82b26aecb47d2',
    'yxJu2jGjNGkTfi3o 6b51d431df5d7f14',
    'zKUVQDT7S8sTQCBN 3fdba35f04dc8c46',
    'zyN9zHYIa4UOrGNA 8527a891e2241369',
  ],
};

const changed = (record: Partial<PublishedDraw['record']>, lines = DRAW.lines): PublishedDraw => ({
  record: { ...DRAW.record, ...record },
  lines,
});
const flip = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const swapped = (list: readonly string[], a: number, b: number): string[] => {
  const copy = [...list];
  [copy[a], copy[b]] = [copy[b] ?? '', copy[a] ?? ''];
  return copy;
};

test('a draw that was computed elsewhere holds, and its progress is told', async () => {
  const done: number[] = [];
  expect(await recomputeDraw(DRAW, (count) => done.push(count))).toBeNull();
  expect(done.at(-1)).toBe(40);
});

test.each([
  ['another seed', changed({ seed: flip(DRAW.record.seed ?? '') }), 'brokenSeed'],
  ['a list with a ticket less', changed({}, DRAW.lines.slice(1)), 'brokenList'],
  ['a list in another order', changed({}, swapped(DRAW.lines, 2, 3)), 'brokenList'],
  [
    'another public value',
    changed({ publicValue: flip(DRAW.record.publicValue ?? '') }),
    'brokenResult',
  ],
  ['another activity', changed({ activityId: 'other' }), 'brokenResult'],
  ['two winners changed', changed({ result: swapped(DRAW.record.result, 0, 1) }), 'brokenResult'],
  ['a reserve less', changed({ result: DRAW.record.result.slice(0, -1) }), 'brokenResult'],
])('%s is found', async (_what, draw, violation) => {
  expect(await recomputeDraw(draw)).toBe(violation);
});
