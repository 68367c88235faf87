import { defineMessages } from '@/i18n/messages';

/** Texts of the page alone. */
export const NOTICE_PAGE_MESSAGES = defineMessages(
  {
    title: '{product}：先看这三点',
    titleSeveral: '这次接种 {count} 种疫苗：先看这三点',
    not: '有这些情况不能接种，或要推迟',
    reactions: '接种后可能出现',
    day: '接种当天',
    dayText:
      '带身份证件；孩子还要带预防接种证，由监护人陪同。身体情况如实告诉医生，能不能接种由医生决定。打完在门诊留观 30 分钟再走。',
    of: '{product}：{items}',
    open: '展开完整须知',
    close: '收起完整须知',
    agree: '点“已阅读，同意并继续”，即确认您已阅读并理解完整须知，自愿预约接种。',
    next: '已阅读，同意并继续',
    semicolon: '；',
  },
  {
    title: '{product}: three things to know first',
    titleSeveral: '{count} vaccines in this visit: three things to know first',
    not: 'Who must not have it, or must wait',
    reactions: 'Possible side effects',
    day: 'On the day',
    dayText:
      'Bring an identity document. Children also need their vaccination book and a guardian with them. Tell the doctor about any health problems: the doctor decides whether to vaccinate. Stay at the clinic for 30 minutes afterwards.',
    of: '{product}: {items}',
    open: 'Show the full notice',
    close: 'Hide the full notice',
    agree:
      'By selecting “I have read it and agree” you confirm that you have read and understood the full notice and choose to book this vaccination.',
    next: 'I have read it and agree',
    semicolon: '; ',
  },
);
