import { defineMessages } from '@/i18n/messages';

/** Texts of the video in the editor. */
export const VIDEO_FIELD_MESSAGES = defineMessages(
  {
    video: '视频',
    add: '添加视频',
    remove: '删除视频',
    cancel: '取消上传',
    hint: '一段，最长 60 秒，50 MB 以内。工作人员看过后其他人才能看到。',
    sending: '视频上传中',
    sendingPercent: '视频上传中 {percent}%',
    added: '已添加视频，{seconds} 秒',
    wait: '视频还在上传，传完就可以发布',
    type: '只能添加 mp4 或 mov 视频',
    size: '视频超过 50 MB，请剪短后再添加',
    empty: '这个文件是空的，请换一个',
    long: '视频最长 60 秒，请剪短后再添加',
    unplayable: '这段视频很多手机放不了，请换一段，或用“兼容性最好”（H.264）的格式重新拍摄',
    failed: '视频没有传上，请再选一次',
  },
  {
    video: 'Video',
    add: 'Add a video',
    remove: 'Remove the video',
    cancel: 'Stop uploading',
    hint: 'One, up to 60 seconds and 50 MB. Others can see it once our staff have watched it.',
    sending: 'Uploading the video',
    sendingPercent: 'Uploading the video, {percent}%',
    added: 'Video of {seconds} s added',
    wait: 'The video is still uploading. You can publish when it is done',
    type: 'Only mp4 or mov videos can be added',
    size: 'The video is larger than 50 MB. Make it shorter',
    empty: 'This file is empty. Choose another',
    long: 'A video can be 60 seconds long. Make it shorter',
    unplayable:
      'Many phones cannot play this video. Choose another one, or record it in the most compatible format (H.264)',
    failed: 'The video was not uploaded. Choose it again',
  },
);
