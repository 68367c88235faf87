import type { UploadedFile } from '@contract/upload/endpoints';
import { MOST_PICTURE_POINTS, UPLOAD_LIMITS } from '@contract/upload/upload-rules';
import { CODE } from '@contract/errors';
import { Refused } from '../../http/refused';
import { bare } from './bare';
import { isWholeFilm } from './film-structure';
import { pictureSize } from './picture-size';
import { sniff } from './sniff';

const refused = (zh: string, en: string): Refused =>
  new Refused(CODE.PARAMETERS, { message: { zh, en } });

export const wrongType = refused(
  '只能上传 jpg、png、gif 图片和 mov、mp4 视频，请换一个文件',
  'Only jpg, png and gif pictures and mov and mp4 films can be uploaded. Choose another file.',
);
const broken = refused(
  '文件已损坏，无法读取，请重新拍摄或换一个文件',
  'The file is broken and cannot be read. Take it again, or choose another file.',
);
const tooLarge = refused(
  '文件太大：图片不超过 8 MB，视频不超过 30 MB',
  'The file is too large: pictures up to 8 MB, films up to 30 MB.',
);
const tooManyPoints = refused(
  '图片尺寸太大，请缩小后再上传，例如截一张图',
  'The picture has too many pixels. Make it smaller, for example by a screenshot.',
);

/** A file that may be kept. */
export interface CheckedFile {
  readonly kind: UploadedFile['kind'];
  readonly type: UploadedFile['type'];
  /** Without what the camera tells of place and device. */
  readonly bytes: Buffer;
}

/** Looks at a file's own bytes, whatever it calls itself; nothing is decoded. @throws Refused 4000 that says what to do */
export function checkFile(sent: Buffer): CheckedFile {
  const found = sniff(sent);
  if (!found) throw wrongType;
  if (sent.length > UPLOAD_LIMITS[found.kind]) throw tooLarge;
  if (found.kind === 'video' && !isWholeFilm(sent)) throw broken;
  if (found.kind === 'image') {
    const size = pictureSize(sent, found.type);
    if (!size || size.width === 0 || size.height === 0) throw broken;
    if (size.width * size.height > MOST_PICTURE_POINTS) throw tooManyPoints;
  }
  const bytes = bare(sent, found.type);
  if (!bytes) throw broken;
  return { ...found, bytes };
}
