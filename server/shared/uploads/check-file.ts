import { UPLOAD_LIMITS } from '@contract/upload/upload-rules';
import { CODE } from '@contract/errors';
import { DomainError } from '../../http/domain-error';
import { withoutMetadata } from './without-metadata';
import { videoFacts } from './video-facts';
import type { VideoFacts } from './video-facts';
import { isWholeVideo } from './video-structure';
import { freshPicture } from './fresh-picture';
import type { FreshPicture } from './fresh-picture';
import { sniff } from './sniff';
import type { PictureType, Sniffed } from './sniff';
import type { Bilingual } from '../../kernel/language';

const refused = (message: Bilingual): DomainError => new DomainError(CODE.PARAMETERS, { message });

export const wrongType = refused({
  zh: '只能上传 jpg、png、gif 图片和 mov、mp4 视频，请换一个文件',
  en: 'Only jpg, png and gif pictures and mov and mp4 videos can be uploaded. Choose another file.',
});
const broken = refused({
  zh: '文件已损坏，无法读取，请重新拍摄或换一个文件',
  en: 'The file is damaged and cannot be read. Take it again, or choose another file.',
});
const tooLarge = refused({
  zh: '文件太大：图片不超过 8 MB，视频不超过 50 MB',
  en: 'The file is too large: pictures up to 8 MB, videos up to 50 MB.',
});
const tooManyPoints = refused({
  zh: '图片尺寸太大，请缩小后再上传，例如截一张图',
  en: 'The picture is too large. Make it smaller, for example by taking a screenshot.',
});

/** A file that may be stored. */
export type CheckedFile = Sniffed & {
  /** Without the camera's metadata on place and device. */
  readonly bytes: Buffer;
  /** Null for videos. */
  readonly picture: Omit<FreshPicture, 'bytes'> | null;
  /** Null for pictures, and for videos that not every phone can play. */
  readonly video: VideoFacts | null;
};

/** A picture as it is stored. @throws DomainError 4000 */
async function checkedPicture(sent: Buffer, type: PictureType): Promise<FreshPicture> {
  const picture = await freshPicture(sent, type);
  if (picture === 'broken') throw broken;
  if (picture === 'tooManyPoints') throw tooManyPoints;
  if (picture.bytes.length > UPLOAD_LIMITS.image) throw tooLarge;
  return picture;
}

/** Checks a file by its own bytes, whatever its declared type. @throws DomainError 4000 that says what to do */
export async function checkFile(sent: Buffer): Promise<CheckedFile> {
  const found = sniff(sent);
  if (!found) throw wrongType;
  if (sent.length > UPLOAD_LIMITS[found.kind]) throw tooLarge;
  if (found.kind === 'image') {
    const { bytes, ...picture } = await checkedPicture(sent, found.type);
    return { ...found, bytes, picture, video: null };
  }
  if (!isWholeVideo(sent)) throw broken;
  return { ...found, bytes: withoutMetadata(sent), picture: null, video: videoFacts(sent) };
}
