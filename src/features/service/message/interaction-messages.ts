import { defineMessages } from '@/i18n/messages';

/** Settings of the messages about what others do. */
export const INTERACTION_MESSAGES = defineMessages(
  {
    title: '接收哪些互动消息',
    commented: '有人评论您的帖子',
    replied: '有人回复您的评论',
    liked: '有人赞您的帖子或评论',
    followed: '有人关注您',
    notSet: '没有设置成功',
  },
  {
    title: 'Notify me when somebody',
    commented: 'Comments on my posts',
    replied: 'Replies to my comments',
    liked: 'Likes my posts or comments',
    followed: 'Follows me',
    notSet: 'The setting was not changed',
  },
);
