import { defineMessages } from '@/i18n/messages';

/** Texts of the choice of a clinic for a vaccine of the plan. */
export const CLINIC_MESSAGES = defineMessages(
  {
    title: '选择门诊：{vaccine}',
    now: '{name}现在就可以打。',
    from: '{name}最早 {day} 可以打。',
    fromWhy: '{name}最早 {day} 可以打：{why}。',
    bcgTest:
      '{name}满 3 月龄了，要先做结核菌素试验，阴性才能打。带上结果去；还没做的，先问门诊在哪做。',
    usual: '常去',
    paid: '自费疫苗，自愿接种。是否需要打，请听医生的意见。',
    others: '看全部疫苗和门诊',
  },
  {
    title: 'Choose a clinic: {vaccine}',
    now: '{name} can have it now.',
    from: '{name} can have it from {day}.',
    fromWhy: '{name} can have it from {day}. {why}.',
    bcgTest:
      'From 3 months {name} needs a negative tuberculin test first. Bring the result. If you do not have one, ask the clinic where to have the test.',
    usual: 'Usual',
    paid: 'At your own cost and your own choice. Ask a doctor whether you need it.',
    others: 'All vaccines and clinics',
  },
);
