import type { TextOrigin } from '../../../../catalogue/rows';
import { originFields, originOf } from './origin';

const one = { title: '说明书', url: null };

test('a text that says nothing has none', () => {
  expect(originOf({}, {})).toBeNull();
  expect(originOf({ sources: [] }, {})).toBeNull();
  expect(originFields(null, 'zh')).toEqual({});
});

test('English readers get the Chinese file’s where theirs says nothing', () => {
  expect(originOf({ author: '林', reviewed: '2026-01-05', sources: [one] }, {})).toEqual({
    author: { zh: '林', en: '林' },
    reviewer: null,
    reviewedOn: '2026-01-05',
    sources: { zh: [one], en: [one] },
  });
});

const ORIGIN: TextOrigin = {
  author: { zh: '林', en: 'Lin' },
  reviewer: { zh: '医生', en: '医生' },
  reviewedOn: '2026-01-05',
  sources: { zh: [one], en: [{ title: 'WHO', url: 'https://www.who.int' }] },
};

test('each file says its own, the English one what differs', () => {
  expect(originFields(ORIGIN, 'zh')).toEqual({
    author: '林',
    reviewer: '医生',
    reviewed: '2026-01-05',
    sources: ['说明书'],
  });
  expect(originFields(ORIGIN, 'en')).toEqual({
    author: 'Lin',
    reviewer: undefined,
    reviewed: undefined,
    sources: ['[WHO](https://www.who.int)'],
  });
});
