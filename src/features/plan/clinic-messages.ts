import { defineMessages } from '@/i18n/messages';

/** Texts of the choice of a clinic for a vaccine of the plan. */
export const CLINIC_MESSAGES = defineMessages(
  {
    title: '去哪打{vaccine}',
    now: '{name}现在就可以打。',
    from: '{name}最早 {day} 可以打。',
    fromWhy: '{name}最早 {day} 可以打：{why}。',
    bcgTest:
      '{name}满 3 月龄了，要先做结核菌素试验，阴性才能打。带上结果去；还没做的，先问门诊在哪做。',
    usual: '常去',
    freeFrom: '{day}有号',
    noFree: '满，可以候补',
    paid: '自费疫苗，自愿接种。是否需要打，请听医生的意见。',
    others: '看全部疫苗和门诊',
    failed: '门诊没有加载出来',
    none: '{region}暂时没有门诊有这种疫苗',
    noneText: '切换城市，或过几天再来看看。',
    changeCity: '切换城市',
    wait: '有名额时通知我',
  },
  {
    title: 'Choose a clinic: {vaccine}',
    now: '{name} can have it now.',
    from: '{name} can have it from {day}.',
    fromWhy: '{name} can have it from {day}. {why}.',
    bcgTest:
      'From 3 months {name} needs a negative tuberculin test first. Bring the result; if there is none yet, ask the clinic where to have the test.',
    usual: 'Usual',
    freeFrom: 'available {day}',
    noFree: 'fully booked, waiting list open',
    paid: 'At your own cost and your own choice. Ask a doctor whether you need it.',
    others: 'All vaccines and clinics',
    failed: 'The clinics could not be loaded',
    none: 'No clinic in {region} has this vaccine at the moment',
    noneText: 'Change city, or check again in a few days.',
    changeCity: 'Change city',
    wait: 'Tell me when a place is available',
  },
);
