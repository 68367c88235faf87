import { defineMessages } from '@/i18n/messages';

/** Said after the privacy guide of the platform was refused. */
export const PRIVACY_MESSAGES = defineMessages(
  {
    title: '没有同意隐私保护指引',
    how: '微信因此没有让我们使用这项功能，也没有把任何信息交给我们。需要时请过 10 秒再点一次，在微信的提示里选“同意”。',
    close: '知道了',
  },
  {
    title: 'Privacy guide not accepted',
    how: 'So WeChat did not let us use this function and gave us no information. If you want it, tap again after 10 seconds and choose 同意 (agree) in WeChat’s prompt.',
    close: 'OK',
  },
);
