import { defineMessages } from '@/i18n/messages';

/** Texts of the picture picker. */
export const UPLOAD_MESSAGES = defineMessages(
  {
    pictures: '图片',
    picturesHint: 'jpg、png、jpeg 或 gif，每张不超过 8 MB，最多 {count} 张',
    add: '添加图片',
    picture: '第 {index} 张图片',
    remove: '删除第 {index} 张图片',
    sending: '上传中',
    failed: '没有传上，点一下重试',
    violationType: '只能添加 jpg、png、jpeg 或 gif 图片',
    violationSize: '图片超过 8 MB，请换一张或压缩后再添加',
    violationEmpty: '这个文件是空的，请换一张',
  },
  {
    pictures: 'Pictures',
    picturesHint: 'jpg, png, jpeg or gif, up to 8 MB each, at most {count}',
    add: 'Add pictures',
    picture: 'Picture {index}',
    remove: 'Remove picture {index}',
    sending: 'Uploading',
    failed: 'Not uploaded. Tap to try again',
    violationType: 'Only jpg, png, jpeg or gif pictures can be added',
    violationSize: 'The picture is larger than 8 MB. Choose another or a smaller one',
    violationEmpty: 'This file is empty. Choose another',
  },
);

/** Why a file was not taken, by the rule that it breaks. */
export const VIOLATION_TEXTS = {
  type: 'violationType',
  size: 'violationSize',
  empty: 'violationEmpty',
} as const;
