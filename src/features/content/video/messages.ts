import { defineMessages } from '@/i18n/messages';

/** Texts about videos. */
export const VIDEO_MESSAGES = defineMessages(
  {
    player: '视频：{title}',
    length: '{minutes} 分 {seconds} 秒',
    lengthShort: '{seconds} 秒',
    published: '{day}发布',
    transcript: '文字版',
    related: '接着看',
    newest: '看一看',
    failed: '视频没有加载出来',
    broken: '视频暂时放不出来',
    brokenHint: '可以先看下面的文字版，或稍后再试。',
    retry: '重新加载',
    notFound: '没有选择视频',
    notFoundHint: '请从视频列表进入。',
    toCollege: '去健康学院',
  },
  {
    player: 'Video: {title}',
    length: '{minutes} min {seconds} s',
    lengthShort: '{seconds} s',
    published: 'Published {day}',
    transcript: 'Transcript',
    related: 'Watch next',
    newest: 'Watch',
    failed: 'The video could not be loaded',
    broken: 'The video cannot be played at the moment',
    brokenHint: 'Read the transcript below, or try again later.',
    retry: 'Load again',
    notFound: 'No video chosen',
    notFoundHint: 'Choose one from the list.',
    toCollege: 'Go to Health guides',
  },
);
