import { defineMessages } from '@/i18n/messages';

/** Texts of the disclosure of a vaccine, which is read before booking. */
export const NOTICE_MESSAGES = defineMessages(
  {
    noticeCommon: '这几种疫苗都要注意',
    noticeAgree: '我已阅读并理解以上内容，自愿预约接种',
    noticeFailed: '须知没有加载出来',
    noticeFailedHint: '须知是预约前必须阅读的内容，请重试。',
    noticeAgreed: '已阅读并同意预约须知',
    noticeAgain: '再看一遍',
  },
  {
    noticeCommon: 'For all of these vaccines',
    noticeAgree: 'I have read and understood this and wish to be vaccinated',
    noticeFailed: 'The notice could not be loaded',
    noticeFailedHint: 'You must read it before you book. Try again.',
    noticeAgreed: 'You have read and agreed to the notice',
    noticeAgain: 'Read again',
  },
);
