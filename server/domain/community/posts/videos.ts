import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { PostVideo } from '@contract/community/cards';
import { LONGEST_VIDEO } from '@contract/community/content-limit-rules';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { fileAddress } from '../../../shared/uploads/file-address';
import { stateRefusal, wrongInput } from '../refusals/refusals';

/** The video of a post. */
export interface StoredVideo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** ms */
  readonly duration: number;
}

/** A video that its author may publish. */
interface OwnVideo extends StoredVideo {
  /** The file says that AI made it. */
  readonly aiMade: boolean;
}

/** Why staff see a post before anybody else does: no platform checks videos. */
export const VIDEO_REASON = 'video';

const refusedVideo = (why: 'lost' | 'unplayable' | 'long', zh: string, en: string): Error =>
  wrongInput(zh, en, { reason: 'video', why });

const lost = (): Error =>
  refusedVideo('lost', '视频已失效，请重新选择', 'The video is no longer valid. Choose it again.');

/**
 * The video that the account has uploaded and used nowhere yet; how long it plays is what its file says.
 * @throws DomainError 9991 (reason `videosOff`) where the operator allows none; 9999 (reason `video`; `why`: `lost`,
 * `unplayable`, `long`)
 */
export async function ownVideo(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
  fileId: string | undefined,
): Promise<OwnVideo | null> {
  if (fileId === undefined) return null;
  if (!config.communityVideos)
    throw stateRefusal('videosOff', {
      zh: '这里还不能发视频，请去掉视频再发',
      en: 'Posts cannot carry videos here. Remove the video and post again.',
    });
  const row = await db
    .selectFrom('uploads')
    .select(['id', 'width', 'height', 'duration', 'ai_mark'])
    .where('id', '=', fileId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'video')
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw lost();
  const { id, width, height, duration } = row;
  if (width === null || height === null || duration === null)
    throw refusedVideo(
      'unplayable',
      '这段视频很多手机放不了，请用手机的“兼容性最好”（H.264）格式重新拍摄或另选一段',
      'Many phones cannot play this video. Record it in the most compatible format (H.264), or choose another one.',
    );
  if (duration > LONGEST_VIDEO)
    throw refusedVideo(
      'long',
      '视频最长 60 秒，请剪短后再发',
      'A video can be 60 seconds long. Make it shorter.',
    );
  return { id, width, height, duration, aiMade: row.ai_mark !== null };
}

/**
 * Attaches a video to its post, in the post's transaction.
 * @throws DomainError 9999 as {@link ownVideo}, where it has been attached elsewhere since
 */
export async function attachVideo(
  db: Db,
  postId: string,
  video: StoredVideo | null,
  now: number,
): Promise<void> {
  if (video === null) return;
  const claimed = await db
    .updateTable('uploads')
    .set({ used_at: new Date(now) })
    .where('id', '=', video.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) throw lost();
  const { id, width, height, duration } = video;
  await db
    .insertInto('post_videos')
    .values({ post_id: postId, upload_id: id, width, height, duration })
    .execute();
}

/** SQL expression: the video of a post as JSON; null where it has none. */
export const videoOf = (postId: RawBuilder<string>): RawBuilder<StoredVideo | null> =>
  sql`(select jsonb_build_object('id', v.upload_id, 'width', v.width, 'height', v.height, 'duration', v.duration)
    from post_videos v where v.post_id = ${postId})`;

/** A stored video with an address that is valid for an hour. */
export const shownVideo = (key: Buffer, video: StoredVideo | null, now: number): PostVideo | null =>
  video && {
    url: fileAddress(key, video.id, now),
    width: video.width,
    height: video.height,
    duration: video.duration,
  };
