import { CODE } from '@contract/errors';
import type { Caller } from './booking-world';
import { inDatabase } from './booking-world';
import { createCommunity, insertCommunityStaff, newKey } from './community-world';
import type { CommunityStaff, CommunityWorld } from './community-world';

const PUBLISH = 'POST /message/notice/publish.do';

let world: CommunityWorld;
let staff: CommunityStaff;
let anna: Caller;

beforeAll(async () => {
  world = await createCommunity(3);
  staff = await insertCommunityStaff(world);
  [anna] = world.people as [Caller];
});
afterAll(() => world.stop());

type Json = Record<string, unknown>;
const PARAGRAPH = { type: 'paragraph', spans: [{ text: '周六加开门诊。' }] };
const noticeOf = (block: unknown = PARAGRAPH, more: Json = {}) => ({
  messageClass: 'activity',
  title: { zh: '秋季接种周', en: 'Autumn vaccination week' },
  summary: { zh: '周六加开门诊。', en: 'Clinics are open on Saturday.' },
  content: { zh: [block], en: [block] },
  button: {
    text: { zh: '去看疫苗', en: 'See the vaccine' },
    page: 'vaccineDetail',
    query: { vaccId: 'V1' },
  },
  idempotencyKey: newKey(),
  ...more,
});
const publish = async (input: unknown, by: CommunityStaff['mia'] = staff.mia): Promise<string> =>
  (await world.provider.call(PUBLISH, input as never, by)).code;

/** Messages of the class of notices, once no notice is unsent. */
async function notices(who: Caller) {
  await inDatabase(world.place, async ({ pool }) => {
    for (;;) {
      const { rows } = await pool.query('select id from notices where sent_at is null');
      if (rows.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  const { list } = await world.provider.ok('GET /message/message/pageList.do', {}, who);
  return list.filter(
    ({ messageClass }) => messageClass === 'activity' || messageClass === 'service',
  );
}

test('a notice reaches everybody once, in their language, with its content and its button', async () => {
  const content = [
    { type: 'heading', text: '时间' },
    {
      type: 'paragraph',
      spans: [{ text: '周六 ' }, { text: '8:00', strong: true }, { text: '起', em: true }],
    },
    {
      type: 'list',
      ordered: true,
      items: [[{ text: '看疫苗', link: { page: 'vaccineDetail', query: { vaccId: 'V1' } } }]],
    },
    { type: 'picture', src: '/pictures/decoration/2d-1.svg', alt: '门诊', width: 300, height: 200 },
  ];
  const notice = noticeOf(PARAGRAPH, { content: { zh: content, en: [PARAGRAPH] } });
  expect(await publish(notice)).toBe(CODE.SUCCESS);
  expect(await publish(notice)).toBe(CODE.SUCCESS);
  for (const who of world.people) {
    const [message, ...others] = await notices(who);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      kind: 'activityNotice',
      title: '秋季接种周',
      body: '周六加开门诊。',
    });
    const messageId = message?.messageId ?? '';
    expect(
      await world.provider.ok('GET /message/message/details.do', { messageId }, who),
    ).toMatchObject({
      content,
      button: { text: '去看疫苗', page: 'vaccineDetail', query: { vaccId: 'V1' } },
    });
    const english = { ...who, language: 'en' } as const;
    expect(
      await world.provider.ok('GET /message/message/details.do', { messageId }, english),
    ).toMatchObject({
      title: 'Autumn vaccination week',
      content: [PARAGRAPH],
    });
  }
});

test('who signs up after it, or has deleted the account, gets none', async () => {
  await inDatabase(world.place, ({ pool }) =>
    pool.query(`update users set created_at = now() + interval '1 hour' where id = $1`, [
      anna.userId,
    ]),
  );
  expect(await publish(noticeOf(PARAGRAPH, { messageClass: 'service' }))).toBe(CODE.SUCCESS);
  expect((await notices(anna)).map(({ kind }) => kind)).not.toContain('serviceNotice');
  expect((await notices(world.people[1] as Caller)).map(({ kind }) => kind)).toContain(
    'serviceNotice',
  );
});

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

test.each(HOSTILE)('%s is refused', async (_, block) => {
  expect(await publish(noticeOf(block))).not.toBe(CODE.SUCCESS);
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
  ['forty-one blocks', { content: { zh: Array.from({ length: 41 }, () => PARAGRAPH), en: [] } }],
])('%s is refused', async (_, more) => {
  expect(await publish(noticeOf(PARAGRAPH, more))).not.toBe(CODE.SUCCESS);
});

test('markup in a text is text', async () => {
  const text = '<img src=x onerror=alert(1)>&lt;b&gt; [x](javascript:alert(1)) {{x}}';
  expect(await publish(noticeOf(spans({ text }), { messageClass: 'service' }))).toBe(CODE.SUCCESS);
  const [message] = await notices(world.people[2] as Caller);
  const { content } = await world.provider.ok(
    'GET /message/message/details.do',
    { messageId: message?.messageId ?? '' },
    world.people[2],
  );
  expect(content).toEqual([spans({ text })]);
});

test('only moderators write notices', async () => {
  expect(await publish(noticeOf(), staff.desk)).not.toBe(CODE.SUCCESS);
  expect(await publish(noticeOf(), anna as never)).not.toBe(CODE.SUCCESS);
});
