import { defineMessages } from '@/i18n/messages';

/** Texts about pictures of the paper booklet. */
export const BOOKLET_MESSAGES = defineMessages(
  {
    title: '接种证照片',
    note: '拍下纸质接种证，需要时随时能看',
    private:
      '只有您的账号能看到，门诊和客服都看不到。可以随时删除；删除这位成员或注销账号时一起删除。',
    add: '拍照或选图',
    picture: '第 {index} 张',
    open: '查看第 {index} 张',
    remove: '删除第 {index} 张',
    removeAsk: '删除这张照片？',
    removeText: '删除后不能恢复。',
    removeYes: '删除',
    sending: '正在上传…',
    full: '最多 {count} 张，删除一些后可以再加',
    failed: '照片没有保存或删除，请稍后再试',
    retry: '再试一次',
    removed: '已删除',
  },
  {
    title: 'Photos of the vaccination book',
    note: 'Keep a copy of the paper book at hand',
    private:
      'Only your account can see them, not clinics or customer service. You can delete them at any time. They are also deleted with the family member or your account.',
    add: 'Add a photo',
    picture: 'Photo {index}',
    open: 'View photo {index}',
    remove: 'Delete photo {index}',
    removeAsk: 'Delete this photo?',
    removeText: 'You cannot get it back.',
    removeYes: 'Delete',
    sending: 'Uploading…',
    full: 'You can keep {count} photos. Delete some to add others',
    failed: 'That did not work. Try again later',
    retry: 'Try again',
    removed: 'Deleted',
  },
);
