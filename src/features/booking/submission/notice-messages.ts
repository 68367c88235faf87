import { defineMessages } from '@/i18n/messages';

/** Texts of the disclosure of a vaccine, which is read before booking. */
export const NOTICE_MESSAGES = defineMessages(
  {
    noticeIntro: '预约{product}前，请仔细阅读以下内容',
    noticeIntroSeveral: '这次一共接种 {count} 种疫苗，请仔细阅读每一种的须知',
    noticeCommon: '这几种疫苗都要注意',
    noticeRead: '我已阅读到这里',
    noticeReadDone: '已阅读完毕',
    noticeScroll: '请先阅读到最后',
    noticeAgree: '我已阅读并理解以上内容，自愿预约接种',
    noticeNext: '同意并继续',
    noticeFailed: '须知没有加载出来',
    noticeFailedHint: '须知是预约前必须阅读的内容，请重试。',
    noticeAgreed: '已阅读并同意预约须知',
    noticeAgain: '再看一遍',
  },
  {
    noticeIntro: 'Read this carefully before booking {product}',
    noticeIntroSeveral:
      'This visit has {count} vaccines. Read the notice for each of them carefully',
    noticeCommon: 'For all of these vaccines',
    noticeRead: 'I have read to this point',
    noticeReadDone: 'Read to the end',
    noticeScroll: 'Read to the end first',
    noticeAgree: 'I have read and understood this and wish to be vaccinated',
    noticeNext: 'Agree and continue',
    noticeFailed: 'The notice could not be loaded',
    noticeFailedHint: 'You must read it before you book. Try again.',
    noticeAgreed: 'You have read and agreed to the notice',
    noticeAgain: 'Read again',
  },
);
