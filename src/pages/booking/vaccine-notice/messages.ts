import { defineMessages } from '@/i18n/messages';

/** Texts of the page alone. */
export const NOTICE_PAGE_MESSAGES = defineMessages(
  {
    title: '{product}：先看这三点',
    titleSeveral: '这次接种 {count} 种疫苗：先看这三点',
    not: '有这些情况不能接种',
    reactions: '接种后可能会',
    day: '接种当天',
    dayText:
      '带身份证件，儿童带预防接种证、由监护人陪同。如实告诉医生身体情况，由医生决定能不能接种。接种后留观 30 分钟。',
    of: '{product}：{items}',
    open: '展开完整须知',
    close: '收起完整须知',
    agree: '点“已阅读，同意并继续”，即确认您已阅读并理解完整须知，自愿预约接种。',
    next: '已阅读，同意并继续',
    semicolon: '；',
  },
  {
    title: '{product}: three points first',
    titleSeveral: '{count} vaccines in this visit: three points first',
    not: 'Not for people with',
    reactions: 'Afterwards there may be',
    day: 'On the day',
    dayText:
      'Bring an identity document; children come with the vaccination book and a guardian. Tell the doctor truthfully how the person is: the doctor decides. Stay for 30 minutes afterwards.',
    of: '{product}: {items}',
    open: 'Show the full notice',
    close: 'Hide the full notice',
    agree:
      'By pressing “Read: agree and continue” you confirm that you have read and understood the full notice and wish to be vaccinated.',
    next: 'Read: agree and continue',
    semicolon: '; ',
  },
);
