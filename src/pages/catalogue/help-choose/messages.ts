import { defineMessages } from '@/i18n/messages';

/** Texts of the guided choice; questions and advice come from the provider. */
export const CHOOSE_MESSAGES = defineMessages(
  {
    lead: '回答几个问题，看看哪些疫苗合适',
    leadText: '只在本机推算，答案不上传、不保存。',
    failed: '问题没有加载出来',
    result: '可以考虑这些疫苗',
    resultCount: '{count} 种可以考虑',
    none: '没有合适的建议',
    noneText: '请直接问接种门诊的医生。',
    again: '重新选',
    toPlan: '看接种计划',
    toCatalogue: '看全部疫苗',
    decides: '这里只是参考。能不能打、打哪一种、打几剂，由接种门诊的医生决定。',
  },
  {
    lead: 'Answer a few questions to see which vaccines may suit',
    leadText: 'Worked out on your device. Your answers are not sent or saved.',
    failed: 'The questions could not be loaded',
    result: 'Vaccines to consider',
    resultCount: 'To consider: {count}',
    none: 'No suggestion',
    noneText: 'Please ask the doctor at the clinic.',
    again: 'Start over',
    toPlan: 'See the plan',
    toCatalogue: 'All vaccines',
    decides:
      'This is a guide only. The doctor at the clinic decides whether you can have a vaccine, which one, and how many doses.',
  },
);
