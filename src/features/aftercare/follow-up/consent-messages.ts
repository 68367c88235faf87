import { defineMessages } from '@/i18n/messages';

/** What is read before a follow-up is agreed to: apart, as the page of the consent shows them too. */
export const FOLLOW_UP_CONSENT_MESSAGES = defineMessages(
  {
    consentTitle: '回家后，要不要我们问您一声？',
    consentText:
      '接种后第 {days} 天，我们各问一句“有没有不舒服”。全家这次接种合成一份，点一下就能回答，只有“有”时才问细节。',
    consentUse:
      '您的回答只用于这次随访：您自己能看；较重的情况会发给{clinic}核实；20 人以上才合并成区间，不含任何人的信息。不给奖励，不影响预约。',
    consentEnd:
      '随时可以一键停止，也可以删除回答；两年后自动删除。门诊已接手的由门诊处理完，最长两年。',
    agree: '同意，开始随访',
  },
  {
    consentTitle: 'May we ask how you are?',
    consentText:
      'On day {days} we ask one question: anything unusual? It is one for all of the family vaccinated that day. One tap answers it; details only if there is something.',
    consentUse:
      'Your answers are used for this follow-up only. You can read them. Serious ones go to {clinic}. From 20 people on they are told together as ranges, without anything about a person. There is no reward, and it does not affect bookings.',
    consentEnd:
      'You can stop with one tap and delete your answers. They are deleted after two years. What the clinic has taken on stays with it, two years at most.',
    agree: 'Agree and start',
  },
);
