import { defineMessages } from '@/i18n/messages';

/** What becomes of what a deleted account wrote in the community. */
export const DELETE_MESSAGES = defineMessages(
  {
    memberBack: '您购买的会员还没用完，没用完的整天按天退款，共 {price}，原路退回',
    written: '您在社区发布的 {count} 条内容',
    remove: '一起删除',
    removeNote: '帖子和评论不再显示',
    anonymise: '匿名保留',
    anonymiseNote: '文字留给其他家长参考，不显示您的昵称、头像和图片',
  },
  {
    memberBack:
      'You bought a membership. {price} for whole days that are left goes back the way you paid',
    written: 'Your posts and comments: {count}',
    remove: 'Delete them too',
    removeNote: 'Nobody can see them any more',
    anonymise: 'Keep them without my name',
    anonymiseNote: 'Other parents can read the text. Your nickname and pictures are removed',
  },
);
