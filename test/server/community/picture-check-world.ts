import sharp from 'sharp';
import { CODE } from '@contract/errors';
import { openidOf } from '../../../server/platforms/simulated/wechat/people';
import { pushRequest } from '../../../server/platforms/simulated/wechat/push';
import { startFake as startAlipay } from '../../platforms/alipay/start-fake';
import type { RunningFake as FakeAlipay } from '../../platforms/alipay/start-fake';
import { MINI, PUSH, startFake as startWeChat } from '../../platforms/wechat/start-fake';
import type { RunningFake as FakeWeChat } from '../../platforms/wechat/start-fake';
import type { Caller } from '../kit/worlds/booking-world';
import { openIn } from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import { createCommunity } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { found } from '../kit/until';
import { uploadTo } from '../kit/worlds/uploading';
import { sqlNow } from '../../run-clock';

export const MEDIA_CHECK = '/wxa/media_check_async';
const PUSH_PATH = '/platform/wechat/push.do';
const HOST = 'https://m.example.com';

/** A community whose pictures WeChat checks, and Alipay for those whom WeChat does not know. */
export interface PictureWorld {
  readonly world: CommunityWorld;
  readonly database: Database;
  readonly wechat: FakeWeChat;
  readonly alipay: FakeAlipay;
  /** Settings of another process of the provider. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function createPictureWorld(
  people: number,
  { hasAlipay = true } = {},
): Promise<PictureWorld> {
  const [wechat, alipay] = await Promise.all([startWeChat(), startAlipay({ checksContent: true })]);
  const env = {
    ...wechat.env,
    WECHAT_PICTURE_HOST: HOST,
    ...(hasAlipay && {
      ...alipay.env,
      ALIPAY_CONTENT_TENANTS: 'clinic',
      ALIPAY_PICTURE_HOST: HOST,
    }),
  };
  const world = await createCommunity(people, { env });
  const database = await openIn(world.testDatabase);
  return {
    world,
    database,
    wechat,
    alipay,
    env,
    async stop() {
      await database.close();
      await world.stop();
      await Promise.all([wechat.stop(), alipay.stop()]);
    },
  };
}

/** Lets somebody have been in WeChat's mini-program just now. */
export async function enterMiniProgram(
  { database, wechat }: PictureWorld,
  { userId }: Caller,
): Promise<void> {
  const openid = openidOf(MINI.appId, userId);
  wechat.state.seen.set(openid, Date.now());
  await database.pool.query(
    `insert into identities (platform, subject, user_id) values ('weapp', $1, $2)`,
    [openid, userId],
  );
}

/** Uploads a picture. @returns its id */
export async function uploaded(
  { world }: Pick<PictureWorld, 'world'>,
  as: Caller,
): Promise<string> {
  const colour = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: colour } });
  const content = await picture.jpeg().toBuffer();
  const { code, data } = await uploadTo(world.provider.url, content, as.token);
  expect(code).toBe(CODE.SUCCESS);
  return data.fileId;
}

/** Trace ids of the checks of a picture that WeChat has accepted, the first one first. */
export const tracesOf = ({ wechat }: PictureWorld, fileId: string): string[] =>
  [...wechat.state.mediaChecks]
    .filter(([, { url }]) => url.includes(fileId))
    .map(([trace]) => trace);

/** Waits until WeChat has accepted the check of a picture and the provider knows so. @returns the trace id */
export const requested = (pictureWorld: PictureWorld, fileId: string): Promise<string> =>
  found(async () => {
    const check = await checkOf(pictureWorld, fileId);
    return check?.outcome === 'pending' ? tracesOf(pictureWorld, fileId).at(-1) : undefined;
  });

interface Check {
  readonly outcome: string;
  readonly attempts: number;
  /** s until it is due. */
  readonly wait: number;
}

/** What the provider has recorded of a picture's check; undefined where there is none. */
export async function checkOf(
  { database }: PictureWorld,
  fileId: string,
): Promise<Check | undefined> {
  const { rows } = await database.pool.query<Check>(
    `select outcome, attempts, extract(epoch from due_at - ${sqlNow()})::float as wait
     from picture_checks where upload_id = $1`,
    [fileId],
  );
  return rows[0];
}

/** Waits until a request has failed and is to be repeated. */
export const failedOnce = (pictureWorld: PictureWorld, fileId: string): Promise<true> =>
  found(async () => {
    const check = await checkOf(pictureWorld, fileId);
    return check?.attempts === 1 && check.wait < 15 ? true : undefined;
  });

/** Lets the time until a check is due be over. */
export const letTimePass = (
  { database }: PictureWorld,
  fileId: string,
  attempts?: number,
): Promise<unknown> =>
  database.pool.query(
    `update picture_checks set due_at = ${sqlNow()}, attempts = coalesce($2, attempts) where upload_id = $1`,
    [fileId, attempts ?? null],
  );

/** A result as WeChat pushes it. */
export const resultOf = (traceId: string, suggest: string, more: object = {}) => ({
  ToUserName: 'gh_1',
  FromUserName: 'o1',
  CreateTime: 1,
  MsgType: 'event',
  Event: 'wxa_media_check',
  appid: MINI.appId,
  trace_id: traceId,
  version: 2,
  detail: [{ strategy: 'content_model', errcode: 0, suggest, label: 100, prob: 90 }],
  errcode: 0,
  errmsg: 'ok',
  result: { suggest, label: '100' },
  ...more,
});

/** Sends a push, signed by these settings. @returns its HTTP status */
export async function push(
  { world }: PictureWorld,
  message: object,
  settings = { appId: MINI.appId, ...PUSH },
  times = 1,
): Promise<number> {
  const { query, body } = pushRequest(settings, message, Date.now());
  let status = 0;
  for (let n = 0; n < times; n++) {
    const answer = await fetch(`${world.provider.url}${PUSH_PATH}?${query}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    ({ status } = answer);
  }
  return status;
}
