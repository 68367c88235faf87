import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { inDatabase } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import {
  createCommunity,
  draftOf,
  insertCommunityStaff,
  letWriteAgain,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { startOn } from '../kit/start-on';
import { uploadTo } from '../kit/worlds/uploading';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const DETAIL = 'GET /ugc-api/post/detail.do';
const FEED = 'GET /ugc-api/post/feed.do';
const QUEUE = 'GET /ugc-api/moderation/queue.do';
const CASE = 'GET /ugc-api/moderation/case.do';
const DECIDE = 'POST /ugc-api/moderation/decide.do';

/** 640 × 360 pixels, 20 s. */
const VIDEO = readFileSync(join(__dirname, '../../../server/videos/missed-dose.mp4'));
const SHOWN = { width: 640, height: 360, duration: 20_000 };

/** The video, whose header says that it plays so many seconds. */
function videoOf(seconds: number): Buffer {
  const video = Buffer.from(VIDEO);
  const header = video.indexOf('mvhd') + 4;
  video.writeUInt32BE(seconds * video.readUInt32BE(header + 12), header + 16);
  return video;
}

let world: CommunityWorld;
let staff: CommunityStaff;
let anna: Caller;
let ben: Caller;

beforeAll(async () => {
  world = await createCommunity(3, { env: { COMMUNITY_VIDEOS: 'on' } });
  [anna, ben] = world.people as [Caller, Caller];
  staff = await insertCommunityStaff(world);
});
afterAll(() => world?.stop());
beforeEach(() => letWriteAgain(world));

async function uploaded(video: Buffer = VIDEO, as = anna) {
  const answer = await uploadTo(world.provider.url, video, as.token, 'film.mp4');
  if (!answer.data) throw new Error(answer.msg);
  return answer.data;
}
async function published(as = anna) {
  const { fileId: videoId } = await uploaded(VIDEO, as);
  const { postId, state } = await world.provider.ok(PUBLISH, draftOf({ videoId }), as);
  expect(state).toBe('held');
  return { postId, videoId };
}
const caseOf = async (postId: string) => {
  const { list } = await world.provider.ok(QUEUE, { filter: 'held' }, staff.mia);
  const found = list.find(({ targetId }) => targetId === postId);
  if (!found) throw new Error(`no case of ${postId}`);
  return found;
};
const fetched = (url: string, headers: Record<string, string> = {}) =>
  fetch(world.provider.url + url, { headers });
/** Whom the newest code was sent to. */
const codedMobile = async (): Promise<string> => {
  const { rows } = await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query<{ mobile: string }>('select mobile from outbox order by id desc limit 1'),
  );
  return rows[0]?.mobile ?? '';
};
const inFeed = async (postId: string): Promise<boolean> => {
  const { list } = await world.provider.ok(FEED, { feed: 'latest' }, ben);
  return list.some((post) => post.postId === postId);
};

test('an upload says how long its video plays, whatever its sender says', async () => {
  expect(await uploaded()).toMatchObject({ kind: 'video', ...SHOWN });
});

test('a video is seen by its author and staff alone until a moderator has published it', async () => {
  const { postId } = await published();
  expect((await world.provider.call(DETAIL, { postId }, ben)).code).toBe(
    COMMUNITY_CODE.POST_NOT_FOUND,
  );
  expect((await world.provider.call(DETAIL, { postId })).code).toBe(COMMUNITY_CODE.POST_NOT_FOUND);
  expect(await inFeed(postId)).toBe(false);
  expect((await world.provider.ok(DETAIL, { postId }, anna)).video).toMatchObject(SHOWN);

  const { caseId, reasons, hidden } = await caseOf(postId);
  expect([reasons, hidden]).toEqual([['video'], true]);
  const { video } = await world.provider.ok(CASE, { caseId }, staff.mia);
  expect(video).toMatchObject(SHOWN);
  expect((await fetched(video?.url ?? '')).status).toBe(200);
  expect((await world.provider.call(CASE, { caseId }, staff.desk)).code).not.toBe(CODE.SUCCESS);
  // Without its signature an address shows nothing, nor does another file's signature.
  const [path = '', query = ''] = (video?.url ?? '').split('?');
  expect((await fetched(path)).status).toBe(404);
  const other = new URLSearchParams((await uploaded(VIDEO, ben)).url.split('?')[1]);
  expect(query).not.toContain(String(other.get('sign')));
  expect((await fetched(`${path}?${other.toString()}`)).status).toBe(404);

  await world.provider.ok(DECIDE, { caseId, action: 'publish' }, staff.mia);
  const shown = await world.provider.ok(DETAIL, { postId }, ben);
  expect(shown).toMatchObject({ state: 'published', video: SHOWN });
  expect(await inFeed(postId)).toBe(true);
  const part = await fetched(shown.video?.url ?? '', { range: 'bytes=0-99' });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
});

test('a video that a moderator removes is seen by its author alone', async () => {
  const { postId } = await published();
  const { caseId } = await caseOf(postId);
  await world.provider.ok(DECIDE, { caseId, action: 'remove', reason: 'privacy' }, staff.mia);
  expect((await world.provider.call(DETAIL, { postId }, ben)).code).toBe(
    COMMUNITY_CODE.POST_NOT_FOUND,
  );
  expect(await inFeed(postId)).toBe(false);
  expect(await world.provider.ok(DETAIL, { postId }, anna)).toMatchObject({
    state: 'removed',
    video: SHOWN,
  });
});

test('changing the words of a held post does not publish its video', async () => {
  const { postId } = await published();
  const change = { postId, title: '', text: '换一句话' };
  expect(await world.provider.ok('POST /ugc-api/post/edit.do', change, anna)).toEqual({
    state: 'held',
  });
  expect(await inFeed(postId)).toBe(false);
});

test.each<[string, () => Buffer, string]>([
  ['plays too long', () => videoOf(62), 'long'],
  [
    'has no codec that all play',
    () => Buffer.from(VIDEO.toString('latin1').replace(/avc1(?=\0\0\0\0)/, 'hvc1'), 'latin1'),
    'unplayable',
  ],
])('a video that %s is not posted', async (_, video, why) => {
  const { fileId: videoId } = await uploaded(video());
  const answer = await world.provider.call(PUBLISH, draftOf({ videoId }), anna);
  expect(answer).toMatchObject({
    code: COMMUNITY_CODE.PARAM_ERROR,
    data: { reason: 'video', why },
  });
});

test('a minute and what recorders add to it is posted', async () => {
  const { fileId: videoId } = await uploaded(videoOf(61));
  expect((await world.provider.ok(PUBLISH, draftOf({ videoId }), anna)).state).toBe('held');
});

test('a broken video is not stored', async () => {
  const answer = await uploadTo(world.provider.url, VIDEO.subarray(0, 20_000), anna.token);
  expect([answer.code, answer.data]).toEqual([CODE.PARAMETERS, null]);
});

test('neither another account’s video, nor a picture, nor a video that was posted can be posted', async () => {
  const { fileId: others } = await uploaded(VIDEO, ben);
  const { videoId: used } = await published();
  const picture = readFileSync(join(__dirname, '../../../server/videos/missed-dose.jpg'));
  const { fileId: photo } = await uploaded(picture);
  await letWriteAgain(world);
  for (const videoId of [others, used, photo, 'nothing'])
    expect(await world.provider.call(PUBLISH, draftOf({ videoId }), anna)).toMatchObject({
      code: COMMUNITY_CODE.PARAM_ERROR,
      data: { reason: 'video', why: 'lost' },
    });
  const { fileId: video } = await uploaded();
  const { code } = await world.provider.call(PUBLISH, draftOf({ fileIds: [video] }), anna);
  expect(code).toBe(COMMUNITY_CODE.PARAM_ERROR);
});

test('without the setting a video is refused, and the editor is told that there is none', async () => {
  const { fileId: videoId } = await uploaded();
  const plain = await startOn(world.testDatabase);
  try {
    const answer = await plain.call(PUBLISH, draftOf({ videoId }), anna);
    expect(answer).toMatchObject({
      code: COMMUNITY_CODE.STATUS_ERROR,
      data: { reason: 'videosOff' },
    });
    expect(await plain.ok('GET /ugc-api/user/init.do', {}, anna)).toMatchObject({
      postVideo: false,
    });
  } finally {
    await plain.halt();
  }
  expect(await world.provider.ok('GET /ugc-api/user/init.do', {}, anna)).toMatchObject({
    postVideo: true,
  });
});

test('a deleted account’s video goes with it, although its posts stay', async () => {
  const cleo = world.people[2] as Caller;
  const { postId } = await published(cleo);
  const { caseId } = await caseOf(postId);
  await world.provider.ok(DECIDE, { caseId, action: 'publish' }, staff.mia);
  const before = await world.provider.ok(DETAIL, { postId }, ben);
  await world.provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, cleo);
  const vcode = await world.provider.newestCode(await codedMobile());
  await world.provider.ok('POST /passport/user/delete.do', { vcode, posts: 'anonymise' }, cleo);
  expect((await fetched(before.video?.url ?? '')).status).toBe(404);
  const left = await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query('select from post_videos where post_id = $1', [postId]),
  );
  expect(left.rowCount).toBe(0);
  expect(await world.provider.ok(DETAIL, { postId }, ben)).toMatchObject({
    author: null,
    video: null,
  });
});
