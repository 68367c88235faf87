import { defineMessages } from '@/i18n/messages';

/** What becomes of what a deleted account wrote in the community. */
export const DELETE_MESSAGES = defineMessages(
  {
    memberBack: '您购买的会员还没用完，没用完的整天按天退款，共 {price}，原路退回',
    clinicCards:
      '门诊接手的不良反应记录会留在门诊继续处理和上报，含姓名和联系电话，不含照片，两年后删除',
    doneButCards: '账号已注销。门诊接手的不良反应记录留在门诊，可能会打电话给您',
    written: '您在社区发布的 {count} 条内容',
    remove: '一起删除',
    removeNote: '帖子和评论不再显示',
    anonymise: '匿名保留',
    anonymiseNote: '文字留给其他家长参考，不显示您的昵称、头像和图片',
  },
  {
    memberBack:
      'You bought a membership. {price} for whole days that are left goes back the way you paid',
    clinicCards:
      'What a clinic has taken on of a reaction stays there to be worked on and reported: with name and phone, without pictures, for two years',
    doneButCards:
      'Account deleted. What a clinic has taken on of a reaction stays there; it may call you',
    written: 'Your posts and comments: {count}',
    remove: 'Delete them too',
    removeNote: 'No one can see them any more',
    anonymise: 'Keep them without my name',
    anonymiseNote: 'Other parents can read the text. Your nickname and pictures are removed',
  },
);
