import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import type { Picture } from '@contract/community/cards';
import type { Caller } from '../kit/worlds/booking-world';
import { createCommunity, draftOf, letWriteAgain, newKey } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { uploadTo } from '../kit/worlds/uploading';

// What the provider forbids its decoder holds for the whole process of tests, where another suite may have loaded it.
sharp.unblock({ operation: ['VipsForeignLoad'] });

const DETAIL = 'GET /ugc-api/post/detail.do';
const WEBP = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' };

let world: CommunityWorld;
let anna: Caller;

beforeAll(async () => {
  world = await createCommunity(2);
  [anna] = world.people as [Caller];
});
afterAll(() => world?.stop());
beforeEach(() => letWriteAgain(world));

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a0' } }).jpeg();

const uploaded = async (content: Buffer) => {
  const { code, data } = await uploadTo(world.provider.url, content, anna.token);
  expect(code).toBe(CODE.SUCCESS);
  return data;
};
const published = async (content: Buffer): Promise<{ postId: string; picture: Picture }> => {
  const { fileId } = await uploaded(content);
  const draft = draftOf({ fileIds: [fileId] });
  const { postId } = await world.provider.ok('POST /ugc-api/post/publish.do', draft, anna);
  const { pictures } = await world.provider.ok(DETAIL, { postId });
  return { postId, picture: pictures[0] as Picture };
};
const shown = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(world.provider.url + address, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes };
};

test('of a post with a picture that is gone, the answer says which it is', async () => {
  const { fileId } = await uploaded(await photograph(40, 30).toBuffer());
  const draft = draftOf({ fileIds: ['gone', fileId] });
  expect(await world.provider.call('POST /ugc-api/post/publish.do', draft, anna)).toMatchObject({
    code: COMMUNITY_CODE.PARAM_ERROR,
    data: { reason: 'pictures', fileIds: ['gone'] },
  });
});

test('a picture comes in two widths, as WebP or JPEG by what the client takes', async () => {
  const { picture } = await published(await photograph(3_000, 2_000).toBuffer());
  expect(picture).toMatchObject({ width: 3_000, height: 2_000, aiMade: false });
  const [feed, full, old] = await Promise.all([
    shown(picture.feedUrl, WEBP),
    shown(picture.url, WEBP),
    shown(picture.feedUrl, { accept: 'image/png,*/*' }),
  ]);
  expect(await sharp(feed.bytes).metadata()).toMatchObject({
    format: 'webp',
    width: 720,
    height: 480,
  });
  expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'webp', width: 1_600 });
  expect(await sharp(old.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 720 });
  expect(feed.answer.headers.get('content-type')).toBe('image/webp');
  expect(old.answer.headers.get('content-type')).toBe('image/jpeg');
  expect(feed.answer.headers.get('vary')).toContain('Accept');
  expect(feed.answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(feed.answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('among what somebody has collected, a post has the smaller picture', async () => {
  const { postId, picture } = await published(await photograph(50, 40).toBuffer());
  const target = { targetType: 'post', targetId: postId } as const;
  await world.provider.ok('POST /ugc-api/collect/set.do', { ...target, on: true }, anna);
  const request = { targetType: 'post' } as const;
  const { list } = await world.provider.ok('GET /ugc-api/collect/list.do', request, anna);
  expect(picture.feedUrl).toContain('size=feed');
  expect(list[0]?.imgUrl).toContain('size=feed');
});

test('who refuses WebP gets none, and a small picture is not enlarged', async () => {
  const { picture } = await published(await photograph(50, 40).toBuffer());
  const { bytes } = await shown(picture.feedUrl, { accept: 'image/webp;q=0, image/jpeg' });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 50, height: 40 });
});

test('a client that has a picture asks again in vain, and can ask for a part', async () => {
  const { postId, picture } = await published(await photograph(900, 600).toBuffer());
  const first = await shown(picture.url, WEBP);
  expect(first.answer.headers.get('cache-control')).toMatch(/max-age=3600/);
  const etag = first.answer.headers.get('etag') ?? '';
  const again = await shown(picture.url, {
    ...WEBP,
    'if-none-match': etag,
    'cache-control': 'max-age=0',
  });
  expect([again.answer.status, again.bytes.length]).toEqual([304, 0]);
  const part = await shown(picture.url, { ...WEBP, range: 'bytes=10-19' });
  expect(part.answer.status).toBe(206);
  expect(part.bytes).toEqual(first.bytes.subarray(10, 20));
  // The address stays the same for a while, or nothing could be cached.
  const { pictures } = await world.provider.ok(DETAIL, { postId });
  expect(pictures[0]?.url).toMatch(/until=\d+00000&/);
});

test('readers who arrive together make one file of it', async () => {
  const { picture } = await published(await photograph(2_000, 2_000).toBuffer());
  const all = await Promise.all(Array.from({ length: 20 }, () => shown(picture.feedUrl, WEBP)));
  expect(new Set(all.map(({ answer }) => answer.status))).toEqual(new Set([200]));
  const renditions = join(world.provider.dataDir, 'renditions');
  const fileId = /upload\/([\w-]+)/.exec(picture.url)?.[1] ?? '';
  expect(readdirSync(renditions).filter((name) => name.startsWith(fileId))).toEqual([
    `${fileId}.feed.webp`,
  ]);
});

test('without the signature there is no picture at any width', async () => {
  const { picture } = await published(await photograph(60, 60).toBuffer());
  for (const address of [
    picture.url.replace(/sign=[^&]+/, 'sign=x'),
    picture.url.replace(/until=\d+/, 'until=9999999999999'),
    picture.url.replace(/upload\/[\w-]+/, 'upload/..%2f..%2fdata-keys'),
  ])
    expect((await shown(address)).answer.status).toBe(404);
});

test('a moving picture moves as WebP and stands as JPEG', async () => {
  const frames = Buffer.concat([10, 90, 200].map((grey) => Buffer.alloc(16 * 16 * 3, grey)));
  const gif = await sharp(frames, { raw: { width: 16, height: 48, channels: 3, pageHeight: 16 } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  const { picture } = await published(gif);
  expect(picture).toMatchObject({ width: 16, height: 16 });
  const moving = await shown(picture.feedUrl, WEBP);
  expect((await sharp(moving.bytes, { animated: true }).metadata()).pages).toBe(3);
  const still = await shown(picture.feedUrl);
  expect(await sharp(still.bytes).metadata()).toMatchObject({ format: 'jpeg', height: 16 });
});

test('a picture made by AI is shown as such, with its post, and says so in every file', async () => {
  const label = '{"AIGC":{"Label":"1","ContentProducer":"doubao"}}';
  const sent = await photograph(800, 600)
    .withExif({ IFD0: { ImageDescription: label, Artist: '39.9N' } })
    .toBuffer();
  expect((await uploaded(sent)).aiMade).toBe(true);
  const { postId, picture } = await published(sent);
  expect(picture.aiMade).toBe(true);
  expect((await world.provider.ok(DETAIL, { postId })).aiMade).toBe(true);
  for (const headers of [WEBP, {}]) {
    const { bytes } = await shown(picture.feedUrl, headers);
    const { xmpAsString } = await sharp(bytes).metadata();
    expect(xmpAsString).toContain('doubao');
    expect(bytes.toString('latin1')).not.toContain('39.9N');
  }
});

test('an edit or a comment keeps what was said: a comment’s picture has its mark too', async () => {
  const { postId } = await published(await photograph(20, 20).toBuffer());
  const sent = await photograph(30, 30)
    .withExif({ IFD0: { ImageDescription: '{"AIGC":{"Label":"2"}}' } })
    .toBuffer();
  const { fileId } = await uploaded(sent);
  const comment = {
    targetType: 'post' as const,
    targetId: postId,
    text: '看图',
    fileIds: [fileId],
    idempotencyKey: newKey(),
  };
  await world.provider.ok('POST /ugc-api/comment/publish.do', comment, anna);
  const { list } = await world.provider.ok('GET /ugc-api/comment/list.do', {
    targetType: 'post',
    targetId: postId,
  });
  expect(list[0]?.pictures[0]).toMatchObject({ width: 30, aiMade: true });
});
