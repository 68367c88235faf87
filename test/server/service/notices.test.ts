import { CODE } from '@contract/errors';
import type { Caller } from '../kit/worlds/booking-world';
import { inDatabase } from '../kit/worlds/booking-world';
import { createCommunity } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { noticesCommand, publishNotice } from '../kit/notices-command';
import { sqlNow } from '../../run-clock';

const DETAILS = 'GET /message/message/details.do';

let world: CommunityWorld;
let anna: Caller;

beforeAll(async () => {
  world = await createCommunity(3);
  [anna] = world.people as [Caller];
});
afterAll(() => world?.stop());

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
  ...more,
});

const databaseLocation = () => ({
  dataDir: world.testDatabase.dataDir,
  url: world.testDatabase.postgres?.url,
});
const command = (...words: string[]) => noticesCommand(databaseLocation(), ...words);
const publish = (notice: Json): string => publishNotice(databaseLocation(), notice);

/** Messages of the class of notices: there as soon as they are published, without a job. */
async function notices(who: Caller) {
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
  expect(publish(notice)).toBe(publish(notice));
  for (const who of world.people) {
    const [message, ...others] = await notices(who);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      kind: 'activityNotice',
      title: '秋季接种周',
      body: '周六加开门诊。',
    });
    const messageId = message?.messageId ?? '';
    expect(await world.provider.ok(DETAILS, { messageId }, who)).toMatchObject({
      content,
      button: { text: '去看疫苗', page: 'vaccineDetail', query: { vaccId: 'V1' } },
    });
    const english = { ...who, language: 'en' } as const;
    expect(await world.provider.ok(DETAILS, { messageId }, english)).toMatchObject({
      title: 'Autumn vaccination week',
      content: [PARAGRAPH],
    });
  }
});

test('who signs up after it, or has deleted the account, gets none', async () => {
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(`update users set created_at = ${sqlNow()} + interval '1 hour' where id = $1`, [
      anna.userId,
    ]),
  );
  publish(noticeOf(PARAGRAPH, { messageClass: 'service' }));
  expect((await notices(anna)).map(({ kind }) => kind)).not.toContain('serviceNotice');
  expect((await notices(world.people[1] as Caller)).map(({ kind }) => kind)).toContain(
    'serviceNotice',
  );
});

test('a notice counts as unread until its reader reads it, and stays unread for the others', async () => {
  const [, reader, other] = world.people as [Caller, Caller, Caller];
  const state = async (who: Caller) => {
    const { classes } = await world.provider.ok('GET /message/message/unread.do', {}, who);
    const { unread, newest } = classes.find((each) => each.messageClass === 'activity') ?? {};
    const asked = 'GET /message/message/unreadVersion.do';
    const { version } = await world.provider.ok(asked, undefined, who);
    return { unread, isRead: newest?.read, version };
  };
  const mark = (input: object) => world.provider.ok('POST /message/message/read.do', input, reader);
  await mark({});
  const before = await state(reader);
  expect(before).toMatchObject({ unread: 0 });
  publish(noticeOf(PARAGRAPH, { title: { zh: '一条新通知', en: 'A new notice' } }));
  const after = await state(reader);
  expect(after).toMatchObject({ unread: 1, isRead: false });
  expect(after.version).not.toBe(before.version);
  const others = await state(other);
  const [message] = await notices(reader);
  await mark({ messageId: message?.messageId ?? '', seenAt: (message?.at ?? 0) - 1 });
  expect((await state(reader)).unread).toBe(1);
  await mark({ messageId: message?.messageId ?? '' });
  const read = await state(reader);
  expect(read).toMatchObject({ unread: 0, isRead: true });
  expect(read.version).not.toBe(after.version);
  expect(await state(other)).toEqual(others);
});

test('who has turned such notices off gets none meanwhile, and still has those from before', async () => {
  const [, , deaf] = world.people as [Caller, Caller, Caller];
  const before = (await notices(deaf)).map(({ messageId }) => messageId);
  expect(before).not.toEqual([]);
  const turn = (on: boolean) =>
    world.provider.ok(
      'POST /personal/notice/set.do',
      { notice: 'activity', channel: 'inApp', on },
      deaf,
    );
  await turn(false);
  publish(noticeOf(PARAGRAPH, { title: { zh: '没人要听', en: 'Not for the deaf' } }));
  expect((await notices(deaf)).map(({ messageId }) => messageId)).toEqual(before);
  await turn(true);
});

test('markup in a text is text', async () => {
  const text = '<img src=x onerror=alert(1)>&lt;b&gt; [x](javascript:alert(1)) {{x}}';
  const block = { type: 'paragraph', spans: [{ text }] };
  publish(noticeOf(block, { messageClass: 'service' }));
  const [message] = await notices(world.people[2] as Caller);
  const { content } = await world.provider.ok(
    DETAILS,
    { messageId: message?.messageId ?? '' },
    world.people[2],
  );
  expect(content).toEqual([block]);
});

test('a notice that is withdrawn vanishes, unread and read, and others stay', async () => {
  const [, reader, other] = world.people as [Caller, Caller, Caller];
  const before = (await notices(other)).map(({ messageId }) => messageId);
  const title = { zh: '写错了的通知', en: 'A notice with an error' };
  const id = publish(noticeOf(PARAGRAPH, { title }));
  const [message] = await notices(reader);
  expect(message?.title).toBe(title.zh);
  const messageId = message?.messageId ?? '';
  await world.provider.ok('POST /message/message/read.do', { messageId }, reader);
  expect(command('list').stdout).toContain(`shown: ${title.en}`);
  expect(command('withdraw', id)).toMatchObject({ status: 0 });
  for (const who of world.people)
    expect((await notices(who)).map((each) => each.title)).not.toContain(title.zh);
  expect((await notices(other)).map((each) => each.messageId)).toEqual(before);
  expect((await world.provider.call(DETAILS, { messageId }, reader)).code).toBe(CODE.NOT_FOUND);
  expect(command('list').stdout).not.toContain(title.en);
  const again = command('withdraw', id);
  expect([again.status, again.stderr.trim()]).toEqual([1, `There is no notice ${id}.`]);
});

test('a file that is no notice is refused, and reaches nobody', async () => {
  const before = (await notices(anna)).length;
  expect(() => publish(noticeOf({ type: 'html', text: '<b>x</b>' }))).toThrow('content');
  expect(command('publish').stderr).toContain('notices publish <file.json>');
  expect(await notices(anna)).toHaveLength(before);
});
