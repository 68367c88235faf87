import sharp from 'sharp';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { inDatabase } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import {
  CIRCLE,
  createCommunity,
  draftOf,
  insertCommunityStaff,
  insertPosts,
  letWriteAgain,
  newKey,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { uploadTo } from '../kit/worlds/uploading';
import { sqlNow } from '../../run-clock';

const QUEUE = 'GET /ugc-api/moderation/queue.do';
const CASE = 'GET /ugc-api/moderation/case.do';
const DECIDE = 'POST /ugc-api/moderation/decide.do';
const UNDO = 'POST /ugc-api/moderation/undo.do';
const SAVE_CIRCLE = 'POST /ugc-api/moderation/saveCircle.do';
const VERIFY = 'POST /ugc-api/moderation/verify.do';
const LOG = 'GET /ugc-api/moderation/log.do';

let world: CommunityWorld;
let staff: CommunityStaff;
let anna: Caller;
let ben: Caller;

beforeAll(async () => {
  world = await createCommunity(3);
  [anna, ben] = world.people as [Caller, Caller];
  staff = await insertCommunityStaff(world);
});
afterAll(() => world?.stop());
beforeEach(() => letWriteAgain(world));

const logOf = async (decisionId: string) => {
  const { list } = await world.provider.ok(LOG, {}, staff.mia);
  return list.find((each) => each.decisionId === decisionId);
};
const profileOf = (index: number) =>
  world.provider.ok('GET /ugc-api/user/detail.do', { userId: world.authorIds[index] ?? '' });

describe('the queue', () => {
  /** Reads the queue to its end; what happens between two pages. */
  const readAll = async (between: () => Promise<unknown> = () => Promise.resolve()) => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await world.provider.ok(QUEUE, { cursor }, staff.mia);
      ids.push(...page.list.map(({ caseId }) => caseId));
      cursor = page.next ?? undefined;
      await between();
    } while (cursor !== undefined);
    return ids;
  };

  test('pages by key: nothing repeats or is lost while cases come and are decided', async () => {
    const open = await inDatabase(world.testDatabase, async ({ pool }) => {
      const posts = await insertPosts(pool as never, world.authorIds, 65);
      const { rows } = await pool.query<{ id: string }>(
        `insert into moderation_cases (id, target_type, target_id, reasons, weight, is_hidden, opened_at)
         select 'k' || n || '-' || p, 'post', p, '{abuse}', (n % 7)::real / 3, n % 2 = 0, date_trunc('milliseconds', ${sqlNow()}) - n % 5 * interval '1 hour'
         from unnest($1::text[]) with ordinality as t (p, n) returning id`,
        [posts],
      );
      return rows.map(({ id }) => id);
    });
    const order = await readAll();
    expect([...order].sort()).toEqual([...open].sort());
    // The page's last case is decided, and a graver one comes: neither moves what follows.
    let pages = 0;
    const read = await readAll(() =>
      inDatabase(world.testDatabase, ({ pool }) => {
        pages += 1;
        const [gone, post] = [order[pages * 20 - 1] ?? '', `x${pages}`];
        return pool.query(
          `with closed as (update moderation_cases set closed_at = ${sqlNow()} where id = '${gone}')
           insert into moderation_cases (id, target_type, target_id, reasons, weight, is_hidden, opened_at)
           values ('new-${pages}', 'post', '${post}', '{abuse}', 9, true, ${sqlNow()})`,
        );
      }),
    );
    expect(read).toEqual(order);
    const held = await world.provider.ok(QUEUE, { filter: 'held' }, staff.mia);
    expect(new Set(held.list.map(({ hidden }) => hidden))).toEqual(new Set([true]));
    const reported = await world.provider.ok(QUEUE, { filter: 'reported' }, staff.mia);
    expect(Math.min(...reported.list.map(({ weight }) => weight))).toBeGreaterThan(0);
    await inDatabase(world.testDatabase, ({ pool }) => pool.query('delete from moderation_cases'));
  });

  test.each(['x', 'WzFd', Buffer.from('[true,1,1e99,"x"]').toString('base64url')])(
    'a cursor that is none, %s, is refused',
    async (cursor) => {
      const { code } = await world.provider.call(QUEUE, { cursor }, staff.mia);
      expect(code).toBe(COMMUNITY_CODE.PARAM_ERROR);
    },
  );
});

test('a case shows the pictures of its reports, the comments beside it and who wrote it', async () => {
  const picture = await sharp({
    create: { width: 30, height: 20, channels: 3, background: '#a00' },
  })
    .jpeg()
    .toBuffer();
  const { data: proof } = await uploadTo(world.provider.url, picture, ben.token);
  const { postId } = await world.provider.ok('POST /ugc-api/post/publish.do', draftOf(), anna);
  const comment = (text: string, as: Caller) =>
    world.provider.ok(
      'POST /ugc-api/comment/publish.do',
      { targetType: 'post', targetId: postId, text, idempotencyKey: newKey() },
      as,
    );
  const { commentId } = await comment('这是第一条评论', ben);
  await letWriteAgain(world);
  await comment('这是第二条评论', anna);
  await world.provider.ok(
    'POST /ugc-api/report/save.do',
    { sourceId: postId, sourceType: 10, reason: 'abuse', explain: '见图', fileIds: [proof.fileId] },
    ben,
  );
  await world.provider.ok(
    'POST /ugc-api/report/save.do',
    { sourceId: commentId, sourceType: 20, reason: 'spam' },
    anna,
  );
  const { list } = await world.provider.ok(QUEUE, {}, staff.mia);
  const idOf = (target: string) => list.find(({ targetId }) => targetId === target)?.caseId ?? '';
  const ofPost = await world.provider.ok(CASE, { caseId: idOf(postId) }, staff.mia);
  expect(ofPost.comments.map(({ text }) => text)).toEqual(['这是第二条评论', '这是第一条评论']);
  expect(ofPost.writer).toMatchObject({ removals: 0, mutedUntil: null, posts: 1 });
  const [report] = ofPost.reports;
  expect(report).toMatchObject({ reason: 'abuse', explain: '见图', pictures: [{ width: 30 }] });
  const shown = await fetch(world.provider.url + (report?.pictures[0]?.feedUrl ?? ''));
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  const ofComment = await world.provider.ok(CASE, { caseId: idOf(commentId) }, staff.mia);
  expect(ofComment.about).toContain('今天带宝宝打了疫苗');
  expect(ofComment.comments.map(({ text }) => text)).toEqual(['这是第二条评论']);
});

test.each(['publish', 'warn', 'remove'] as const)(
  'what its author has changed since it was read is not decided by %s before it is read again',
  async (action) => {
    const draft = draftOf({ text: `需要的加微信 abc ${newKey()}` });
    const { postId } = await world.provider.ok('POST /ugc-api/post/publish.do', draft, anna);
    const { list } = await world.provider.ok(QUEUE, {}, staff.mia);
    const { caseId = '' } = list.find(({ targetId }) => targetId === postId) ?? {};
    const read = () => world.provider.ok(CASE, { caseId }, staff.mia);
    const decide = (editedAt: number | null) =>
      world.provider.call(DECIDE, { caseId, action, editedAt }, staff.mia);
    const first = await read();
    expect(first.editedAt).toBeNull();
    const edit = { postId, title: '', text: `今天打了疫苗 ${newKey()}` };
    await world.provider.ok('POST /ugc-api/post/edit.do', edit, anna);
    expect(await decide(first.editedAt)).toMatchObject({
      code: COMMUNITY_CODE.STATUS_ERROR,
      data: { reason: 'changed' },
    });
    const second = await read();
    expect(second).toMatchObject({ text: edit.text, state: 'held' });
    expect(await decide(second.editedAt)).toMatchObject({ code: CODE.SUCCESS });
  },
);

test('a doctor is verified, and that is undone: they are what they were', async () => {
  const userId = world.authorIds[0] ?? '';
  const found = await world.provider.ok(
    'GET /ugc-api/moderation/authors.do',
    { word: userId },
    staff.mia,
  );
  expect(found.list).toMatchObject([{ author: { userId } }]);
  const doctor = {
    userId,
    userType: 20,
    hospital: '儿童医院预防保健科',
    title: '主治医师',
  } as const;
  const { decisionId } = await world.provider.ok(VERIFY, doctor, staff.mia);
  expect(await profileOf(0)).toMatchObject({ userType: 20, hospital: doctor.hospital });
  await world.provider.ok(UNDO, { decisionId }, staff.noah);
  expect(await profileOf(0)).toMatchObject({ userType: 10, hospital: null, title: null });
  expect(await logOf(decisionId)).toMatchObject({ undoneBy: 'noah', undoable: false });
  const twice = await world.provider.call(UNDO, { decisionId }, staff.noah);
  expect(twice).toMatchObject({ data: { reason: 'undone' } });
});

describe('circles', () => {
  const circles = async () =>
    (await world.provider.ok('GET /ugc-api/circle/list.do', undefined)).list;

  test('are created at the end of the list, and logged', async () => {
    const made = await world.provider.ok(
      SAVE_CIRCLE,
      { name: '旅行接种', intro: '出国前要打什么' },
      staff.mia,
    );
    expect((await circles()).at(-1)).toMatchObject({
      circleId: made.circleId,
      name: '旅行接种',
      cover: expect.stringMatching(/^\/pictures\/decoration\/3d-\d\.svg$/),
    });
    expect(await logOf(made.decisionId)).toMatchObject({
      action: 'circle',
      targetType: 'circle',
      reason: 'created',
      staffName: 'mia',
      undoable: false,
    });
    const undone = await world.provider.call(UNDO, { decisionId: made.decisionId }, staff.noah);
    expect(undone).toMatchObject({ data: { reason: 'undone' } });
    const same = await world.provider.call(
      SAVE_CIRCLE,
      { name: '旅行接种', intro: '' },
      staff.noah,
    );
    expect(same).toMatchObject({
      code: COMMUNITY_CODE.STATUS_ERROR,
      data: { reason: 'nameTaken' },
    });
  });

  test('are changed, and a change is undone', async () => {
    const change = { circleId: CIRCLE, name: '新手父母', intro: '改过' };
    const { decisionId } = await world.provider.ok(SAVE_CIRCLE, change, staff.mia);
    expect(await logOf(decisionId)).toMatchObject({ undoable: true });
    expect((await circles())[0]).toMatchObject({ name: '新手父母', intro: '改过' });
    await world.provider.ok(UNDO, { decisionId }, staff.noah);
    expect((await circles())[0]).toMatchObject({ name: '新手爸妈', intro: '互相帮忙' });
    const unknown = { ...change, circleId: 'nowhere' };
    const { code } = await world.provider.call(SAVE_CIRCLE, unknown, staff.mia);
    expect(code).toBe(COMMUNITY_CODE.CIRCLE_NOT_FOUND);
  });
});
