import { changedFields, contentState, EMPTY_TEXT, onNewer } from './content-rules';
import type { ContentText } from './content-rules';

const NOW = 1_000_000;

test.each([
  [null, null, 'draft'],
  [null, NOW - 1, 'draft'],
  [NOW + 1, null, 'planned'],
  [NOW, null, 'published'],
  [NOW - 1, NOW + 1, 'published'],
  [NOW - 1, NOW, 'takenBack'],
  [NOW - 2, NOW - 1, 'takenBack'],
  [NOW, NOW, 'takenBack'],
  [NOW + 1, NOW + 2, 'planned'],
] as const)('from %s until %s it is %s', (from, until, state) => {
  expect(contentState({ from, until }, NOW)).toBe(state);
});

const text = (more: Partial<ContentText>): ContentText => ({ ...EMPTY_TEXT, ...more });
const both = (zh: string, en = zh) => ({ zh, en });

test.each([
  ['nothing', {}, {}, []],
  ['a title in one language', { title: both('a') }, { title: both('a', 'b') }, ['title']],
  ['blanks at the ends and line ends', { body: both('a\r\nb ') }, { body: both('a\nb') }, []],
  ['what a notice has not', { author: both('a') }, {}, []],
  [
    'two, in the form’s order',
    { publishedUntil: '2026-01-05', title: both('a') },
    {},
    ['title', 'publishedUntil'],
  ],
] as const)('differs in %s', (_what, one, other, fields) => {
  expect(changedFields('notice', text(one), text(other))).toEqual(fields);
});

describe('what was typed, on a newer version', () => {
  const began = text({ title: both('t'), summary: both('s'), body: both('b') });

  test('keeps both persons’ fields where they are different ones', () => {
    const typed = { ...began, title: both('mine') };
    const newer = { ...began, body: both('theirs') };
    expect(onNewer('article', began, typed, newer)).toEqual({
      text: { ...began, title: both('mine'), body: both('theirs') },
      changed: ['body'],
      both: [],
    });
  });

  test('keeps what was typed where both changed a field, and names it', () => {
    const typed = { ...began, title: both('mine') };
    const newer = { ...began, title: both('theirs') };
    expect(onNewer('article', began, typed, newer)).toEqual({
      text: typed,
      changed: ['title'],
      both: ['title'],
    });
  });

  test('names no field that both changed alike', () => {
    const same = { ...began, title: both('new') };
    expect(onNewer('article', began, same, same)).toEqual({
      text: same,
      changed: ['title'],
      both: [],
    });
  });
});
