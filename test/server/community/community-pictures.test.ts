import sharp from 'sharp';
import { CODE } from '@contract/errors';
import { MINI, PUSH } from '../../platforms/wechat/start-fake';
import type { Caller } from '../kit/worlds/booking-world';
import {
  draftOf,
  insertCommunityStaff,
  letWriteAgain,
  newKey,
} from '../kit/worlds/community-world';
import type { CommunityStaff } from '../kit/worlds/community-world';
import {
  checkOf,
  createPictureWorld,
  enterMiniProgram,
  failedOnce,
  letTimePass,
  MEDIA_CHECK,
  push,
  requested,
  resultOf,
  tracesOf,
  uploaded,
} from './picture-check-world';
import type { PictureWorld } from './picture-check-world';
import { pause, until } from '../kit/until';
import { uploadTo } from '../kit/worlds/uploading';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const DETAIL = 'GET /ugc-api/post/detail.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const COMMENTS = 'GET /ugc-api/comment/list.do';
const REMOVE = 'POST /ugc-api/post/remove.do';
const DECIDE = 'POST /ugc-api/moderation/decide.do';
const SECOND = 1_000;

let pictureWorld: PictureWorld;
let staff: CommunityStaff;
/** In WeChat's mini-program. */
let anna: Caller;
/** A reader, on the web site. */
let ben: Caller;
/** On the web site. */
let cleo: Caller;
/** In WeChat's mini-program. */
let dora: Caller;

beforeAll(async () => {
  pictureWorld = await createPictureWorld(4);
  [anna, ben, cleo, dora] = pictureWorld.world.people as [Caller, Caller, Caller, Caller];
  staff = await insertCommunityStaff(pictureWorld.world);
  await enterMiniProgram(pictureWorld, anna);
  await enterMiniProgram(pictureWorld, dora);
});
afterAll(() => pictureWorld?.stop());
beforeEach(() => letWriteAgain(pictureWorld.world));
afterEach(() => {
  const calls = [...pictureWorld.wechat.state.calls, ...pictureWorld.alipay.state.calls];
  expect(calls.flatMap(({ violations }) => violations)).toEqual([]);
});

const stateOf = async (postId: string, as: Caller): Promise<string> =>
  (await pictureWorld.world.provider.ok(DETAIL, { postId }, as)).state;
const isSeen = async (postId: string): Promise<boolean> =>
  (await pictureWorld.world.provider.call(DETAIL, { postId }, ben)).code === CODE.SUCCESS;
const becomes = (postId: string, state: string, as = anna) =>
  until(
    () => stateOf(postId, as),
    (now) => now === state,
  );
const caseOf = async (targetId: string) => {
  const { list } = await pictureWorld.world.provider.ok(
    'GET /ugc-api/moderation/queue.do',
    {},
    staff.mia,
  );
  return list.find((each) => each.targetId === targetId);
};
/** Publishes a post with new pictures, which has to wait. */
async function publish(count = 1, as = anna): Promise<{ postId: string; fileIds: string[] }> {
  const fileIds: string[] = [];
  for (let n = 0; n < count; n++) fileIds.push(await uploaded(pictureWorld, as));
  const { postId, state } = await pictureWorld.world.provider.ok(PUBLISH, draftOf({ fileIds }), as);
  expect(state).toBe('checking');
  return { postId, fileIds };
}
/** Publishes a post with one picture whose check has been requested. */
async function awaited(): Promise<{ postId: string; fileId: string; trace: string }> {
  const { postId, fileIds } = await publish();
  const [fileId] = fileIds as [string];
  return { postId, fileId, trace: await requested(pictureWorld, fileId) };
}

test('a post waits for the check of its picture, which WeChat can fetch, and appears when it has passed', async () => {
  const { postId, fileId, trace } = await awaited();
  expect([await stateOf(postId, anna), await isSeen(postId)]).toEqual(['checking', false]);
  const asked = pictureWorld.wechat.state.calls.filter(({ path }) => path === MEDIA_CHECK).at(-1);
  expect(asked?.body).toMatchObject({ media_type: 2, scene: 3 });
  const url = new URL(String(asked?.body.media_url));
  expect(url.origin).toBe('https://m.example.com');
  const answer = await fetch(`${pictureWorld.world.provider.url}${url.pathname}${url.search}`);
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 40 });
  expect(Number(url.searchParams.get('until')) - Date.now()).toBeLessThanOrEqual(5_400 * SECOND);
  expect(url.pathname).toContain(fileId);
  await letWriteAgain(pictureWorld.world);
  const before = Date.now();
  expect(await push(pictureWorld, resultOf(trace, 'pass'))).toBe(200);
  const { state, publishedAt } = await pictureWorld.world.provider.ok(DETAIL, { postId }, ben);
  expect(state).toBe('published');
  expect(publishedAt).toBeGreaterThanOrEqual(before - SECOND);
  expect(await caseOf(postId)).toBeUndefined();
});

test('what waited appears at the moment at which it does, however long its result was being taken', async () => {
  const { postId, trace } = await awaited();
  const holder = await pictureWorld.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from posts where id = $1 for update', [postId]);
  const taken = push(pictureWorld, resultOf(trace, 'pass'));
  await pause(SECOND);
  const before = Date.now();
  await holder.query('commit');
  holder.release();
  expect(await taken).toBe(200);
  const { publishedAt } = await pictureWorld.world.provider.ok(DETAIL, { postId }, ben);
  expect(publishedAt).toBeGreaterThanOrEqual(before);
});

test.each(['risky', 'review'])(
  'a picture found %s is held for staff, who decide',
  async (found) => {
    const { postId, trace } = await awaited();
    await push(pictureWorld, resultOf(trace, found));
    expect([await stateOf(postId, anna), await isSeen(postId)]).toEqual(['held', false]);
    const held = await caseOf(postId);
    expect(held).toMatchObject({ hidden: true, reasons: [`picture: ${found}`] });
    await pictureWorld.world.provider.ok(
      DECIDE,
      { caseId: held?.caseId ?? '', action: 'publish' },
      staff.mia,
    );
    expect(await isSeen(postId)).toBe(true);
  },
);

test('a pass with an errcode, as where the picture was not fetched, is none', async () => {
  const { postId, trace } = await awaited();
  const detail = [{ strategy: 'content_model', errcode: -1008, suggest: 'pass' }];
  await push(pictureWorld, resultOf(trace, 'pass', { detail }));
  expect(await stateOf(postId, anna)).toBe('held');
  expect(await caseOf(postId)).toMatchObject({ reasons: ['picture: review'] });
});

test('without an answer for 35 minutes staff look, and a late answer changes nothing', async () => {
  const { postId, fileId, trace } = await awaited();
  const check = await checkOf(pictureWorld, fileId);
  expect(check?.wait).toBeGreaterThan(34 * 60);
  expect(check?.wait).toBeLessThanOrEqual(35 * 60);
  await letTimePass(pictureWorld, fileId);
  await becomes(postId, 'held');
  expect(await caseOf(postId)).toMatchObject({ reasons: ['picture: unchecked'] });
  await push(pictureWorld, resultOf(trace, 'pass'));
  expect([await stateOf(postId, anna), await isSeen(postId)]).toEqual(['held', false]);
});

test('a forged answer changes nothing, nor does one about something else', async () => {
  const { postId, trace } = await awaited();
  const settings = { appId: MINI.appId, ...PUSH };
  for (const forged of [
    { ...settings, token: 'other' },
    { ...settings, aesKey: 'b'.repeat(43) },
    { ...settings, appId: 'wx00000000000000ac' },
  ])
    expect(await push(pictureWorld, resultOf(trace, 'pass'), forged)).toBe(403);
  await push(pictureWorld, resultOf('another', 'pass'));
  await push(pictureWorld, resultOf(trace, 'surely fine'));
  expect([await stateOf(postId, anna), await isSeen(postId)]).toEqual(['checking', false]);
});

test('each of two pictures needs an answer of its own, however often one is repeated', async () => {
  const { postId, fileIds } = await publish(2);
  const [first, second] = await Promise.all(
    fileIds.map((fileId) => requested(pictureWorld, fileId)),
  );
  await push(pictureWorld, resultOf(first as string, 'pass'), undefined, 3);
  await push(pictureWorld, resultOf(first as string, 'pass', { CreateTime: 2 }));
  expect(await stateOf(postId, anna)).toBe('checking');
  const { posts } = await pictureWorld.world.provider.ok('GET /ugc-api/user/detail.do', {
    userId: pictureWorld.world.authorIds[0] ?? '',
  });
  await Promise.all(
    [1, 2].map(() => push(pictureWorld, resultOf(second as string, 'pass'), undefined, 2)),
  );
  expect(await isSeen(postId)).toBe(true);
  await push(pictureWorld, resultOf(second as string, 'risky', { CreateTime: 3 }));
  expect(await isSeen(postId)).toBe(true);
  const after = await pictureWorld.world.provider.ok('GET /ugc-api/user/detail.do', {
    userId: pictureWorld.world.authorIds[0] ?? '',
  });
  expect(after.posts).toBe(posts + 1);
});

test('two answers at the same moment publish once', async () => {
  const { postId, fileIds } = await publish(2);
  const traces = await Promise.all(fileIds.map((fileId) => requested(pictureWorld, fileId)));
  await Promise.all(traces.map((trace) => push(pictureWorld, resultOf(trace, 'pass'))));
  expect(await isSeen(postId)).toBe(true);
});

test('one risky picture of two hides both, also when the other one passes', async () => {
  const { postId, fileIds } = await publish(2);
  const [first, second] = await Promise.all(
    fileIds.map((fileId) => requested(pictureWorld, fileId)),
  );
  await push(pictureWorld, resultOf(first as string, 'risky'));
  await push(pictureWorld, resultOf(second as string, 'pass'));
  expect([await stateOf(postId, anna), await isSeen(postId)]).toEqual(['held', false]);
  expect(await caseOf(postId)).toMatchObject({ reasons: ['picture: risky'] });
});

test('a request whose answer was lost is repeated, and only the repetition’s result counts', async () => {
  pictureWorld.wechat.failNext(MEDIA_CHECK, { kind: 'lost' });
  const { postId, fileIds } = await publish();
  const [fileId] = fileIds as [string];
  await failedOnce(pictureWorld, fileId);
  const [lost] = tracesOf(pictureWorld, fileId);
  await push(pictureWorld, resultOf(lost ?? '', 'pass'));
  expect(await stateOf(postId, anna)).toBe('checking');
  await letTimePass(pictureWorld, fileId);
  const trace = await requested(pictureWorld, fileId);
  expect(trace).not.toBe(lost);
  await push(pictureWorld, resultOf(trace, 'pass'));
  expect(await isSeen(postId)).toBe(true);
});

test('when the last request fails too, staff look', async () => {
  pictureWorld.wechat.failNext(MEDIA_CHECK, { kind: 'status', status: 502 });
  const { postId, fileIds } = await publish();
  const [fileId] = fileIds as [string];
  await failedOnce(pictureWorld, fileId);
  pictureWorld.wechat.failNext(MEDIA_CHECK, { kind: 'status', status: 502 });
  await letTimePass(pictureWorld, fileId, 4);
  await becomes(postId, 'held');
  expect(await caseOf(postId)).toMatchObject({ reasons: ['picture: unchecked'] });
});

test('what its author deletes meanwhile stays deleted, and is not sent to anybody', async () => {
  const { postId, trace } = await awaited();
  await pictureWorld.world.provider.ok(REMOVE, { postId }, anna);
  await push(pictureWorld, resultOf(trace, 'pass'));
  expect((await pictureWorld.world.provider.call(DETAIL, { postId }, anna)).code).not.toBe(
    CODE.SUCCESS,
  );
  expect([await isSeen(postId), await caseOf(postId)]).toEqual([false, undefined]);
  await letWriteAgain(pictureWorld.world);
  pictureWorld.wechat.failNext(MEDIA_CHECK, { kind: 'status', status: 502 });
  const other = await publish();
  const [fileId] = other.fileIds as [string];
  await failedOnce(pictureWorld, fileId);
  await pictureWorld.world.provider.ok(REMOVE, { postId: other.postId }, anna);
  await letTimePass(pictureWorld, fileId);
  await until(
    () => checkOf(pictureWorld, fileId),
    (check) => check?.outcome === 'unchecked',
  );
  expect([tracesOf(pictureWorld, fileId), await caseOf(other.postId)]).toEqual([[], undefined]);
});

test('what waits when its author leaves it without a name appears without its pictures', async () => {
  const { provider } = pictureWorld.world;
  const { postId, fileIds } = await publish(2, dora);
  const target = { targetType: 'post', targetId: postId } as const;
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, dora);
  const { rows } = await pictureWorld.database.pool.query<{ mobile: string }>(
    'select mobile from outbox order by id desc limit 1',
  );
  const vcode = await provider.newestCode(rows[0]?.mobile ?? '');
  await provider.ok('POST /passport/user/delete.do', { vcode, posts: 'anonymise' }, dora);
  expect(await provider.ok(DETAIL, { postId }, ben)).toMatchObject({
    author: null,
    state: 'published',
    pictures: [],
  });
  expect((await provider.ok(COMMENTS, target, ben)).list).toEqual([]);
  for (const fileId of fileIds) expect(await checkOf(pictureWorld, fileId)).toBeUndefined();
});

test('a post that is changed to what staff must read stays hidden when its picture passes', async () => {
  const { postId, trace } = await awaited();
  const edit = { postId, title: '', text: '需要的加微信 abc，价格好说' };
  await pictureWorld.world.provider.ok('POST /ugc-api/post/edit.do', edit, anna);
  await push(pictureWorld, resultOf(trace, 'pass'));
  expect([await stateOf(postId, anna), await isSeen(postId)]).toEqual(['held', false]);
});

test('a text that is held anyway is read with its pictures, which are sent to nobody', async () => {
  const fileId = await uploaded(pictureWorld, anna);
  const draft = draftOf({ text: `加微信 abc，价格好说 ${newKey()}`, fileIds: [fileId] });
  const { postId, state } = await pictureWorld.world.provider.ok(PUBLISH, draft, anna);
  expect(state).toBe('held');
  expect((await caseOf(postId))?.reasons).toEqual(['contact outside', 'pictures']);
  expect(await checkOf(pictureWorld, fileId)).toBeUndefined();
});

test('a comment with a picture waits and is counted when it has passed', async () => {
  const { postId } = await pictureWorld.world.provider.ok(PUBLISH, draftOf(), ben);
  const fileId = await uploaded(pictureWorld, anna);
  const target = { targetType: 'post', targetId: postId } as const;
  const { commentId, state } = await pictureWorld.world.provider.ok(
    COMMENT,
    { ...target, text: '我们也是', fileIds: [fileId], idempotencyKey: newKey() },
    anna,
  );
  const idsFor = async (as: Caller): Promise<string[]> =>
    (await pictureWorld.world.provider.ok(COMMENTS, target, as)).list.map((each) => each.commentId);
  const trace = await requested(pictureWorld, fileId);
  expect([state, await idsFor(anna), await idsFor(ben)]).toEqual(['checking', [commentId], []]);
  const asked = pictureWorld.wechat.state.calls.filter(({ path }) => path === MEDIA_CHECK).at(-1);
  expect(asked?.body).toMatchObject({ scene: 2 });
  await push(pictureWorld, resultOf(trace, 'pass'));
  expect(await idsFor(ben)).toEqual([commentId]);
  const { comments } = await pictureWorld.world.provider.ok(DETAIL, { postId }, ben);
  expect(comments).toBe(1);
});

test('a moving picture is looked at by staff, as a platform sees its first frame only', async () => {
  const frames = Buffer.concat([10, 90].map((grey) => Buffer.alloc(16 * 16 * 3, grey)));
  const gif = await sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  const { data } = await uploadTo(pictureWorld.world.provider.url, gif, anna.token, 'moving.gif');
  const draft = draftOf({ fileIds: [data.fileId] });
  const { postId } = await pictureWorld.world.provider.ok(PUBLISH, draft, anna);
  await becomes(postId, 'held');
  expect(await caseOf(postId)).toMatchObject({ reasons: ['picture: unchecked'] });
  expect(tracesOf(pictureWorld, data.fileId)).toEqual([]);
});

describe('whom WeChat does not know', () => {
  test('Alipay checks the pictures of, at once', async () => {
    const { postId, fileIds } = await publish(1, cleo);
    await becomes(postId, 'published', cleo);
    expect(await isSeen(postId)).toBe(true);
    const { parameters } = pictureWorld.alipay.state.calls.at(-1) ?? {};
    const [url] = (parameters?.data_list ?? []) as string[];
    expect(parameters).toMatchObject({ content_type: 'PICTURE' });
    expect(url).toContain(`https://m.example.com/upload/${fileIds[0]}?`);
  });

  test.each([
    ['block', 'risky'],
    ['review', 'review'],
  ] as const)('what Alipay answers %s about is held', async (found, reason) => {
    pictureWorld.alipay.state.pictureAnswers.push(found);
    const { postId } = await publish(1, cleo);
    await becomes(postId, 'held', cleo);
    expect(await caseOf(postId)).toMatchObject({ reasons: [`picture: ${reason}`] });
  });

  test('an answer of Alipay without a result is no pass: it is asked again', async () => {
    pictureWorld.alipay.state.pictureAnswers.push('unknown');
    const { postId, fileIds } = await publish(1, cleo);
    const [fileId] = fileIds as [string];
    await failedOnce(pictureWorld, fileId);
    expect(await stateOf(postId, cleo)).toBe('checking');
    await letTimePass(pictureWorld, fileId);
    await becomes(postId, 'published', cleo);
  });

  test('also whoever was not in WeChat’s mini-program lately', async () => {
    pictureWorld.wechat.state.seen.clear();
    const { postId } = await publish();
    await becomes(postId, 'published');
  });
});

test('where only WeChat checks, staff look at the pictures of those whom it does not know', async () => {
  const other = await createPictureWorld(1, { hasAlipay: false });
  try {
    const [dora] = other.world.people as [Caller];
    const draft = draftOf({ fileIds: [await uploaded(other, dora)] });
    const { postId } = await other.world.provider.ok(PUBLISH, draft, dora);
    await until(
      () => other.world.provider.ok(DETAIL, { postId }, dora),
      ({ state }) => state === 'held',
    );
    expect(other.wechat.state.mediaChecks.size).toBe(0);
  } finally {
    await other.stop();
  }
});
