import { defineMessages } from '@/i18n/messages';

/** Texts that offer a newer build. */
export const APP_UPDATE_MESSAGES = defineMessages(
  {
    title: '有新版本',
    text: '新版本已就绪。更新会重新打开当前页面，请先提交正在填写的内容。',
    restart: '新版本已就绪，是否更新？更新会重新打开小程序，请先提交正在填写的内容。',
    take: '更新',
    later: '稍后',
    yes: '更新',
    no: '稍后',
  },
  {
    title: 'New version',
    text: 'A new version is ready. Updating reopens this page: submit what you are filling in first.',
    restart:
      'Update to the new version? The mini-program reopens: submit what you are filling in first.',
    take: 'Update',
    later: 'Later',
    // WeChat's dialog takes four characters at most.
    yes: 'Yes',
    no: 'No',
  },
);
