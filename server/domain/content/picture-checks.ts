import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { askPictureCheck } from '../../platforms/wechat/media-check';
import type { CheckOutcome, TextScene } from '../../platforms/wechat/text-check';
import type { WeChatMini } from '../../platforms/wechat/wechat';

/** ms after which a result is no longer expected. */
export const CHECKED_WITHIN = 30 * 60_000;

/** A picture that is hidden until it has passed a check. */
export interface CheckedPicture {
  /** Identifies the picture, for {@link pictureOutcome}. */
  readonly item: string;
  /** Address at which WeChat can fetch it. */
  readonly url: string;
  /** Of the uploader, who must have used the mini-program within two hours. */
  readonly openid: string;
  readonly scene: TextScene;
}

/** Requests a check of a picture. @throws WeChatError, WeChatUnreachable where the request failed */
export async function checkPicture(
  db: Db,
  { client }: WeChatMini,
  { item, url, openid, scene }: CheckedPicture,
  now: number,
): Promise<void> {
  const traceId = await askPictureCheck(client, openid, scene, url);
  await sql`insert into content_checks (trace_id, item, asked_at)
    values (${traceId}, ${item}, ${new Date(now)})
    on conflict (trace_id) do nothing`.execute(db);
}

/** Outcome of a picture's latest check; null where none was requested. Only with `pass` may others see the picture. */
export async function pictureOutcome(
  db: Db,
  item: string,
): Promise<CheckOutcome | 'pending' | null> {
  const { rows } = await sql<{ outcome: CheckOutcome | 'pending' }>`
    select outcome from content_checks where item = ${item}
    order by asked_at desc limit 1`.execute(db);
  return rows[0]?.outcome ?? null;
}

/** Records the result of a check that has none yet. @returns whether there was one */
export async function settlePictureCheck(
  db: Db,
  traceId: string,
  outcome: Exclude<CheckOutcome, 'unchecked'>,
  now: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update content_checks
    set outcome = ${outcome}, settled_at = ${new Date(now)}
    where trace_id = ${traceId} and outcome in ('pending', 'unchecked')`.execute(db);
  return numAffectedRows > 0n;
}

/** Gives up checks without a result in time. @returns how many */
export async function giveUpPictureChecks(db: Db, now: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update content_checks
    set outcome = 'unchecked', settled_at = ${new Date(now)}
    where outcome = 'pending' and asked_at <= ${new Date(now - CHECKED_WITHIN)}`.execute(db);
  return Number(numAffectedRows);
}
