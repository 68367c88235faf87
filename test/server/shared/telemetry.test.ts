import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { CODE } from '@contract/errors';
import type { UploadedFile } from '@contract/upload/endpoints';
import { DAILY_UPLOADS } from '@contract/upload/upload-rules';
import type { Envelope } from '@contract/envelope';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';
import { startPostgres } from '../kit/postgres';
import type { TestPostgres } from '../kit/postgres';
import { until } from '../kit/until';
import { GIVES_STATISTICS } from '../../samples/agreed';

const DAY = 86_400_000;
const EVENTS = 'POST /analytics/event/report.do';
const PLAYS = 'POST /analytics/video/playtime.do';

let postgres: TestPostgres;
let provider: Provider;
let database: Client;
let parent: Login;
let stranger: Login;

const rows = async <Row>(query: string): Promise<Row[]> =>
  (await database.query<Row & object>(query)).rows;

beforeAll(async () => {
  postgres = await startPostgres();
  provider = await startProvider({ postgres });
  database = new Client(postgres.url);
  await database.connect();
  parent = await provider.signUp('13900001001');
  stranger = await provider.signUp('13900001002');
});

afterAll(async () => {
  await Promise.all([database?.end(), provider?.stop()]);
  await postgres?.stop();
});

const view = (attributes: Record<string, string>) => ({
  id: 10001,
  name: 'pageView' as const,
  time: Date.now(),
  attributes,
});
const batch = (...events: ReturnType<typeof view>[]) => ({
  run: 'run-1',
  version: '1.0.0',
  platform: 'h5',
  events,
});

describe('events', () => {
  test('are kept with the attributes of the list and nothing else', async () => {
    const given = { route: 'vaccineDetail', vaccId: 'hpv9', from: 'call 13812345678' };
    await provider.ok(EVENTS, batch(view(given)));
    expect(await rows('select event_id, name, attributes from telemetry_events')).toEqual([
      {
        event_id: 10001,
        name: 'pageView',
        attributes: { route: 'vaccineDetail', from: 'call *******' },
      },
    ]);
  });

  test('come from a leaving page as plain text', async () => {
    const answer = await fetch(`${provider.url}/analytics/event/report.do`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(batch(view({ route: 'home' }))),
    });
    expect(((await answer.json()) as Envelope).code).toBe(CODE.SUCCESS);
  });

  test.each([
    ['more than fifty', batch(...Array.from({ length: 51 }, () => view({})))],
    ['none', batch()],
    ['an unknown name', { ...batch(), events: [{ ...view({}), name: 'spy' }] }],
    ['text that is no batch', 'hello'],
  ])('are refused: %s', async (_, input) => {
    expect((await provider.call(EVENTS, input as never)).code).toBe(CODE.PARAMETERS);
  });
});

test('a page visit is kept once, however often it is told', async () => {
  const visit = { id: 'visit-1', duration: 12, data: { route: 'home' } };
  await provider.ok('POST /analytics/pageVisit/report.do', visit);
  await provider.ok('POST /analytics/pageVisit/report.do', { ...visit, duration: 99 });
  expect(await rows('select id, route, duration_seconds from page_visits')).toEqual([
    { id: 'visit-1', route: 'home', duration_seconds: 12 },
  ]);
});

describe('videos', () => {
  test('a video plays from any place, has its text beside it, and others follow', async () => {
    const { list } = await provider.ok('GET /video/video/pageList.do', {});
    const [first] = list;
    expect(list.length).toBeGreaterThanOrEqual(3);
    const video = await provider.ok('GET /video/video/detail.do', {
      videoId: first?.videoId ?? '',
    });
    expect(video.transcript.length).toBeGreaterThan(1);
    expect(video.related.map(({ videoId }) => videoId)).not.toContain(video.videoId);
    const part = await fetch(provider.url + video.videoUrl, { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
      206,
      'video/mp4',
      'ftyp',
    ]);
    expect((await fetch(provider.url + video.imgUrl)).headers.get('content-type')).toBe(
      'image/jpeg',
    );
  });

  test('one that does not exist is not found', async () => {
    expect((await provider.call('GET /video/video/detail.do', { videoId: 'none' })).code).toBe(
      CODE.NOT_FOUND,
    );
    expect((await fetch(`${provider.url}/videos/..%2Fmain.js`)).status).toBe(404);
  });

  const play = (change: object) => ({
    id: 'play-1',
    userId: '',
    videoId: 'missed-dose',
    videoDuration: 20,
    playDuration: 3.25,
    startTime: Date.now(),
    attributes: {
      title: 'x',
      videoId: 'missed-dose',
      playDuration: 3.25,
      videoDuration: 20,
      pageUrl: '/videoDetail',
      labels: ['a'],
      autoplay: false,
    },
    ...change,
  });

  test('a play that is told again counts with its longest time', async () => {
    await provider.ok(PLAYS, { records: [play({})] });
    await provider.ok(PLAYS, { records: [play({ playDuration: 9.5 })] });
    await provider.ok(PLAYS, { records: [play({ playDuration: 1 })] });
    expect(await rows('select played_ms, user_id from video_plays')).toEqual([
      { played_ms: 9500, user_id: null },
    ]);
  });

  test('nobody can count a play to somebody else', async () => {
    const [user] = await rows<{ id: string }>(
      'select id from users where mobile_key is not null order by created_at limit 1',
    );
    const mine = play({ id: 'play-2', userId: user?.id });
    for (const as of [stranger, parent])
      await provider.ok('POST /personal/consent/give.do', GIVES_STATISTICS, { as });
    await provider.ok(PLAYS, { records: [mine] }, { as: stranger });
    await provider.ok(PLAYS, { records: [{ ...mine, id: 'play-3' }] }, { as: parent });
    const retained = await rows(
      "select id, user_id from video_plays where id <> 'play-1' order by id",
    );
    expect(retained).toEqual([
      { id: 'play-2', user_id: null },
      { id: 'play-3', user_id: user?.id },
    ]);
  });
});

describe('agreement reports', () => {
  const report = {
    deviceId: '0123456789abcdef0123456789abcdef',
    authProtocolTime: Date.now(),
    authSignList: ['userAgreement', 'privacyPolicy'],
    positionCode: 'LOGIN',
  };

  test('are kept for the signed-in person, once, from both paths', async () => {
    const base = 'POST /base/authProtocol/authProtocolLogUserRecord.do';
    expect((await provider.call(base, report)).code).toBe(CODE.LOGIN_INVALID);
    await provider.ok(base, report, { as: parent });
    await provider.ok(base, report, { as: parent });
    await provider.ok(
      'POST /mgj/authProtocol/authProtocolLogUserRecord.do',
      { ...report, positionCode: 'VACCINE_NOTICE' },
      { as: parent },
    );
    const retained = await rows(
      `select position_code, signs from agreement_records where device_id = '${report.deviceId}' order by position_code`,
    );
    expect(retained).toEqual([
      { position_code: 'LOGIN', signs: report.authSignList },
      { position_code: 'VACCINE_NOTICE', signs: report.authSignList },
    ]);
  });
});

const PNG: Buffer<ArrayBuffer> = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(
  content: Uint8Array<ArrayBuffer>,
  as?: Login,
): Promise<Envelope<UploadedFile>> {
  const body = new FormData();
  body.append('file', new Blob([content]), 'picture.png');
  const answer = await fetch(`${provider.url}/base/upload/file.do`, {
    method: 'POST',
    headers: as ? { tk: as.token } : {},
    body,
  });
  return (await answer.json()) as Envelope<UploadedFile>;
}

describe('uploads', () => {
  test('a picture is shown, as what it is, to who has its address, for an hour', async () => {
    const { data } = await upload(PNG, parent);
    expect(data).toMatchObject({ kind: 'image', type: 'image/png' });
    const shown = await fetch(provider.url + data.url);
    const retained = Buffer.from(await shown.arrayBuffer());
    expect(retained).toHaveLength(data.bytes);
    expect(await sharp(retained).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    for (const address of [
      `/upload/${data.fileId}`,
      data.url.replace(/until=\d+/, `until=${Date.now() + DAY}`),
      data.url.replace(data.fileId, 'AAAAAAAAAAAAAAAA'),
    ]) {
      expect((await fetch(provider.url + address)).status).toBe(404);
    }
  });

  test('what is no picture or video by its own bytes is refused, and so is a visitor', async () => {
    expect((await upload(Buffer.from('<script>alert(1)</script>'), parent)).code).toBe(
      CODE.PARAMETERS,
    );
    expect((await upload(PNG)).code).toBe(CODE.LOGIN_INVALID);
  });

  test('a small file that is a picture of 60,000 by 60,000 points is refused, and so is half a video', async () => {
    const bomb = Buffer.from(PNG);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await upload(bomb, parent)).toMatchObject({
      code: CODE.PARAMETERS,
      msg: expect.stringContaining('尺寸太大'),
    });
    const filler = Buffer.concat([
      Buffer.from('\0\0\0\x0cftypisom', 'latin1'),
      Buffer.alloc(9_000),
    ]);
    expect(await upload(filler, parent)).toMatchObject({
      code: CODE.PARAMETERS,
      msg: expect.stringContaining('已损坏'),
    });
  });

  test('a person uploads as much as a day allows, and another one is not in the way', async () => {
    const { data } = await upload(PNG, stranger);
    const fill = (bytes: number): Promise<unknown> =>
      database.query('update uploads set bytes = $2 where id = $1', [data.fileId, bytes]);
    await fill(DAILY_UPLOADS.bytes - data.bytes);
    const sent = await Promise.all([upload(PNG, stranger), upload(PNG, stranger)]);
    expect(sent.map(({ code }) => code).sort()).toEqual([CODE.SUCCESS, CODE.TOO_MANY]);
    expect((await upload(PNG, stranger)).msg).toContain('明天');
    expect((await upload(PNG, parent)).code).toBe(CODE.SUCCESS);
    await database.query(
      `insert into uploads (id, user_id, kind, type, bytes, created_at)
       select 'x' || n || substr(md5(random()::text), 1, 9), user_id, kind, type, 1, created_at
       from uploads, generate_series(1, $2) n where id = $1`,
      [data.fileId, DAILY_UPLOADS.files],
    );
    await fill(1);
    expect((await upload(PNG, stranger)).code).toBe(CODE.TOO_MANY);
    await database.query(`update uploads set created_at = created_at - interval '1 day'`);
    expect((await upload(PNG, stranger)).code).toBe(CODE.SUCCESS);
  });

  test('pictures of many points stand in nobody’s way', async () => {
    const size = { width: 6_400, height: 6_200, channels: 3, background: '#0a0' } as const;
    const large = Buffer.from(await sharp({ create: size }).png().toBuffer());
    const ended: string[] = [];
    const uploads = [1, 2, 3].map(async () => {
      const { code } = await upload(large, parent);
      ended.push(`upload ${code}`);
    });
    for (let asked = 0; asked < 5; asked += 1) await fetch(`${provider.url}/healthz`);
    ended.push('calls');
    await Promise.all(uploads);
    expect(ended.at(-1)).toBe('upload 0000');
    expect(ended.filter((what) => what === 'upload 0000')).toHaveLength(3);
  });

  test('a picture above 8 MB is refused', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(8 * 1024 * 1024)]);
    expect((await upload(large, parent)).code).toBe(CODE.PARAMETERS);
  });
});

/** A photograph whose Exif data contains a location. */
const photograph = async (coordinates: string): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width: 16, height: 16, channels: 3, background: '#0a0' } })
      .withExif({ IFD0: { ImageDescription: coordinates } })
      .jpeg()
      .toBuffer(),
  );

test('a photograph does not tell where it was taken, and goes with the account', async () => {
  const mobile = '13900001003';
  const leaver = await provider.ok('POST /passport/mini/phoneLogin.do', {
    platform: 'weapp',
    code: mobile,
  });
  const { data } = await upload(await photograph('39.9087N 116.3975E'), leaver);
  const shown = await fetch(provider.url + data.url);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  const text = Buffer.from(await shown.arrayBuffer()).toString('latin1');
  expect(text).not.toContain('39.9');
  const uploads = join(provider.dataDir, 'uploads');
  const renditions = join(provider.dataDir, 'renditions');
  expect((await fetch(`${provider.url}${data.url}&size=feed`)).status).toBe(200);
  expect(readdirSync(uploads)).toContain(data.fileId);
  expect(readdirSync(renditions)).toContain(`${data.fileId}.feed.jpg`);
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, { as: leaver });
  const vcode = await provider.newestCode(mobile);
  await provider.ok('POST /passport/user/delete.do', { vcode }, { as: leaver });
  expect(readdirSync(uploads)).not.toContain(data.fileId);
  expect(readdirSync(renditions)).not.toContain(`${data.fileId}.feed.jpg`);
  expect((await fetch(provider.url + data.url)).status).toBe(404);
});

describe('feedback', () => {
  const save = 'POST /base/feedback/save.do';

  test('of a visitor has words, of a signed-in person pictures too', async () => {
    await provider.ok(save, { kind: 'wish', content: '字再大一点' });
    const { data } = await upload(PNG, parent);
    const { feedbackId } = await provider.ok(
      save,
      { kind: 'problem', content: '日历打不开', fileIds: [data.fileId] },
      { as: parent },
    );
    const [retained] = await rows<{ file_ids: string[] }>(
      `select file_ids from feedback where id = '${feedbackId}'`,
    );
    expect(retained?.file_ids).toEqual([data.fileId]);
  });

  test('takes nobody else’s pictures', async () => {
    const { data } = await upload(PNG, parent);
    const stolen = { kind: 'wish' as const, content: 'x', fileIds: [data.fileId] };
    expect((await provider.call(save, stolen, { as: stranger })).code).toBe(CODE.NOT_FOUND);
    expect((await provider.call(save, stolen)).code).toBe(CODE.LOGIN_INVALID);
  });

  test('takes a picture once; the same feedback sent again is the first', async () => {
    const { data } = await upload(PNG, parent);
    const wish = { kind: 'wish' as const, content: '再大一点', fileIds: [data.fileId] };
    const first = await provider.ok(save, wish, { as: parent });
    expect(await provider.ok(save, wish, { as: parent })).toEqual(first);
    const other = { ...wish, content: '再小一点' };
    expect((await provider.call(save, other, { as: parent })).code).toBe(CODE.NOT_FOUND);
  });
});

test('housekeeping removes old telemetry and files that nothing refers to', async () => {
  const { data } = await upload(PNG, parent);
  const [{ count: used } = { count: 0 }] = await rows<{ count: number }>(
    'select count(*) as count from uploads where used_at is not null',
  );
  await database.query(
    `update telemetry_events set received_at = received_at - interval '91 days'`,
  );
  await database.query(`update uploads set created_at = created_at - interval '49 hours'`);
  const { dataDir } = provider;
  const uploads = join(dataDir, 'uploads');
  const ownerless = join(uploads, 'ownerless0000000');
  writeFileSync(ownerless, PNG);
  utimesSync(ownerless, 0, 0);
  await provider.halt();
  provider = await startProvider({ postgres, dataDir });
  await provider.scheduleReady();
  // Files and rows are swept by jobs of their own.
  await until(
    () => rows('select 1 from telemetry_events'),
    ({ length }) => length === 0,
  );
  await until(
    () => [data.fileId, basename(ownerless)].filter((name) => existsSync(join(uploads, name))),
    ({ length }) => length === 0,
  );
  expect(readdirSync(uploads)).toHaveLength(Number(used));
});
