import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AlipayError, AlipayUndecided, CODES } from '../../platforms/alipay/alipay-error';
import { suggestionFor } from '../../platforms/alipay/content-check';
import { askPictureCheck } from '../../platforms/wechat/media-check';
import type { CheckOutcome, TextScene } from '../../platforms/wechat/text-check';
import { WeChatError, WeChatUnreachable } from '../../platforms/wechat/wechat-error';
import { subjectOf } from './text-check-of';

/** ms after which a result is no longer expected. */
export const CHECKED_WITHIN = 30 * 60_000;

type CheckDeps = Pick<Deps, 'db' | 'platforms'>;

/** A picture that is hidden until it has passed a check. */
export interface CheckedPicture {
  readonly uploadId: string;
  /** Path by which a platform can fetch it without a session. */
  readonly path: string;
  /** Media type as stored. */
  readonly type: string;
  readonly userId: string;
  readonly scene: TextScene;
}

/** Whether a platform checks pictures. */
export const hasPictureCheck = ({ platforms }: Pick<Deps, 'platforms'>): boolean =>
  platforms.wechat.settings.pictureOrigin !== null ||
  platforms.alipay.settings.pictureOrigin !== null;

/** Whether a request may succeed later. */
export const mayPassLater = (error: unknown): boolean =>
  error instanceof WeChatUnreachable ||
  error instanceof AlipayUndecided ||
  (error instanceof AlipayError && error.code === CODES.TOO_MANY) ||
  (error instanceof WeChatError && (error.reaction === 'repeat' || error.reaction === 'wait'));

/** @returns false where WeChat does not check this picture, as its writer is not in the mini-program */
async function requestedFromWeChat(
  deps: CheckDeps,
  picture: CheckedPicture,
  now: number,
): Promise<boolean> {
  const { mini, settings } = deps.platforms.wechat;
  if (!mini || settings.pictureOrigin === null) return false;
  const openid = await subjectOf(deps, picture.userId, 'weapp');
  if (openid === undefined) return false;
  const url = settings.pictureOrigin + picture.path;
  try {
    const traceId = await askPictureCheck(mini.client, openid, picture.scene, url);
    await sql`insert into content_checks (trace_id, item, asked_at)
      values (${traceId}, ${picture.uploadId}, ${new Date(now)})
      on conflict (trace_id) do nothing`.execute(deps.db);
    return true;
  } catch (error) {
    if (error instanceof WeChatError && !mayPassLater(error)) return false;
    throw error;
  }
}

async function outcomeOfAlipay(deps: CheckDeps, picture: CheckedPicture): Promise<CheckOutcome> {
  const { mini, settings } = deps.platforms.alipay;
  if (!mini || !settings.contentCheck || settings.pictureOrigin === null) return 'unchecked';
  const openId = (await subjectOf(deps, picture.userId, 'alipay-mini')) ?? null;
  const data = settings.pictureOrigin + picture.path;
  try {
    const content = { type: 'PICTURE', data } as const;
    const found = await suggestionFor(mini.gateway, settings.contentCheck, content, openId);
    return found === 'block' ? 'risky' : found;
  } catch (error) {
    if (error instanceof AlipayError && !mayPassLater(error)) return 'unchecked';
    throw error;
  }
}

/**
 * Has a picture checked by WeChat, and where its writer is unknown there, by Alipay. A moving picture is checked by
 * neither: the platforms would see its first frame only.
 * @returns `pending` where the result is pushed later; `unchecked` where no platform checks it
 * @throws WeChatError, WeChatUnreachable, AlipayError, AlipayUndecided that {@link mayPassLater}
 */
export async function requestPictureCheck(
  deps: CheckDeps,
  picture: CheckedPicture,
  now: number,
): Promise<CheckOutcome | 'pending'> {
  if (picture.type === 'image/gif') return 'unchecked';
  const isRequested = await requestedFromWeChat(deps, picture, now);
  return isRequested ? 'pending' : outcomeOfAlipay(deps, picture);
}

/** Records the result of a check that has none yet. @returns the picture's upload; null where there was no such check */
export async function settlePictureCheck(
  db: Db,
  traceId: string,
  outcome: Exclude<CheckOutcome, 'unchecked'>,
  now: number,
): Promise<string | null> {
  const { rows } = await sql<{ item: string }>`update content_checks
    set outcome = ${outcome}, settled_at = ${new Date(now)}
    where trace_id = ${traceId} and outcome in ('pending', 'unchecked') returning item`.execute(db);
  return rows[0]?.item ?? null;
}

/** Gives up checks without a result in time. @returns how many */
export async function giveUpPictureChecks(db: Db, now: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update content_checks
    set outcome = 'unchecked', settled_at = ${new Date(now)}
    where outcome = 'pending' and asked_at <= ${new Date(now - CHECKED_WITHIN)}`.execute(db);
  return Number(numAffectedRows);
}
