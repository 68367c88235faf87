import { CommandError } from '../../../../kernel/command-error';
import { readNotice } from './notice-definition';

type Json = Record<string, unknown>;
const PARAGRAPH = { type: 'paragraph', spans: [{ text: '周六加开门诊。' }] };
const noticeOf = (block: unknown = PARAGRAPH, more: Json = {}): Json => ({
  messageClass: 'activity',
  title: { zh: '秋季接种周', en: 'Autumn vaccination week' },
  summary: { zh: '周六加开门诊。', en: 'Clinics are open on Saturday.' },
  content: { zh: [block], en: [block] },
  ...more,
});
const read = (notice: Json) => readNotice(JSON.stringify(notice));

const spans = (...items: unknown[]) => ({ type: 'paragraph', spans: items });
const picture = (src: string) => ({ type: 'picture', src, alt: '图', width: 10, height: 10 });
const link = (page: string, query: Json = {}) => spans({ text: '看', link: { page, query } });

/** What may not come in: everything that is not plain text, one of our pictures or one of our pages. */
const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['a block of HTML', { type: 'html', text: '<b>x</b>' }],
  ['a script', { type: 'script', src: '/x.js' }],
  ['a block without a type', { text: 'x' }],
  ['a field beside a paragraph', { ...PARAGRAPH, onClick: 'alert(1)' }],
  ['a field beside a text', spans({ text: 'x', dangerouslySetInnerHTML: { __html: '<b>' } })],
  ['a style', spans({ text: 'x', style: 'position:fixed' })],
  [
    '__proto__',
    JSON.parse('{"type":"paragraph","spans":[{"text":"x","__proto__":{"link":1},"x":1}]}'),
  ],
  ['a text that is no text', spans({ text: { $html: 'x' } })],
  ['an address as link', spans({ text: 'x', link: 'https://evil.test' })],
  ['javascript: as page', link('javascript:alert(1)')],
  ['an address as page', link('https://evil.test/')],
  ['a protocol-relative page', link('//evil.test')],
  ['a path as page', link('/login?backUrl=//evil.test')],
  ['a page that messages do not open', link('login')],
  ['constructor as page', link('constructor')],
  ['an address as parameter', link('postDetail', { postId: 'https://evil.test' })],
  ['a parameter with another query', link('postDetail', { postId: 'a&b=c' })],
  ['a name that is no parameter', link('postDetail', { 'a.b': 'c' })],
  ['a picture of another host', picture('https://evil.test/x.png')],
  ['a protocol-relative picture', picture('//evil.test/x.png')],
  ['data: as picture', picture('data:image/svg+xml,<svg onload=alert(1)>')],
  ['javascript: as picture', picture('javascript:alert(1)')],
  ['a picture outside the folder', picture('/pictures/../index.html')],
  ['an encoded picture outside the folder', picture('/pictures/%2e%2e/x.png')],
  ['a backslash in a picture', picture('/pictures\\..\\x.png')],
  ['a picture with a query', picture('/pictures/a.png?x=//evil.test')],
  ['a line after a picture', picture('/pictures/a.png\n//evil.test')],
  ['an uploaded file', picture('/upload/file/abc')],
  ['text turned round', spans({ text: 'abc\u202Egnp.exe' })],
  ['a control character', spans({ text: 'a\u0000b' })],
  ['an escape sequence', spans({ text: 'a\u001b[2Jb' })],
  ['an empty list', { type: 'list', ordered: false, items: [] }],
  ['a list in a list', { type: 'list', ordered: false, items: [[{ type: 'list', items: [] }]] }],
  ['a text without end', spans({ text: 'x'.repeat(501) })],
  ['a heading of a page’s length', { type: 'heading', text: 'x'.repeat(61) }],
  ['an enormous picture', { ...picture('/pictures/a.png'), width: 1e9 }],
];

test('a notice is read as it was written', () => {
  const text = '<img src=x onerror=alert(1)>&lt;b&gt; [x](javascript:alert(1)) {{x}}';
  for (const notice of [
    noticeOf(),
    noticeOf(spans({ text })),
    noticeOf(picture('/pictures/a.png')),
  ])
    expect(read(notice)).toEqual(notice);
});

test.each(HOSTILE)('%s is refused', (_, block) => {
  expect(() => read(noticeOf(block))).toThrow(CommandError);
});

test.each([
  [
    'a button to another host',
    { button: { text: { zh: '看', en: 'See' }, page: 'https://evil.test', query: {} } },
  ],
  [
    'a button with an address beside it',
    { button: { text: { zh: '看', en: 'See' }, page: 'release', query: {}, url: 'x' } },
  ],
  ['a title with a line turned round', { title: { zh: '\u2066x', en: 'x' } }],
  ['a class that is not for notices', { messageClass: 'booking' }],
  ['a field that notices do not have', { url: 'x' }],
  ['forty-one blocks', { content: { zh: Array.from({ length: 41 }, () => PARAGRAPH), en: [] } }],
])('%s is refused', (_, more) => {
  expect(() => read(noticeOf(PARAGRAPH, more))).toThrow(CommandError);
});

test('what is wrong is named', () => {
  expect(() => readNotice('{')).toThrow('not JSON');
  expect(() => read(noticeOf(PARAGRAPH, { title: { zh: '', en: 'x' } }))).toThrow('title.zh');
});
