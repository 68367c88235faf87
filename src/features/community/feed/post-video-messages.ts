import { defineMessages } from '@/i18n/messages';

/** Texts of the video of a post. */
export const POST_VIDEO_MESSAGES = defineMessages(
  {
    player: '帖子的视频',
    broken: '视频暂时放不出来',
    brokenText: '请重新加载，或稍后再试。',
    retry: '重新加载',
  },
  {
    player: 'Video of the post',
    broken: 'The video cannot be played at the moment',
    brokenText: 'Load it again, or try later.',
    retry: 'Load again',
  },
);
