import { DESK_MESSAGES } from './messages';
import { EMPTY_WALK_IN, GAP_MESSAGES, offeredOf, walkInGap } from './walk-in-rules';

const TODAY = '2026-11-21';
const chosen = { ...EMPTY_WALK_IN, productId: 'P1', slotId: 7, name: '张三' };

test('asks for one field after the other', () => {
  expect(walkInGap(EMPTY_WALK_IN, TODAY)).toBe('vaccine');
  expect(walkInGap({ ...EMPTY_WALK_IN, productId: 'P1' }, TODAY)).toBe('time');
  expect(walkInGap({ ...chosen, name: ' ' }, TODAY)).toBe('name');
  expect(walkInGap({ ...chosen, name: '张三（' }, TODAY)).toBe('name');
  expect(walkInGap(chosen, TODAY)).toBe('number');
  // A reader of documents leaves a sign that nobody sees.
  expect(walkInGap({ ...chosen, name: '张\u200b三' }, TODAY)).toBe('number');
});

test('what is chosen is asked to be chosen, what is typed to be typed, in both languages', () => {
  const verbs = (language: 'zh-CN' | 'en') =>
    Object.values(GAP_MESSAGES).map(
      (key) => /^(请选择|请填写|Choose|Enter)/.exec(DESK_MESSAGES[language][key])?.[0],
    );
  expect(verbs('zh-CN')).toEqual(['请选择', '请选择', '请填写', '请填写', '请选择', '请选择']);
  expect(verbs('en')).toEqual(['Choose', 'Choose', 'Enter', 'Enter', 'Choose', 'Choose']);
});

test('asks for birthday and sex only where the document does not say them', () => {
  expect(walkInGap({ ...chosen, documentNumber: '11010519491231002X' }, TODAY)).toBeNull();
  const passport = { ...chosen, documentKind: 2, documentNumber: 'E1234567' } as const;
  expect(walkInGap(passport, TODAY)).toBe('birthday');
  expect(walkInGap({ ...passport, birthday: '1990-01-01' }, TODAY)).toBe('sex');
  expect(walkInGap({ ...passport, birthday: '1990-01-01', sex: 2 }, TODAY)).toBeNull();
});

const OFFERED = [
  { productId: 'P1', slots: [{ slotId: 7 }, { slotId: 8 }] },
  { productId: 'P2', slots: [{ slotId: 9 }] },
];

test.each([
  ['nothing chosen', {}, null, { productId: '', slotId: null }],
  ['no time yet', { productId: 'P1' }, null, { productId: 'P1', slotId: null }],
  ['a time of today', { productId: 'P1', slotId: 8 }, null, { productId: 'P1', slotId: 8 }],
  ['one of yesterday', { productId: 'P1', slotId: 6 }, 'time', { productId: 'P1', slotId: null }],
  ['another vaccine’s', { productId: 'P1', slotId: 9 }, 'time', { productId: 'P1', slotId: null }],
  [
    'a vaccine not offered',
    { productId: 'P3', slotId: 7 },
    'vaccine',
    { productId: '', slotId: null },
  ],
])(
  'of a draft with %s, what is no longer offered is left out',
  (_, chosenBefore, gone, expected) => {
    const draft = { ...EMPTY_WALK_IN, name: '张三', ...chosenBefore };
    const offered = offeredOf(draft, OFFERED);
    expect(offered.gone).toBe(gone);
    expect(offered.draft).toEqual({ ...draft, ...expected });
  },
);
